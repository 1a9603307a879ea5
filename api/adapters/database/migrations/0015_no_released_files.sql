DROP TABLE "released_files";

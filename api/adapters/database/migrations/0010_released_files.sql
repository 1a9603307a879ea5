CREATE TABLE "released_files" (
	"name" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"encoding" text,
	"served_at" timestamp (3) with time zone NOT NULL
);

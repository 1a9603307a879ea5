CREATE TABLE "ledger_audits" (
	"audit" text PRIMARY KEY NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"position" uuid,
	"faults_so_far" integer DEFAULT 0 NOT NULL
);

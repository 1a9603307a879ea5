ALTER TABLE "ledger_audits" ADD COLUMN "settled_to" bigint;--> statement-breakpoint
ALTER TABLE "ledger_audits" ADD COLUMN "settled_at" timestamp (3) with time zone;
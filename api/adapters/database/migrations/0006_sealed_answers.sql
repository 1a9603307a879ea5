CREATE TABLE "sealed_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"hold_id" uuid,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sealed_one_answer_per_key" UNIQUE("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "sealed_events" (
	"answer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "sealed_events_answer_id_number_pk" PRIMARY KEY("answer_id","number")
);
--> statement-breakpoint
ALTER TABLE "paid_practices" ALTER COLUMN "start_key" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "practice_uses" ALTER COLUMN "key" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "resume_generations" ALTER COLUMN "charge_key" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "sealed_events" ADD CONSTRAINT "sealed_events_answer_id_sealed_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."sealed_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sealed_answers_by_expiry" ON "sealed_answers" USING btree ("expires_at");--> statement-breakpoint
-- The Idempotency-Keys that are here already become hashes: `keyHashOf` in SQL. A hold that ended changes in nothing else.
UPDATE "paid_practices" SET "start_key" = encode(sha256(convert_to('greenroom idempotency key:' || "start_key", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "practice_uses" SET "key" = encode(sha256(convert_to('greenroom idempotency key:' || "key", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "resume_generations" SET "charge_key" = encode(sha256(convert_to('greenroom idempotency key:' || "charge_key", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "ledger_holds" DISABLE TRIGGER ledger_holds_end_once;--> statement-breakpoint
UPDATE "ledger_holds" SET "key" = encode(sha256(convert_to('greenroom idempotency key:' || "key", 'UTF8')), 'hex'), "pass_key" = encode(sha256(convert_to('greenroom idempotency key:' || "pass_key", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "ledger_holds" ENABLE TRIGGER ledger_holds_end_once;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_hold_key_hashed" CHECK (length("ledger_holds"."key") = 64 AND length("ledger_holds"."pass_key") = 64);
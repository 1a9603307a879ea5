CREATE TABLE "background_work" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_audit_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"settled_to" bigint NOT NULL,
	"noted_to" bigint NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_one_audit_mark" CHECK ("ledger_audit_marks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_audited_sums" (
	"account" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_locks" (
	"file_id" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_wanted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"start_byte" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	CONSTRAINT "upload_one_part_per_place" UNIQUE("file_id","start_byte")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"file_id" text PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"grown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_bytes" CHECK ("uploads"."received_bytes" BETWEEN 0 AND "uploads"."size_bytes")
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_file_id_uploads_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploads"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_person" ON "uploads" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX "uploads_by_growth" ON "uploads" USING btree ("grown_at");--> statement-breakpoint
CREATE INDEX "checkouts_waiting" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "feedback_by_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_holds_by_end" ON "ledger_holds" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "practices_by_expiry" ON "paid_practices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pitches_by_user" ON "pitches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pitches_without_owner" ON "pitches" USING btree ("changed_at") WHERE "pitches"."user_id" IS NULL AND "pitches"."state" <> 'deleting';--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone_hash");
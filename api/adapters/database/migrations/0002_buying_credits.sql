CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"package_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"receipt_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"credited_at" timestamp (3) with time zone,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkouts_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "checkout_amounts" CHECK ("checkouts"."amount_cents" > 0 AND "checkouts"."credits" > 0),
	CONSTRAINT "checkout_credited" CHECK (("checkouts"."state" = 'credited') = ("checkouts"."credited_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "corrects" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_by_user" ON "checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_corrected" ON "ledger_entries" USING btree ("corrects") WHERE "ledger_entries"."corrects" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entry_corrects" CHECK (("ledger_entries"."kind" IN ('back', 'restore')) = ("ledger_entries"."corrects" IS NOT NULL));
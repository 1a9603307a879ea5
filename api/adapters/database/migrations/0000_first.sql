CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person" uuid,
	"owner" text,
	"balance" integer,
	CONSTRAINT "ledger_accounts_owner_unique" UNIQUE("owner"),
	CONSTRAINT "ledger_one_account_of_each_kind" UNIQUE("person","kind"),
	CONSTRAINT "ledger_account_shape" CHECK (("ledger_accounts"."kind" = 'system') = ("ledger_accounts"."person" IS NULL AND "ledger_accounts"."balance" IS NULL)),
	CONSTRAINT "ledger_balance_side" CHECK (CASE "ledger_accounts"."kind" WHEN 'system' THEN true WHEN 'debt' THEN "ledger_accounts"."balance" <= 0 ELSE "ledger_accounts"."balance" >= 0 END)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"debit_account" text NOT NULL,
	"credit_account" text NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"hold_id" uuid,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_amount_positive" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_two_sides" CHECK ("ledger_entries"."debit_account" <> "ledger_entries"."credit_account"),
	CONSTRAINT "ledger_entry_hold" CHECK (("ledger_entries"."kind" IN ('hold', 'post', 'void')) = ("ledger_entries"."hold_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" uuid NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"key" text,
	"pass_key" text,
	"request_hash" text,
	"generation" integer NOT NULL,
	"rerun_of" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_hold_generation" UNIQUE("person","key","generation"),
	CONSTRAINT "ledger_hold_pass_key" UNIQUE("person","pass_key"),
	CONSTRAINT "ledger_hold_amount" CHECK (CASE WHEN "ledger_holds"."rerun_of" IS NULL THEN "ledger_holds"."amount" > 0 ELSE "ledger_holds"."amount" = 0 END),
	CONSTRAINT "ledger_hold_key" CHECK (CASE "ledger_holds"."state" WHEN 'voided' THEN true WHEN 'pass' THEN "ledger_holds"."key" IS NULL ELSE "ledger_holds"."key" IS NOT NULL END),
	CONSTRAINT "ledger_hold_end" CHECK (("ledger_holds"."ended_at" IS NULL) = ("ledger_holds"."state" IN ('pass', 'running')))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"google_subject" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trials_uid_unique" UNIQUE("uid"),
	CONSTRAINT "trials_google_subject_unique" UNIQUE("google_subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"google_subject" text NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"phone_hash" text,
	"credits_granted_by_phone" boolean DEFAULT false NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_debit_account_ledger_accounts_id_fk" FOREIGN KEY ("debit_account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_credit_account_ledger_accounts_id_fk" FOREIGN KEY ("credit_account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_hold_id_ledger_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_end_per_hold" ON "ledger_entries" USING btree ("hold_id") WHERE "ledger_entries"."kind" IN ('post', 'void');--> statement-breakpoint
CREATE INDEX "ledger_entries_by_debit" ON "ledger_entries" USING btree ("debit_account","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_credit" ON "ledger_entries" USING btree ("credit_account","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_hold" ON "ledger_entries" USING btree ("hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_charge_per_key" ON "ledger_holds" USING btree ("person","key") WHERE "ledger_holds"."state" IN ('running', 'posted') AND "ledger_holds"."rerun_of" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_free_rerun" ON "ledger_holds" USING btree ("rerun_of") WHERE "ledger_holds"."state" IN ('running', 'posted');--> statement-breakpoint
CREATE INDEX "ledger_open_holds" ON "ledger_holds" USING btree ("person","state") WHERE "ledger_holds"."state" IN ('pass', 'running');--> statement-breakpoint
CREATE INDEX "ledger_expiring_holds" ON "ledger_holds" USING btree ("expires_at") WHERE "ledger_holds"."state" IN ('pass', 'running');--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "rate_limits" USING btree ("expire");
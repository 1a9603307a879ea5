CREATE TABLE "admin_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"person" uuid,
	"credits" integer,
	"reason" text,
	"key" text,
	CONSTRAINT "admin_actions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ai_spending" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	CONSTRAINT "ai_spending_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
CREATE TRIGGER admin_actions_only_grow BEFORE UPDATE OR DELETE ON admin_actions FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER admin_actions_stay BEFORE TRUNCATE ON admin_actions FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TABLE "paid_practices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"start_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_one_per_start" UNIQUE("user_id","start_key"),
	CONSTRAINT "practice_times" CHECK ("paid_practices"."expires_at" > "paid_practices"."created_at")
);
--> statement-breakpoint
CREATE TABLE "practice_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question_index" integer NOT NULL,
	"take" integer NOT NULL,
	"key" uuid NOT NULL,
	"runs" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "practice_use_once_per_key" UNIQUE("practice_id","kind","key"),
	CONSTRAINT "practice_use_place" CHECK ("practice_uses"."question_index" BETWEEN 0 AND 9 AND "practice_uses"."take" BETWEEN 0 AND 3)
);
--> statement-breakpoint
ALTER TABLE "paid_practices" ADD CONSTRAINT "paid_practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_uses" ADD CONSTRAINT "practice_uses_practice_id_paid_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."paid_practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practices_by_user" ON "paid_practices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "practice_uses_by_question" ON "practice_uses" USING btree ("practice_id","kind","question_index","take");
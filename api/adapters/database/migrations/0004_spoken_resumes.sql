CREATE TABLE "resume_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"charge_key" uuid NOT NULL,
	"regenerations_used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_one_generation_per_charge" UNIQUE("user_id","charge_key"),
	CONSTRAINT "resume_regenerations" CHECK ("resume_generations"."regenerations_used" BETWEEN 0 AND 5)
);
--> statement-breakpoint
ALTER TABLE "resume_generations" ADD CONSTRAINT "resume_generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
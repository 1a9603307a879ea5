CREATE TABLE "pitches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"state" text NOT NULL,
	"slot" integer,
	"save_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"duration_seconds" double precision,
	"transcript" text NOT NULL,
	"score" double precision NOT NULL,
	"refined_pitch" text NOT NULL,
	"alternate_example" text NOT NULL,
	"video_lost" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pitch_slot" CHECK (("pitches"."state" = 'saved') = ("pitches"."slot" IS NOT NULL) AND "pitches"."slot" BETWEEN 1 AND 3),
	CONSTRAINT "pitch_score" CHECK ("pitches"."score" BETWEEN 0 AND 10)
);
--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_one_per_slot" ON "pitches" USING btree ("user_id","slot") WHERE "pitches"."state" = 'saved';--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_one_per_save" ON "pitches" USING btree ("user_id","save_key") WHERE "pitches"."state" <> 'deleting';--> statement-breakpoint
CREATE INDEX "pitches_unfinished" ON "pitches" USING btree ("changed_at") WHERE "pitches"."state" <> 'saved';
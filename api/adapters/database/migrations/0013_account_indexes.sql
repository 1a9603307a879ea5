CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "users_one_per_phone" ON "users" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "trials_freed" ON "trials" USING btree ("grant_key") WHERE "trials"."grant_key" IS NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_by_phone";

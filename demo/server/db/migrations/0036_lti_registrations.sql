CREATE TABLE "lti_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"deployment_id" text NOT NULL,
	"address" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"registered" jsonb,
	CONSTRAINT "lti_registrations_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("deployment_id"::text) <= 200 AND char_length("address"::text) <= 2000 AND char_length("user_id"::text) <= 200 AND char_length("registered"::text) <= 32768)
);
--> statement-breakpoint
ALTER TABLE "lti_registrations" ADD CONSTRAINT "lti_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
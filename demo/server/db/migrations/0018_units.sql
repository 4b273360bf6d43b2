CREATE TABLE "unit_members" (
	"unit_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "unit_members_unit_id_user_id_pk" PRIMARY KEY("unit_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unit_members" ADD CONSTRAINT "unit_members_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_members" ADD CONSTRAINT "unit_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A person can write their time zone, so that what stands beside it has a longest length too (SRV-51). Rows that stand already are not asked.
ALTER TABLE "users" ADD CONSTRAINT "users_lengths" CHECK (char_length("id") <= 200 AND char_length("username") <= 200 AND char_length("email") <= 320 AND char_length("first_name") <= 500 AND char_length("middle_name") <= 500 AND char_length("last_name") <= 500 AND char_length("timezone") <= 60 AND char_length("tenant_id") <= 200 AND char_length("roles"::text) <= 16384 AND char_length("permissions"::text) <= 16384 AND char_length("features"::text) <= 16384 AND char_length("department") <= 1000 AND char_length("external_id") <= 200 AND char_length("locale") <= 40) NOT VALID;

CREATE TABLE "certificate_records" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"tenant_id" text,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"objective_id" text NOT NULL,
	"template_id" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"course_name" text NOT NULL,
	"course_code" text,
	"external_url" text,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone,
	"issued_by" text,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" text,
	"revoke_reason" text,
	CONSTRAINT "certificate_records_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "certificate_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" smallint DEFAULT 1 NOT NULL,
	"valid_months" smallint,
	"issuer_name" text NOT NULL,
	"statement" text NOT NULL,
	"signatory_name" text NOT NULL,
	"signatory_title" text NOT NULL,
	"external_url" text
);
--> statement-breakpoint
CREATE TABLE "objective_certificate_templates" (
	"objective_id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate_records" ADD CONSTRAINT "certificate_records_record_id_objective_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."objective_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_records" ADD CONSTRAINT "certificate_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_records" ADD CONSTRAINT "certificate_records_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_records" ADD CONSTRAINT "certificate_records_template_id_certificate_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."certificate_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_certificate_templates" ADD CONSTRAINT "objective_certificate_templates_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_certificate_templates" ADD CONSTRAINT "objective_certificate_templates_template_id_certificate_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."certificate_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_records_user" ON "certificate_records" USING btree ("user_id","created");--> statement-breakpoint
CREATE INDEX "certificate_records_created" ON "certificate_records" USING btree ("created");--> statement-breakpoint
CREATE INDEX "certificate_records_record" ON "certificate_records" USING btree ("record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_records_once" ON "certificate_records" USING btree ("record_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_records_by_rule" ON "certificate_records" USING btree ("record_id") WHERE issued_by is null;--> statement-breakpoint
-- What requests can write has a longest length here too (SRV-51).
ALTER TABLE "certificate_records" ADD CONSTRAINT "certificate_records_lengths" CHECK (char_length("id") <= 200 AND char_length("number") <= 40 AND char_length("tenant_id") <= 200 AND char_length("record_id") <= 200 AND char_length("user_id") <= 200 AND char_length("objective_id") <= 200 AND char_length("template_id") <= 200 AND char_length("first_name") <= 1000 AND char_length("middle_name") <= 1000 AND char_length("last_name") <= 1000 AND char_length("course_name") <= 1000 AND char_length("course_code") <= 1000 AND char_length("external_url") <= 2000 AND char_length("issued_by") <= 200 AND char_length("revoked_by") <= 200 AND char_length("revoke_reason") <= 500);

CREATE TABLE "activity_packages" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorm_attempts" (
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"package_id" text NOT NULL,
	"sequencing" text,
	"item" text,
	"complete" boolean DEFAULT false NOT NULL,
	"passed" boolean,
	"score" double precision,
	"submitted" timestamp (3) with time zone,
	CONSTRAINT "scorm_attempts_workflow_id_axis_pk" PRIMARY KEY("workflow_id","axis"),
	CONSTRAINT "scorm_attempts_lengths" CHECK (char_length("axis"::text) <= 2500 AND char_length("sequencing"::text) <= 1000000 AND char_length("item"::text) <= 500)
);
--> statement-breakpoint
CREATE TABLE "scorm_launches" (
	"id" text PRIMARY KEY NOT NULL,
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"user_id" text NOT NULL,
	"package_id" text NOT NULL,
	"review" boolean NOT NULL,
	"language" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"opened" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone NOT NULL,
	"superseded" boolean DEFAULT false NOT NULL,
	"commits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scorm_launches_lengths" CHECK (char_length("id"::text) <= 100 AND char_length("axis"::text) <= 2500 AND char_length("language"::text) <= 40)
);
--> statement-breakpoint
CREATE TABLE "scorm_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"standard" text NOT NULL,
	"seeded" text,
	"manifest" jsonb NOT NULL,
	"files" integer NOT NULL,
	"bytes" double precision NOT NULL,
	"opens_windows" boolean DEFAULT false NOT NULL,
	"uploaded" timestamp (3) with time zone NOT NULL,
	"uploaded_by" text,
	CONSTRAINT "scorm_packages_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("title"::text) <= 500 AND char_length("standard"::text) <= 10 AND char_length("seeded"::text) <= 100 AND char_length("manifest"::text) <= 4000000)
);
--> statement-breakpoint
CREATE TABLE "scorm_states" (
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"item" text NOT NULL,
	"values" jsonb NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scorm_states_workflow_id_axis_item_pk" PRIMARY KEY("workflow_id","axis","item"),
	CONSTRAINT "scorm_states_lengths" CHECK (char_length("axis"::text) <= 2500 AND char_length("item"::text) <= 500 AND char_length("values"::text) <= 2000000)
);
--> statement-breakpoint
ALTER TABLE "activity_packages" ADD CONSTRAINT "activity_packages_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_packages" ADD CONSTRAINT "activity_packages_package_id_scorm_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."scorm_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_attempts" ADD CONSTRAINT "scorm_attempts_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_attempts" ADD CONSTRAINT "scorm_attempts_package_id_scorm_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."scorm_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_launches" ADD CONSTRAINT "scorm_launches_package_id_scorm_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."scorm_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_packages" ADD CONSTRAINT "scorm_packages_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_states" ADD CONSTRAINT "scorm_states_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorm_launches_part" ON "scorm_launches" USING btree ("workflow_id","axis");--> statement-breakpoint
CREATE INDEX "scorm_launches_expires" ON "scorm_launches" USING btree ("expires");
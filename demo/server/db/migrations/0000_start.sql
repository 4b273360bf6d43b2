CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"type" smallint NOT NULL,
	"state" smallint NOT NULL,
	"duration" integer,
	"support_review" boolean DEFAULT true NOT NULL,
	"presentation_mode" smallint DEFAULT 0 NOT NULL,
	"scored" boolean DEFAULT false NOT NULL,
	"graded_by_hand" boolean DEFAULT false NOT NULL,
	"proctored" boolean DEFAULT false NOT NULL,
	"content" text
);
--> statement-breakpoint
CREATE TABLE "activity_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"child_id" text NOT NULL,
	"order" integer NOT NULL,
	"optional" boolean DEFAULT false NOT NULL,
	"score_weight" double precision DEFAULT 0 NOT NULL,
	"after_previous" boolean DEFAULT false NOT NULL,
	"content_available" boolean DEFAULT true NOT NULL,
	"activity_constraint" jsonb
);
--> statement-breakpoint
CREATE TABLE "activity_workflows" (
	"id" text PRIMARY KEY NOT NULL,
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"state" smallint NOT NULL,
	"started" timestamp (3) with time zone NOT NULL,
	"submitted" timestamp (3) with time zone,
	"finished" timestamp (3) with time zone,
	"last_proctoring_session_id" text,
	"normalized_score" double precision,
	"passed" boolean,
	CONSTRAINT "activity_workflows_axis" UNIQUE("workflow_id","axis")
);
--> statement-breakpoint
CREATE TABLE "commands" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"accepted" timestamp (3) with time zone NOT NULL,
	"completed" timestamp (3) with time zone,
	"state" smallint,
	"result" jsonb,
	"errors" jsonb
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"id" text PRIMARY KEY NOT NULL,
	"scale_id" text NOT NULL,
	"name" text NOT NULL,
	"normalized_min_score" double precision NOT NULL,
	"color" text
);
--> statement-breakpoint
CREATE TABLE "grading_scales" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"max_score" double precision NOT NULL,
	"passing_grade_id" text
);
--> statement-breakpoint
CREATE TABLE "objective_accesses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"objective_id" text NOT NULL,
	"objective_access_id" text NOT NULL,
	"aggregate_id" text NOT NULL,
	"is_self_enrolled" boolean DEFAULT false NOT NULL,
	"is_mandatory" boolean DEFAULT false NOT NULL,
	"retake" boolean DEFAULT false NOT NULL,
	"show_in_catalog" boolean DEFAULT false NOT NULL,
	"availability_date" timestamp (3) with time zone,
	"availability_end_date" timestamp (3) with time zone,
	"due_date" timestamp (3) with time zone,
	"grade_reveal_policy" smallint DEFAULT 0 NOT NULL,
	"grade_reveal_date" timestamp (3) with time zone,
	"term_id" text,
	"last_workflow_id" text,
	"last_record_id" text,
	CONSTRAINT "objective_accesses_aggregate_id_unique" UNIQUE("aggregate_id"),
	CONSTRAINT "objective_accesses_user_objective" UNIQUE("user_id","objective_id")
);
--> statement-breakpoint
CREATE TABLE "objective_records" (
	"id" text PRIMARY KEY NOT NULL,
	"access_id" text NOT NULL,
	"workflow_id" text,
	"finished" timestamp (3) with time zone,
	"score" double precision,
	"max_score" double precision,
	"normalized_score" double precision,
	"grade" text,
	"passed" boolean,
	"progress" double precision NOT NULL,
	"protect_results" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "objective_showcases" (
	"objective_id" text NOT NULL,
	"showcase_id" text NOT NULL,
	CONSTRAINT "objective_showcases_objective_id_showcase_id_pk" PRIMARY KEY("objective_id","showcase_id")
);
--> statement-breakpoint
CREATE TABLE "objective_workflows" (
	"id" text PRIMARY KEY NOT NULL,
	"access_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" smallint NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"started" timestamp (3) with time zone NOT NULL,
	"submitted" timestamp (3) with time zone,
	"grade_at" timestamp (3) with time zone,
	"finished" timestamp (3) with time zone,
	"protect_results" boolean DEFAULT false NOT NULL,
	"grading_by_proctoring" boolean DEFAULT false NOT NULL,
	"record_id" text
);
--> statement-breakpoint
CREATE TABLE "objectives" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"about" text,
	"state" smallint NOT NULL,
	"image_url" text,
	"activity_id" text NOT NULL,
	"grading_scale_id" text,
	"announcement_channel_id" text,
	"proctored" boolean DEFAULT false NOT NULL,
	"parts_total" integer NOT NULL,
	"name_sort" text NOT NULL,
	"code_search" text,
	"description_search" text
);
--> statement-breakpoint
CREATE TABLE "showcases" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"timezone" text,
	"tenant_id" text,
	"roles" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"department" text,
	"external_id" text,
	"locale" text,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "accounts_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"id_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_parts" ADD CONSTRAINT "activity_parts_parent_id_activities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_parts" ADD CONSTRAINT "activity_parts_child_id_activities_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_workflows" ADD CONSTRAINT "activity_workflows_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commands" ADD CONSTRAINT "commands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_scale_id_grading_scales_id_fk" FOREIGN KEY ("scale_id") REFERENCES "public"."grading_scales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_accesses" ADD CONSTRAINT "objective_accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_accesses" ADD CONSTRAINT "objective_accesses_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_accesses" ADD CONSTRAINT "objective_accesses_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_records" ADD CONSTRAINT "objective_records_access_id_objective_accesses_id_fk" FOREIGN KEY ("access_id") REFERENCES "public"."objective_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_records" ADD CONSTRAINT "objective_records_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_showcases" ADD CONSTRAINT "objective_showcases_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_showcases" ADD CONSTRAINT "objective_showcases_showcase_id_showcases_id_fk" FOREIGN KEY ("showcase_id") REFERENCES "public"."showcases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_workflows" ADD CONSTRAINT "objective_workflows_access_id_objective_accesses_id_fk" FOREIGN KEY ("access_id") REFERENCES "public"."objective_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_workflows" ADD CONSTRAINT "objective_workflows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives" ADD CONSTRAINT "objectives_grading_scale_id_grading_scales_id_fk" FOREIGN KEY ("grading_scale_id") REFERENCES "public"."grading_scales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_parts_parent" ON "activity_parts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "commands_open" ON "commands" USING btree ("completed");--> statement-breakpoint
CREATE INDEX "objective_records_access" ON "objective_records" USING btree ("access_id");--> statement-breakpoint
CREATE INDEX "objective_workflows_grade" ON "objective_workflows" USING btree ("user_id","grade_at");--> statement-breakpoint
CREATE INDEX "objectives_name" ON "objectives" USING btree ("name_sort");--> statement-breakpoint
CREATE INDEX "oidc_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE TABLE "survey_answers" (
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"objective_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_workflow_id_axis_pk" PRIMARY KEY("workflow_id","axis"),
	CONSTRAINT "survey_answers_lengths" CHECK (char_length("workflow_id"::text) <= 200 AND char_length("axis"::text) <= 4000 AND char_length("objective_id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("answers"::text) <= 200000)
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "surveys_lengths" CHECK (char_length("activity_id"::text) <= 200 AND char_length("questions"::text) <= 100000)
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answers_place" ON "survey_answers" USING btree ("objective_id","axis");
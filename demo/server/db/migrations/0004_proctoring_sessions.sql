CREATE TABLE "proctoring_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_workflow_id" text NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD CONSTRAINT "proctoring_sessions_activity_workflow_id_activity_workflows_id_fk" FOREIGN KEY ("activity_workflow_id") REFERENCES "public"."activity_workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proctoring_sessions_run" ON "proctoring_sessions" USING btree ("activity_workflow_id","created");
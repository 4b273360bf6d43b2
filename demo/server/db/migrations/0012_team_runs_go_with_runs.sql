ALTER TABLE "group_runs" DROP CONSTRAINT "group_runs_activity_workflow_id_activity_workflows_id_fk";
--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_activity_workflow_id_activity_workflows_id_fk" FOREIGN KEY ("activity_workflow_id") REFERENCES "public"."activity_workflows"("id") ON DELETE cascade ON UPDATE no action;
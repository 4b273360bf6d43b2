CREATE TABLE "group_runs" (
	"activity_workflow_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_activity_workflow_id_activity_workflows_id_fk" FOREIGN KEY ("activity_workflow_id") REFERENCES "public"."activity_workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_runs" ADD CONSTRAINT "group_runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_runs_group" ON "group_runs" USING btree ("group_id");--> statement-breakpoint
-- What members of a group have begun until now of what is done together was begun with that group.
INSERT INTO "group_runs" ("activity_workflow_id", "group_id")
SELECT r."id", min(g."id")
FROM "activity_workflows" r
JOIN "objective_workflows" w ON w."id" = r."workflow_id"
JOIN "objective_accesses" x ON x."id" = w."access_id"
JOIN "groups" g ON g."objective_id" = x."objective_id"
JOIN "group_members" m ON m."group_id" = g."id" AND m."user_id" = w."user_id"
JOIN "activity_parts" p ON p."id" = regexp_replace(r."axis", '^.*/', '')
JOIN "activities" a ON a."id" = p."child_id" AND a."support_collaborative_mode"
GROUP BY r."id";

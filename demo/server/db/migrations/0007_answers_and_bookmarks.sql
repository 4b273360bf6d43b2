CREATE TABLE "answers" (
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"handed_in_at" timestamp (3) with time zone,
	CONSTRAINT "answers_workflow_id_axis_pk" PRIMARY KEY("workflow_id","axis")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"place" double precision,
	"seen" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookmarks_workflow_id_axis_pk" PRIMARY KEY("workflow_id","axis")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "asks_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE no action ON UPDATE no action;
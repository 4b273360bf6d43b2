CREATE TABLE "attachment_pieces" (
	"attachment_id" text NOT NULL,
	"offset" integer NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "attachment_pieces_attachment_id_offset_pk" PRIMARY KEY("attachment_id","offset"),
	CONSTRAINT "attachment_pieces_lengths" CHECK (char_length("attachment_id"::text) <= 200 AND char_length("key"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"workflow_id" text,
	"axis" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"modified" bigint,
	"created" timestamp (3) with time zone NOT NULL,
	"touched" timestamp (3) with time zone NOT NULL,
	"removed" timestamp (3) with time zone,
	CONSTRAINT "attachments_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("workflow_id"::text) <= 200 AND char_length("axis"::text) <= 4000 AND char_length("name"::text) <= 1000 AND char_length("media_type"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "work_comments" (
	"workflow_id" text NOT NULL,
	"axis" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "work_comments_workflow_id_axis_pk" PRIMARY KEY("workflow_id","axis"),
	CONSTRAINT "work_comments_lengths" CHECK (char_length("workflow_id"::text) <= 200 AND char_length("axis"::text) <= 4000 AND char_length("text"::text) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "attachment_pieces" ADD CONSTRAINT "attachment_pieces_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_workflow_id_objective_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."objective_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_part" ON "attachments" USING btree ("workflow_id","axis");--> statement-breakpoint
CREATE INDEX "attachments_user" ON "attachments" USING btree ("user_id");
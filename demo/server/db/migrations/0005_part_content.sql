CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"path" text NOT NULL,
	"attached" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "content_type" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "display_mode" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "preferred_width" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "preferred_height" integer;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "support_mobile_view" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "resource" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;
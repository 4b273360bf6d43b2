CREATE TABLE "frame_passes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"host" text,
	"provider_sid" text,
	"challenge" text,
	"parent_id" text,
	"tries" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "framed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_sid" text;--> statement-breakpoint
ALTER TABLE "frame_passes" ADD CONSTRAINT "frame_passes_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frame_passes_challenge" ON "frame_passes" USING btree ("challenge");--> statement-breakpoint
CREATE INDEX "frame_passes_parent" ON "frame_passes" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "frame_passes_provider_sid" ON "frame_passes" USING btree ("provider_sid");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sessions_provider_sid" ON "sessions" USING btree ("provider_sid");
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_reads" (
	"user_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_reads_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "channel_reads" ADD CONSTRAINT "channel_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_channel" ON "announcements" USING btree ("channel_id","sent");
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kinds" text[] NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	"used" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"portal" boolean NOT NULL,
	"email" text NOT NULL,
	"mailed" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("sent");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
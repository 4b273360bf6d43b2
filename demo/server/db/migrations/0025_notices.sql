CREATE TABLE "mailbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailbox_mails_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("to_name"::text) <= 3100 AND char_length("to_address"::text) <= 1000 AND char_length("subject"::text) <= 1000 AND char_length("text"::text) <= 200000 AND char_length("html"::text) <= 400000 AND char_length("headers"::text) <= 8000)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"objective_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"mail" text NOT NULL,
	"mail_id" text,
	CONSTRAINT "notices_once" UNIQUE("user_id","kind","key"),
	CONSTRAINT "notices_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("kind"::text) <= 20 AND char_length("key"::text) <= 300 AND char_length("objective_id"::text) <= 200 AND char_length("data"::text) <= 8000 AND char_length("mail"::text) <= 10 AND char_length("mail_id"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"portal" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_preferences_lengths" CHECK (char_length("user_id"::text) <= 200 AND char_length("kind"::text) <= 20 AND char_length("mail"::text) <= 10)
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"way" text NOT NULL,
	"made" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next" timestamp (3) with time zone NOT NULL,
	"taken_until" timestamp (3) with time zone,
	"ended" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "outgoing_mails_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("way"::text) <= 10 AND char_length("outcome"::text) <= 20)
);
--> statement-breakpoint
CREATE TABLE "seen_languages" (
	"user_id" text PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "seen_languages_lengths" CHECK (char_length("user_id"::text) <= 200 AND char_length("tag"::text) <= 40)
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"was" jsonb NOT NULL,
	CONSTRAINT "unsubscribe_links_of" UNIQUE("user_id","kind"),
	CONSTRAINT "unsubscribe_links_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("kind"::text) <= 20 AND char_length("was"::text) <= 500)
);
--> statement-breakpoint
ALTER TABLE "mailbox_mails" ADD CONSTRAINT "mailbox_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_languages" ADD CONSTRAINT "seen_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_mails_sent" ON "mailbox_mails" USING btree ("sent");--> statement-breakpoint
CREATE INDEX "mailbox_mails_user" ON "mailbox_mails" USING btree ("user_id","sent");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","created");--> statement-breakpoint
CREATE INDEX "notices_waiting" ON "notices" USING btree ("mail","mail_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("ended","next");
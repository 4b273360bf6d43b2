CREATE TABLE "tutor_consents" (
	"user_id" text PRIMARY KEY NOT NULL,
	"instructors" boolean NOT NULL,
	"given" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_courses" (
	"objective_id" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"prompt" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"objective_id" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"citations" jsonb NOT NULL,
	"asked" timestamp (3) with time zone NOT NULL,
	"rating" smallint,
	"instructors" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_parts" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_use" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "tutor_use_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "tutor_consents" ADD CONSTRAINT "tutor_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_courses" ADD CONSTRAINT "tutor_courses_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_parts" ADD CONSTRAINT "tutor_parts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_use" ADD CONSTRAINT "tutor_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_messages_of" ON "tutor_messages" USING btree ("user_id","objective_id","asked");
--> statement-breakpoint
-- What requests can write has a longest length here too (SRV-51).
ALTER TABLE "tutor_courses" ADD CONSTRAINT "tutor_courses_lengths" CHECK (char_length("objective_id") <= 200 AND char_length("use") <= 10 AND char_length("prompt") <= 4000);--> statement-breakpoint
ALTER TABLE "tutor_consents" ADD CONSTRAINT "tutor_consents_lengths" CHECK (char_length("user_id") <= 200);--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_lengths" CHECK (char_length("id") <= 200 AND char_length("user_id") <= 200 AND char_length("objective_id") <= 200 AND char_length("question") <= 2000 AND char_length("answer") <= 20000 AND char_length("kind") <= 20 AND char_length("state") <= 20 AND char_length("citations"::text) <= 32768);--> statement-breakpoint
ALTER TABLE "tutor_use" ADD CONSTRAINT "tutor_use_lengths" CHECK (char_length("user_id") <= 200);

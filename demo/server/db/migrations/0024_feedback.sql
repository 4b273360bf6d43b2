CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text,
	"day" date NOT NULL,
	"grade" smallint NOT NULL,
	"options" jsonb NOT NULL,
	"comment" text NOT NULL,
	"received" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_person_day" UNIQUE("user_id","day"),
	CONSTRAINT "feedback_grade" CHECK ("feedback"."grade" between 1 and 5),
	CONSTRAINT "feedback_lengths" CHECK (char_length("feedback"."user_id") <= 200 and char_length("feedback"."options"::text) <= 500 and char_length("feedback"."comment") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_day" ON "feedback" USING btree ("day");
CREATE TABLE "mail_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"order" smallint NOT NULL,
	"text" text NOT NULL,
	"correct" boolean NOT NULL,
	CONSTRAINT "mail_answers_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("question_id"::text) <= 200 AND char_length("text"::text) <= 500)
);
--> statement-breakpoint
CREATE TABLE "mail_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"objective_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"activity_path_id" text NOT NULL,
	"text" text NOT NULL,
	"explanation" text NOT NULL,
	"sent" timestamp (3) with time zone NOT NULL,
	"author_id" text,
	CONSTRAINT "mail_questions_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("objective_id"::text) <= 200 AND char_length("activity_id"::text) <= 200 AND char_length("activity_path_id"::text) <= 200 AND char_length("text"::text) <= 1000 AND char_length("explanation"::text) <= 2000 AND char_length("author_id"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "mail_responses" (
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_responses_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "mail_responses_lengths" CHECK (char_length("user_id"::text) <= 200 AND char_length("question_id"::text) <= 200 AND char_length("answer_id"::text) <= 200)
);
--> statement-breakpoint
ALTER TABLE "mail_answers" ADD CONSTRAINT "mail_answers_question_id_mail_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."mail_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_questions" ADD CONSTRAINT "mail_questions_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_questions" ADD CONSTRAINT "mail_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_responses" ADD CONSTRAINT "mail_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_responses" ADD CONSTRAINT "mail_responses_question_id_mail_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."mail_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_responses" ADD CONSTRAINT "mail_responses_answer_id_mail_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."mail_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_answers_question" ON "mail_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "mail_questions_course" ON "mail_questions" USING btree ("objective_id","sent");
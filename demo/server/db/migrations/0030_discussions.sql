CREATE TABLE "discussion_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"objective_id" text NOT NULL,
	"axis" text NOT NULL,
	"author_id" text NOT NULL,
	"thread_id" text,
	"answers_id" text,
	"text" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"edited" timestamp (3) with time zone,
	"deleted" text,
	"touched" timestamp (3) with time zone NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discussion_posts_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("objective_id"::text) <= 200 AND char_length("axis"::text) <= 4000 AND char_length("author_id"::text) <= 200 AND char_length("thread_id"::text) <= 200 AND char_length("answers_id"::text) <= 200 AND char_length("text"::text) <= 10000 AND char_length("deleted"::text) <= 10)
);
--> statement-breakpoint
CREATE TABLE "discussion_reads" (
	"user_id" text NOT NULL,
	"objective_id" text NOT NULL,
	"axis" text NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discussion_reads_user_id_objective_id_axis_pk" PRIMARY KEY("user_id","objective_id","axis"),
	CONSTRAINT "discussion_reads_lengths" CHECK (char_length("user_id"::text) <= 200 AND char_length("objective_id"::text) <= 200 AND char_length("axis"::text) <= 4000)
);
--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD CONSTRAINT "discussion_posts_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD CONSTRAINT "discussion_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_posts_place" ON "discussion_posts" USING btree ("objective_id","axis","created");--> statement-breakpoint
CREATE INDEX "discussion_posts_thread" ON "discussion_posts" USING btree ("thread_id","created");--> statement-breakpoint
CREATE INDEX "discussion_posts_author" ON "discussion_posts" USING btree ("author_id","created");
CREATE TABLE "lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"turn" integer NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_keys_turn" UNIQUE("turn"),
	CONSTRAINT "lti_keys_lengths" CHECK (char_length("kid"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "lti_line_items" (
	"id" text PRIMARY KEY NOT NULL,
	"objective_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"axis" text,
	"own" boolean DEFAULT false NOT NULL,
	"label" text NOT NULL,
	"score_maximum" double precision NOT NULL,
	"resource_id" text,
	"tag" text,
	"start_date_time" text,
	"end_date_time" text,
	"made" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_line_items_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("objective_id"::text) <= 200 AND char_length("tool_id"::text) <= 200 AND char_length("axis"::text) <= 2500 AND char_length("label"::text) <= 500 AND char_length("resource_id"::text) <= 500 AND char_length("tag"::text) <= 500 AND char_length("start_date_time"::text) <= 60 AND char_length("end_date_time"::text) <= 60)
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"tool_id" text NOT NULL,
	"url" text,
	"custom" jsonb NOT NULL,
	CONSTRAINT "lti_links_lengths" CHECK (char_length("activity_id"::text) <= 200 AND char_length("tool_id"::text) <= 200 AND char_length("url"::text) <= 2000 AND char_length("custom"::text) <= 8192)
);
--> statement-breakpoint
CREATE TABLE "lti_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"objective_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"message" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_offers_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("objective_id"::text) <= 200 AND char_length("tool_id"::text) <= 200 AND char_length("items"::text) <= 100000 AND char_length("message"::text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "lti_scores" (
	"line_item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"score_given" double precision,
	"score_maximum" double precision,
	"activity_progress" text NOT NULL,
	"grading_progress" text NOT NULL,
	"comment" text,
	"timestamp" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_scores_line_item_id_user_id_pk" PRIMARY KEY("line_item_id","user_id"),
	CONSTRAINT "lti_scores_lengths" CHECK (char_length("line_item_id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("activity_progress"::text) <= 20 AND char_length("grading_progress"::text) <= 20 AND char_length("comment"::text) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "lti_tools" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"deployment_id" text NOT NULL,
	"login_url" text,
	"redirect_uris" jsonb NOT NULL,
	"target_link_uri" text NOT NULL,
	"deep_link_url" text,
	"jwks_url" text,
	"public_keys" jsonb,
	"personal_data" text DEFAULT 'none' NOT NULL,
	"permissions" jsonb NOT NULL,
	"consumer_key" text,
	"shared_secret" text,
	"made" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_tools_consumer_key_unique" UNIQUE("consumer_key"),
	CONSTRAINT "lti_tools_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("name"::text) <= 200 AND char_length("deployment_id"::text) <= 200 AND char_length("login_url"::text) <= 2000 AND char_length("redirect_uris"::text) <= 8192 AND char_length("target_link_uri"::text) <= 2000 AND char_length("deep_link_url"::text) <= 2000 AND char_length("jwks_url"::text) <= 2000 AND char_length("public_keys"::text) <= 16384 AND char_length("personal_data"::text) <= 10 AND char_length("permissions"::text) <= 200 AND char_length("consumer_key"::text) <= 200 AND char_length("shared_secret"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "lti_used" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_used_lengths" CHECK (char_length("id"::text) <= 200)
);
--> statement-breakpoint
ALTER TABLE "lti_line_items" ADD CONSTRAINT "lti_line_items_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_line_items" ADD CONSTRAINT "lti_line_items_tool_id_lti_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."lti_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_tool_id_lti_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."lti_tools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_offers" ADD CONSTRAINT "lti_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_offers" ADD CONSTRAINT "lti_offers_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_offers" ADD CONSTRAINT "lti_offers_tool_id_lti_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."lti_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_line_item_id_lti_line_items_id_fk" FOREIGN KEY ("line_item_id") REFERENCES "public"."lti_line_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_line_items_course" ON "lti_line_items" USING btree ("objective_id","tool_id");--> statement-breakpoint
CREATE INDEX "lti_links_tool" ON "lti_links" USING btree ("tool_id");
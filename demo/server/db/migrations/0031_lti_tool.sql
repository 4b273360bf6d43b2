CREATE TABLE "lti_tool_choices" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment" text NOT NULL,
	"return_url" text NOT NULL,
	"data" text,
	"line_items" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_tool_choices_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("platform_id"::text) <= 200 AND char_length("deployment"::text) <= 300 AND char_length("return_url"::text) <= 2000 AND char_length("data"::text) <= 20000)
);
--> statement-breakpoint
CREATE TABLE "lti_tool_links" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment" text NOT NULL,
	"resource_link" text NOT NULL,
	"context" text NOT NULL,
	"context_title" text NOT NULL,
	"objective_id" text NOT NULL,
	"line_item" text,
	CONSTRAINT "lti_tool_links_place" UNIQUE("platform_id","deployment","resource_link"),
	CONSTRAINT "lti_tool_links_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("platform_id"::text) <= 200 AND char_length("deployment"::text) <= 300 AND char_length("resource_link"::text) <= 300 AND char_length("context"::text) <= 300 AND char_length("context_title"::text) <= 500 AND char_length("objective_id"::text) <= 200 AND char_length("line_item"::text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "lti_tool_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"nonce" text NOT NULL,
	"proof" text NOT NULL,
	"storage" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_tool_logins_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("platform_id"::text) <= 200 AND char_length("nonce"::text) <= 200 AND char_length("proof"::text) <= 200 AND char_length("storage"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "lti_tool_people" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "lti_tool_people_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "lti_tool_people_lengths" CHECK (char_length("issuer"::text) <= 500 AND char_length("subject"::text) <= 300 AND char_length("user_id"::text) <= 200)
);
--> statement-breakpoint
CREATE TABLE "lti_tool_platforms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"keys_url" text NOT NULL,
	"origins" jsonb NOT NULL,
	"deployments" jsonb NOT NULL,
	"instructors" boolean NOT NULL,
	"courses" jsonb NOT NULL,
	CONSTRAINT "lti_tool_platforms_client" UNIQUE("issuer","client_id"),
	CONSTRAINT "lti_tool_platforms_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("name"::text) <= 200 AND char_length("issuer"::text) <= 500 AND char_length("client_id"::text) <= 300 AND char_length("auth_url"::text) <= 2000 AND char_length("token_url"::text) <= 2000 AND char_length("keys_url"::text) <= 2000 AND char_length("origins"::text) <= 4000 AND char_length("deployments"::text) <= 8000 AND char_length("courses"::text) <= 40000)
);
--> statement-breakpoint
CREATE TABLE "lti_tool_results" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"seen" text,
	"look_again" timestamp (3) with time zone,
	"score" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"told_version" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next" timestamp (3) with time zone,
	"taken_until" timestamp (3) with time zone,
	"told" timestamp (3) with time zone,
	"refused" text,
	CONSTRAINT "lti_tool_results_person" UNIQUE("link_id","user_id"),
	CONSTRAINT "lti_tool_results_lengths" CHECK (char_length("id"::text) <= 200 AND char_length("link_id"::text) <= 200 AND char_length("user_id"::text) <= 200 AND char_length("subject"::text) <= 300 AND char_length("seen"::text) <= 500 AND char_length("score"::text) <= 1000 AND char_length("refused"::text) <= 300)
);
--> statement-breakpoint
CREATE TABLE "lti_tool_teachers" (
	"link_id" text NOT NULL,
	"user_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_tool_teachers_link_id_user_id_pk" PRIMARY KEY("link_id","user_id"),
	CONSTRAINT "lti_tool_teachers_lengths" CHECK (char_length("link_id"::text) <= 200 AND char_length("user_id"::text) <= 200)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "platform_id" text;--> statement-breakpoint
ALTER TABLE "lti_tool_choices" ADD CONSTRAINT "lti_tool_choices_platform_id_lti_tool_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_tool_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_links" ADD CONSTRAINT "lti_tool_links_platform_id_lti_tool_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_tool_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_links" ADD CONSTRAINT "lti_tool_links_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_logins" ADD CONSTRAINT "lti_tool_logins_platform_id_lti_tool_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_tool_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_people" ADD CONSTRAINT "lti_tool_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_results" ADD CONSTRAINT "lti_tool_results_link_id_lti_tool_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_tool_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_results" ADD CONSTRAINT "lti_tool_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_teachers" ADD CONSTRAINT "lti_tool_teachers_link_id_lti_tool_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_tool_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_teachers" ADD CONSTRAINT "lti_tool_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_tool_choices_platform" ON "lti_tool_choices" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_tool_logins_platform" ON "lti_tool_logins" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_tool_people_user" ON "lti_tool_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lti_tool_results_waiting" ON "lti_tool_results" USING btree ("next");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_platform_id_lti_tool_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_tool_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_platform" ON "sessions" USING btree ("platform_id");
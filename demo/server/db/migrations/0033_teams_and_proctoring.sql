CREATE TABLE "team_presence" (
	"user_id" text NOT NULL,
	"axis" text NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL,
	"here" boolean NOT NULL,
	"wrote" timestamp (3) with time zone,
	CONSTRAINT "team_presence_user_id_axis_pk" PRIMARY KEY("user_id","axis")
);
--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "axis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "token_id" text;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "seen" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "finished" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "verdict" smallint;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "decided" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "group_runs" ADD COLUMN "removed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "team_presence" ADD CONSTRAINT "team_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD CONSTRAINT "proctoring_sessions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD CONSTRAINT "proctoring_sessions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proctoring_sessions" ADD CONSTRAINT "proctoring_sessions_token_id_unique" UNIQUE("token_id");
CREATE TABLE "leavings" (
	"access_id" text PRIMARY KEY NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"reason" text,
	"comment" text DEFAULT '' NOT NULL,
	"workflow_id" text,
	"last_opened_at" timestamp (3) with time zone,
	"last_opened_axis" text
);
--> statement-breakpoint
CREATE TABLE "saved_parts" (
	"user_id" text NOT NULL,
	"objective_id" text NOT NULL,
	"axis" text NOT NULL,
	"saved" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_parts_user_id_objective_id_axis_pk" PRIMARY KEY("user_id","objective_id","axis")
);
--> statement-breakpoint
ALTER TABLE "objective_workflows" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leavings" ADD CONSTRAINT "leavings_access_id_objective_accesses_id_fk" FOREIGN KEY ("access_id") REFERENCES "public"."objective_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_parts" ADD CONSTRAINT "saved_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_parts" ADD CONSTRAINT "saved_parts_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What requests can write has a longest length here too (SRV-51).
ALTER TABLE "leavings" ADD CONSTRAINT "leavings_lengths" CHECK (char_length("access_id") <= 200 AND char_length("reason") <= 20 AND char_length("comment") <= 2000 AND char_length("workflow_id") <= 200 AND char_length("last_opened_axis") <= 2500);--> statement-breakpoint
ALTER TABLE "saved_parts" ADD CONSTRAINT "saved_parts_lengths" CHECK (char_length("user_id") <= 200 AND char_length("objective_id") <= 200 AND char_length("axis") <= 2500);

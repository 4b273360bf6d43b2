ALTER TABLE "objective_accesses" ADD COLUMN "last_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "objective_accesses" ADD COLUMN "last_opened_axis" text;
CREATE TABLE "open_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"objective_id" text NOT NULL,
	"self_enrolment" boolean DEFAULT true NOT NULL,
	"retake" boolean DEFAULT false NOT NULL,
	"availability_date" timestamp (3) with time zone,
	"availability_end_date" timestamp (3) with time zone,
	"due_date" timestamp (3) with time zone,
	"term_id" text,
	CONSTRAINT "open_assignments_objective_id_unique" UNIQUE("objective_id")
);
--> statement-breakpoint
CREATE TABLE "open_catalog" (
	"domain" text NOT NULL,
	"assignment_id" text NOT NULL,
	CONSTRAINT "open_catalog_domain_assignment_id_pk" PRIMARY KEY("domain","assignment_id")
);
--> statement-breakpoint
ALTER TABLE "open_assignments" ADD CONSTRAINT "open_assignments_objective_id_objectives_id_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_assignments" ADD CONSTRAINT "open_assignments_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_catalog" ADD CONSTRAINT "open_catalog_assignment_id_open_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."open_assignments"("id") ON DELETE no action ON UPDATE no action;
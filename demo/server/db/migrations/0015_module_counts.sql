ALTER TABLE "objective_workflows" ADD COLUMN "modules" jsonb;--> statement-breakpoint
-- Some 9,000 modules: the server counts them itself, and no request says a text of them (SRV-51).
ALTER TABLE "objective_workflows" ADD CONSTRAINT "objective_workflows_modules_length" CHECK (char_length("modules"::text) <= 262144) NOT VALID;
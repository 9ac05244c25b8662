ALTER TABLE "approval_substitute" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
-- Substitutes that are in office were told when they were appointed.
UPDATE "approval_substitute" SET "told_at" = now() WHERE "from_day" <= current_date;

ALTER TABLE "logistics_state" ADD COLUMN "phase" text;
--> statement-breakpoint
-- The states that companies start with are each a phase; of an own one nobody has said it yet.
UPDATE logistics_state SET phase = preset WHERE preset IS NOT NULL;

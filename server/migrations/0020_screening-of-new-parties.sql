CREATE TABLE "party_to_screen" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "party_to_screen_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "risk_hit" DROP CONSTRAINT "risk_hit_once";--> statement-breakpoint
ALTER TABLE "risk_hit" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_hit" ALTER COLUMN "hit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_hit" ADD COLUMN "outcome" text DEFAULT 'hits' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_hit" ADD COLUMN "business_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_hit" ADD COLUMN "warning_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_hit" ADD COLUMN "case_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_hit" ADD CONSTRAINT "risk_hit_once" UNIQUE NULLS NOT DISTINCT("company_id","party_key","source","reference");
CREATE TABLE "screening_company" (
	"company_id" uuid NOT NULL,
	CONSTRAINT "screening_company_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
INSERT INTO screening_company (company_id) SELECT DISTINCT company_id FROM sanctions_list WHERE state = 'inUse';

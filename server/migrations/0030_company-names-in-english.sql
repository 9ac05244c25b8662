ALTER TABLE "company_directory" ADD COLUMN "company_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE company_directory d SET company_name_en = c.company_name_en FROM company c WHERE c.company_id = d.company_id;

CREATE TABLE "collection_account" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"currency" text NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_region" text NOT NULL,
	"bank_number" text NOT NULL,
	"bank_address" text NOT NULL,
	"company_address_en" text NOT NULL,
	"tax_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_account_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collection_account_once" ON "collection_account" USING btree ("company_id","currency",upper(replace("bank_number", ' ', '')));
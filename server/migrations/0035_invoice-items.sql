CREATE TABLE "invoice_item" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chinese_name" text NOT NULL,
	"english_name" text NOT NULL,
	"arabic_name" text NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_item_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_item_tax_rate" CHECK ("invoice_item"."tax_rate" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_item_chinese_once" ON "invoice_item" USING btree ("company_id",search_normal("chinese_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_item_english_once" ON "invoice_item" USING btree ("company_id",search_normal("english_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_item_arabic_once" ON "invoice_item" USING btree ("company_id",search_normal("arabic_name"));
CREATE TABLE "invoiced_bill" (
	"company_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"applied" numeric(17, 3) DEFAULT '0' NOT NULL,
	"invoiced" numeric(17, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "invoiced_bill_company_id_bill_id_pk" PRIMARY KEY("company_id","bill_id"),
	CONSTRAINT "invoiced_bill_within" CHECK ("invoiced_bill"."applied" >= 0 AND "invoiced_bill"."invoiced" >= 0 AND "invoiced_bill"."applied" + "invoiced_bill"."invoiced" <= "invoiced_bill"."amount")
);
--> statement-breakpoint
CREATE TABLE "tax_invoice_application" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"type" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"title_id" uuid NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"title_address" text NOT NULL,
	"title_bank" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_invoice_application_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tax_invoice_application_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "tax_invoice_application_amount" CHECK ("tax_invoice_application"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_invoice_bill" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	CONSTRAINT "tax_invoice_bill_company_id_application_id_bill_id_pk" PRIMARY KEY("company_id","application_id","bill_id"),
	CONSTRAINT "tax_invoice_bill_amount" CHECK ("tax_invoice_bill"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_invoice_file" (
	"company_id" uuid NOT NULL,
	"tax_invoice_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "tax_invoice_file_company_id_tax_invoice_id_file_id_pk" PRIMARY KEY("company_id","tax_invoice_id","file_id"),
	CONSTRAINT "tax_invoice_file_once" UNIQUE("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "tax_invoice_item" (
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"invoice_item_id" uuid NOT NULL,
	"chinese_name" text NOT NULL,
	"english_name" text NOT NULL,
	"arabic_name" text NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "tax_invoice_item_company_id_application_id_line_pk" PRIMARY KEY("company_id","application_id","line"),
	CONSTRAINT "tax_invoice_item_amount" CHECK ("tax_invoice_item"."amount" > 0),
	CONSTRAINT "tax_invoice_item_rate" CHECK ("tax_invoice_item"."tax_rate" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE TABLE "tax_invoice_line" (
	"company_id" uuid NOT NULL,
	"tax_invoice_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"net" numeric(17, 3) NOT NULL,
	"tax" numeric(17, 3) NOT NULL,
	CONSTRAINT "tax_invoice_line_company_id_tax_invoice_id_line_pk" PRIMARY KEY("company_id","tax_invoice_id","line"),
	CONSTRAINT "tax_invoice_line_taxed" CHECK ("tax_invoice_line"."net" + "tax_invoice_line"."tax" = "tax_invoice_line"."amount")
);
--> statement-breakpoint
CREATE TABLE "tax_invoice_share" (
	"company_id" uuid NOT NULL,
	"tax_invoice_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	CONSTRAINT "tax_invoice_share_company_id_tax_invoice_id_bill_id_pk" PRIMARY KEY("company_id","tax_invoice_id","bill_id")
);
--> statement-breakpoint
CREATE TABLE "tax_invoice" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"refund_of" uuid,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"net" numeric(17, 3) NOT NULL,
	"tax" numeric(17, 3) NOT NULL,
	"seller_name" text NOT NULL,
	"seller_tax_number" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_invoice_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tax_invoice_sign" CHECK (CASE "tax_invoice"."kind" WHEN 'refund' THEN "tax_invoice"."amount" < 0 AND "tax_invoice"."refund_of" IS NOT NULL ELSE "tax_invoice"."amount" > 0 AND "tax_invoice"."refund_of" IS NULL END),
	CONSTRAINT "tax_invoice_taxed" CHECK ("tax_invoice"."net" + "tax_invoice"."tax" = "tax_invoice"."amount")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_title" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_title" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoiced_bill" ADD CONSTRAINT "invoiced_bill_company_id_bill_id_collection_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."collection_bill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_application" ADD CONSTRAINT "tax_invoice_application_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_application" ADD CONSTRAINT "tax_invoice_application_company_id_title_id_invoice_title_company_id_id_fk" FOREIGN KEY ("company_id","title_id") REFERENCES "public"."invoice_title"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_bill" ADD CONSTRAINT "tax_invoice_bill_company_id_application_id_tax_invoice_application_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."tax_invoice_application"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_bill" ADD CONSTRAINT "tax_invoice_bill_company_id_bill_id_collection_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."collection_bill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_file" ADD CONSTRAINT "tax_invoice_file_company_id_tax_invoice_id_tax_invoice_company_id_id_fk" FOREIGN KEY ("company_id","tax_invoice_id") REFERENCES "public"."tax_invoice"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_file" ADD CONSTRAINT "tax_invoice_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_item" ADD CONSTRAINT "tax_invoice_item_company_id_application_id_tax_invoice_application_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."tax_invoice_application"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_line" ADD CONSTRAINT "tax_invoice_line_company_id_tax_invoice_id_tax_invoice_company_id_id_fk" FOREIGN KEY ("company_id","tax_invoice_id") REFERENCES "public"."tax_invoice"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_share" ADD CONSTRAINT "tax_invoice_share_company_id_tax_invoice_id_tax_invoice_company_id_id_fk" FOREIGN KEY ("company_id","tax_invoice_id") REFERENCES "public"."tax_invoice"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice_share" ADD CONSTRAINT "tax_invoice_share_company_id_bill_id_collection_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."collection_bill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice" ADD CONSTRAINT "tax_invoice_company_id_application_id_tax_invoice_application_company_id_id_fk" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."tax_invoice_application"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_invoice" ADD CONSTRAINT "tax_invoice_company_id_refund_of_tax_invoice_company_id_id_fk" FOREIGN KEY ("company_id","refund_of") REFERENCES "public"."tax_invoice"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_invoice_application_customer" ON "tax_invoice_application" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "tax_invoice_application_newest" ON "tax_invoice_application" USING btree ("company_id","applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tax_invoice_bill_bill" ON "tax_invoice_bill" USING btree ("company_id","bill_id");--> statement-breakpoint
CREATE INDEX "tax_invoice_share_bill" ON "tax_invoice_share" USING btree ("company_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoice_number_once" ON "tax_invoice" USING btree ("company_id",upper("number"));--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoice_refund_once" ON "tax_invoice" USING btree ("company_id","refund_of");--> statement-breakpoint
CREATE INDEX "tax_invoice_of_application" ON "tax_invoice" USING btree ("company_id","application_id");--> statement-breakpoint
CREATE INDEX "tax_invoice_newest" ON "tax_invoice" USING btree ("company_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);
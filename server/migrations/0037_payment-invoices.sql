CREATE TABLE "payment_invoice_file" (
	"company_id" uuid NOT NULL,
	"payment_invoice_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "payment_invoice_file_company_id_payment_invoice_id_file_id_pk" PRIMARY KEY("company_id","payment_invoice_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "payment_invoice_line" (
	"company_id" uuid NOT NULL,
	"payment_invoice_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"cost_id" uuid,
	"amount" numeric(17, 3) NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_invoice_line_company_id_payment_invoice_id_line_pk" PRIMARY KEY("company_id","payment_invoice_id","line"),
	CONSTRAINT "payment_invoice_line_kind" CHECK (CASE WHEN "payment_invoice_line"."cost_id" IS NULL THEN "payment_invoice_line"."reason" <> '' AND "payment_invoice_line"."amount" <> 0 ELSE "payment_invoice_line"."amount" > 0 END
        AND "payment_invoice_line"."amount" <> 'NaN')
);
--> statement-breakpoint
CREATE TABLE "payment_invoice" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"party_kind" text NOT NULL,
	"customer_id" uuid,
	"supplier_id" uuid,
	"party_number" text NOT NULL,
	"party_name" text NOT NULL,
	"bill_refer_no" text NOT NULL,
	"number_key" text NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_by_name" text DEFAULT '' NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_invoice_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_invoice_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "payment_invoice_party" CHECK (num_nonnulls("payment_invoice"."customer_id", "payment_invoice"."supplier_id") = 1
        AND ("payment_invoice"."party_kind" = 'customer') = ("payment_invoice"."customer_id" IS NOT NULL)),
	CONSTRAINT "payment_invoice_amount" CHECK ("payment_invoice"."amount" > 0 AND "payment_invoice"."amount" <> 'NaN'),
	CONSTRAINT "payment_invoice_confirmed" CHECK (("payment_invoice"."confirmed_at" IS NULL) = ("payment_invoice"."confirmed_by" IS NULL)
        AND "payment_invoice"."confirmed_by" IS DISTINCT FROM "payment_invoice"."created_by" AND "payment_invoice"."confirmed_by" IS DISTINCT FROM "payment_invoice"."changed_by"),
	CONSTRAINT "payment_invoice_confirmed_or_void" CHECK ("payment_invoice"."confirmed_at" IS NULL OR "payment_invoice"."voided_at" IS NULL)
);
--> statement-breakpoint
ALTER TABLE "payment_invoice_file" ADD CONSTRAINT "payment_invoice_file_company_id_payment_invoice_id_payment_invoice_company_id_id_fk" FOREIGN KEY ("company_id","payment_invoice_id") REFERENCES "public"."payment_invoice"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoice_file" ADD CONSTRAINT "payment_invoice_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoice_line" ADD CONSTRAINT "payment_invoice_line_company_id_payment_invoice_id_payment_invoice_company_id_id_fk" FOREIGN KEY ("company_id","payment_invoice_id") REFERENCES "public"."payment_invoice"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoice" ADD CONSTRAINT "payment_invoice_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_invoice" ADD CONSTRAINT "payment_invoice_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_invoice_file_file" ON "payment_invoice_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_invoice_line_open_once" ON "payment_invoice_line" USING btree ("company_id","cost_id") WHERE "payment_invoice_line"."open";--> statement-breakpoint
CREATE INDEX "payment_invoice_customer" ON "payment_invoice" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "payment_invoice_supplier" ON "payment_invoice" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "payment_invoice_key" ON "payment_invoice" USING btree ("company_id","number_key");--> statement-breakpoint
CREATE INDEX "payment_invoice_newest" ON "payment_invoice" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE TABLE "collection_bill_line" (
	"company_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"charge_item_id" uuid NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"unit_price" numeric(16, 4) NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "collection_bill_line_company_id_bill_id_line_pk" PRIMARY KEY("company_id","bill_id","line"),
	CONSTRAINT "collection_bill_line_amount" CHECK ("collection_bill_line"."amount" >= 0 AND "collection_bill_line"."amount" <> 'NaN')
);
--> statement-breakpoint
CREATE TABLE "collection_bill" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bill_number" text NOT NULL,
	"waybill_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"bill_date" date NOT NULL,
	"due_date" date,
	"currency" text NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"rate_date" date NOT NULL,
	"settlement_currency" text NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"file_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_bill_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "collection_bill_number_once" UNIQUE("company_id","bill_number"),
	CONSTRAINT "collection_bill_rate_positive" CHECK ("collection_bill"."rate" > 0 AND "collection_bill"."rate" <> 'NaN'),
	CONSTRAINT "collection_bill_amount" CHECK ("collection_bill"."amount" >= 0 AND "collection_bill"."amount" <> 'NaN')
);
--> statement-breakpoint
CREATE TABLE "supplier_cost" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"charge_item_id" uuid NOT NULL,
	"bill_refer_no" text DEFAULT '' NOT NULL,
	"cost_date" date NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"unit_price" numeric(16, 4) NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"rate_date" date NOT NULL,
	"settlement_currency" text NOT NULL,
	"tax_invoice" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_cost_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "supplier_cost_rate_positive" CHECK ("supplier_cost"."rate" > 0 AND "supplier_cost"."rate" <> 'NaN'),
	CONSTRAINT "supplier_cost_amount" CHECK ("supplier_cost"."amount" >= 0 AND "supplier_cost"."amount" <> 'NaN')
);
--> statement-breakpoint
ALTER TABLE "collection_bill_line" ADD CONSTRAINT "collection_bill_line_company_id_bill_id_collection_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."collection_bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_bill_line" ADD CONSTRAINT "collection_bill_line_company_id_charge_item_id_charge_item_company_id_id_fk" FOREIGN KEY ("company_id","charge_item_id") REFERENCES "public"."charge_item"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD CONSTRAINT "collection_bill_company_id_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD CONSTRAINT "collection_bill_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD CONSTRAINT "collection_bill_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_company_id_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_company_id_charge_item_id_charge_item_company_id_id_fk" FOREIGN KEY ("company_id","charge_item_id") REFERENCES "public"."charge_item"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_bill_line_item" ON "collection_bill_line" USING btree ("company_id","charge_item_id");--> statement-breakpoint
CREATE INDEX "collection_bill_waybill" ON "collection_bill" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "collection_bill_customer" ON "collection_bill" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "collection_bill_newest" ON "collection_bill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "supplier_cost_waybill" ON "supplier_cost" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "supplier_cost_customer" ON "supplier_cost" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "supplier_cost_item" ON "supplier_cost" USING btree ("company_id","charge_item_id");--> statement-breakpoint
CREATE INDEX "supplier_cost_newest" ON "supplier_cost" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
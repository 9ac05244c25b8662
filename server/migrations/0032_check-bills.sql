CREATE TABLE "check_bill_line" (
	"company_id" uuid NOT NULL,
	"check_bill_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"kind" text NOT NULL,
	"bill_id" uuid,
	"record_id" uuid NOT NULL,
	"number" text NOT NULL,
	"waybill_number" text NOT NULL,
	"day" date NOT NULL,
	"due_date" date,
	"whole" numeric(17, 3) NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "check_bill_line_company_id_check_bill_id_line_pk" PRIMARY KEY("company_id","check_bill_id","line"),
	CONSTRAINT "check_bill_line_amount" CHECK ("check_bill_line"."amount" > 0 AND "check_bill_line"."amount" <= "check_bill_line"."whole"),
	CONSTRAINT "check_bill_line_bill" CHECK ("check_bill_line"."bill_id" IS NULL OR "check_bill_line"."bill_id" = "check_bill_line"."record_id")
);
--> statement-breakpoint
CREATE TABLE "check_bill" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"party_kind" text NOT NULL,
	"customer_id" uuid,
	"supplier_id" uuid,
	"party_number" text NOT NULL,
	"party_name" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"agreed_on" date,
	"agreed_by" text DEFAULT '' NOT NULL,
	"agreement_remark" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_bill_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "check_bill_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "check_bill_party" CHECK (CASE "check_bill"."party_kind" WHEN 'customer' THEN "check_bill"."customer_id" ELSE "check_bill"."supplier_id" END IS NOT NULL),
	CONSTRAINT "check_bill_agreed_or_void" CHECK ("check_bill"."agreed_on" IS NULL OR "check_bill"."voided_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "linked_firm" (
	"company_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"linked_by_name" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_firm_company_id_customer_id_supplier_id_pk" PRIMARY KEY("company_id","customer_id","supplier_id")
);
--> statement-breakpoint
ALTER TABLE "collection_bill" DROP CONSTRAINT "collection_bill_written_off";--> statement-breakpoint
ALTER TABLE "collection_bill" ADD COLUMN "waived" numeric(17, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD COLUMN "written_off" numeric(17, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD COLUMN "waived" numeric(17, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_bill_line" ADD CONSTRAINT "check_bill_line_company_id_check_bill_id_check_bill_company_id_id_fk" FOREIGN KEY ("company_id","check_bill_id") REFERENCES "public"."check_bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_bill_line" ADD CONSTRAINT "check_bill_line_company_id_bill_id_collection_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."collection_bill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_bill" ADD CONSTRAINT "check_bill_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_bill" ADD CONSTRAINT "check_bill_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_firm" ADD CONSTRAINT "linked_firm_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_firm" ADD CONSTRAINT "linked_firm_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_bill_line_open_once" ON "check_bill_line" USING btree ("company_id","kind","record_id") WHERE "check_bill_line"."open";--> statement-breakpoint
CREATE INDEX "check_bill_line_record" ON "check_bill_line" USING btree ("company_id","record_id");--> statement-breakpoint
CREATE INDEX "check_bill_customer" ON "check_bill" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "check_bill_supplier" ON "check_bill" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "check_bill_newest" ON "check_bill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "linked_firm_supplier" ON "linked_firm" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "collection_bill_open" ON "collection_bill" USING btree ("company_id","bill_date","id") WHERE "collection_bill"."voided_at" IS NULL AND "collection_bill"."amount" > "collection_bill"."written_off" + "collection_bill"."waived";--> statement-breakpoint
CREATE INDEX "supplier_cost_open" ON "supplier_cost" USING btree ("company_id","cost_date","id") WHERE "supplier_cost"."amount" > "supplier_cost"."written_off" + "supplier_cost"."waived";--> statement-breakpoint
ALTER TABLE "collection_bill" ADD CONSTRAINT "collection_bill_written_off" CHECK ("collection_bill"."written_off" >= 0 AND "collection_bill"."waived" >= 0 AND "collection_bill"."written_off" + "collection_bill"."waived" <= "collection_bill"."amount");--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_written_off" CHECK ("supplier_cost"."written_off" >= 0 AND "supplier_cost"."waived" >= 0 AND "supplier_cost"."written_off" + "supplier_cost"."waived" <= "supplier_cost"."amount");
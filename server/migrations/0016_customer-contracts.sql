CREATE TABLE "customer_contract_file" (
	"company_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "customer_contract_file_company_id_contract_id_file_id_pk" PRIMARY KEY("company_id","contract_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "customer_contract" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"contract_number" text NOT NULL,
	"name" text NOT NULL,
	"nature" text NOT NULL,
	"conclusion" date,
	"issuer" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"currency" text NOT NULL,
	"credit_days" smallint,
	"credit_amount" numeric(16, 2),
	"credit_limit" numeric(16, 2),
	"remark" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_contract_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_contract_days" CHECK ("customer_contract"."valid_from" <= "customer_contract"."valid_to" AND "customer_contract"."credit_days" >= 0),
	CONSTRAINT "customer_contract_amounts" CHECK ("customer_contract"."credit_amount" >= 0 AND "customer_contract"."credit_amount" <> 'NaN' AND "customer_contract"."credit_limit" >= 0 AND "customer_contract"."credit_limit" <> 'NaN')
);
--> statement-breakpoint
ALTER TABLE "customer_contract_file" ADD CONSTRAINT "customer_contract_file_company_id_contract_id_customer_contract_company_id_id_fk" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."customer_contract"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contract_file" ADD CONSTRAINT "customer_contract_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contract" ADD CONSTRAINT "customer_contract_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contract_file_file" ON "customer_contract_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contract_number_once" ON "customer_contract" USING btree ("company_id",upper("contract_number"));--> statement-breakpoint
CREATE INDEX "customer_contract_customer" ON "customer_contract" USING btree ("company_id","customer_id","valid_from");--> statement-breakpoint
CREATE INDEX "customer_contract_newest" ON "customer_contract" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_contract_end" ON "customer_contract" USING btree ("company_id","valid_to");
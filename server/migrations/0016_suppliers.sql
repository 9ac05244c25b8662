CREATE TABLE "supplier_offer_service" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"service" text NOT NULL,
	"mode" text DEFAULT '' NOT NULL,
	"loading_port" text DEFAULT '' NOT NULL,
	"destination_port" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"vehicle_weight" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"to_country" text DEFAULT '' NOT NULL,
	"to_city" text DEFAULT '' NOT NULL,
	"warehouse_name" text DEFAULT '' NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"free_days" integer,
	"value_added_kind" text DEFAULT '' NOT NULL,
	"price" numeric(16, 4) NOT NULL,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"minimum_charge" numeric(16, 2),
	"transit_days" integer,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_offer_service_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "supplier_offer" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"company_name" text NOT NULL,
	"company_name_en" text NOT NULL,
	"as_supplier" boolean NOT NULL,
	"as_agent" boolean NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"telephone" text NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"main_business" text[] NOT NULL,
	"introduction" text NOT NULL,
	"search_text" text NOT NULL,
	"offered_by_name" text NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_operation" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"port" text DEFAULT '' NOT NULL,
	"contacts" jsonb NOT NULL,
	"documents" text DEFAULT '' NOT NULL,
	"customs_notes" text DEFAULT '' NOT NULL,
	"working_hours" text DEFAULT '' NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_operation_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "supplier_service" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid,
	"service" text NOT NULL,
	"mode" text DEFAULT '' NOT NULL,
	"loading_port" text DEFAULT '' NOT NULL,
	"destination_port" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"vehicle_weight" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"to_country" text DEFAULT '' NOT NULL,
	"to_city" text DEFAULT '' NOT NULL,
	"warehouse_name" text DEFAULT '' NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"free_days" integer,
	"value_added_kind" text DEFAULT '' NOT NULL,
	"price" numeric(16, 4) NOT NULL,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"minimum_charge" numeric(16, 2),
	"transit_days" integer,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_service_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "supplier_service_price" CHECK ("supplier_service"."price" > 0 AND "supplier_service"."price" <> 'NaN'),
	CONSTRAINT "supplier_service_validity" CHECK ("supplier_service"."valid_from" <= "supplier_service"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_number" text NOT NULL,
	"supplier_name" text NOT NULL,
	"company_name_en" text DEFAULT '' NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"company_code" text DEFAULT '' NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"main_business" text[] DEFAULT '{}' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"licence_file_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"lading_company_id" uuid,
	"lading_code" text DEFAULT '' NOT NULL,
	"add_people" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"name_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "supplier_number_once" UNIQUE("company_id","supplier_number")
);
--> statement-breakpoint
ALTER TABLE "supplier_cost" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "supplier_operation" ADD CONSTRAINT "supplier_operation_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_service" ADD CONSTRAINT "supplier_service_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_company_id_licence_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","licence_file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_operation_supplier" ON "supplier_operation" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_service_supplier" ON "supplier_service" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_service_tab" ON "supplier_service" USING btree ("company_id","service","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_lading_once" ON "supplier" USING btree ("company_id","lading_company_id") WHERE lading_company_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "supplier_same" ON "supplier" USING btree ("company_id","name_key","country");--> statement-breakpoint
CREATE INDEX "supplier_newest" ON "supplier" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_cost_supplier" ON "supplier_cost" USING btree ("company_id","supplier_id");--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_payee" CHECK (num_nonnulls("supplier_cost"."customer_id", "supplier_cost"."supplier_id") = 1);
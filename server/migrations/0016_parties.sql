CREATE TABLE "advert" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image_id" uuid,
	"image_width" integer DEFAULT 0 NOT NULL,
	"image_height" integer DEFAULT 0 NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"link" text NOT NULL,
	"sort" integer NOT NULL,
	"shown" boolean NOT NULL,
	"module" text NOT NULL,
	"station" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advert_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "mail_account" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_address" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"user_name" text NOT NULL,
	"secret" text,
	"daily_limit" integer,
	"is_default" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"test_state" text DEFAULT 'never' NOT NULL,
	"tested_at" timestamp with time zone,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_account_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "mail_account_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answer" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"via" text NOT NULL,
	"invited_email" text DEFAULT '' NOT NULL,
	"supplier_name" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"invited_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_answer_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"answer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "questionnaire_revision" (
	"company_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"categories" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_revision_company_id_questionnaire_id_revision_pk" PRIMARY KEY("company_id","questionnaire_id","revision")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_submission" (
	"company_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"respondent" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"ip" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_submission_company_id_answer_id_number_pk" PRIMARY KEY("company_id","answer_id","number")
);
--> statement-breakpoint
CREATE TABLE "questionnaire" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"closes_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"open_token" text,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "mail_delivery" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD COLUMN "account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_contract_file" ADD CONSTRAINT "customer_contract_file_company_id_contract_id_customer_contract_company_id_id_fk" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."customer_contract"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contract_file" ADD CONSTRAINT "customer_contract_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contract" ADD CONSTRAINT "customer_contract_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answer" ADD CONSTRAINT "questionnaire_answer_to" FOREIGN KEY ("company_id","questionnaire_id") REFERENCES "public"."questionnaire"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_revision" ADD CONSTRAINT "questionnaire_revision_of" FOREIGN KEY ("company_id","questionnaire_id") REFERENCES "public"."questionnaire"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_submission" ADD CONSTRAINT "questionnaire_submission_of" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."questionnaire_answer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_submission" ADD CONSTRAINT "questionnaire_submission_under" FOREIGN KEY ("company_id","questionnaire_id","revision") REFERENCES "public"."questionnaire_revision"("company_id","questionnaire_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_operation" ADD CONSTRAINT "supplier_operation_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_service" ADD CONSTRAINT "supplier_service_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_company_id_licence_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","licence_file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advert_place" ON "advert" USING btree ("company_id","module","shown","sort");--> statement-breakpoint
CREATE INDEX "customer_contract_file_file" ON "customer_contract_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contract_number_once" ON "customer_contract" USING btree ("company_id",upper("contract_number"));--> statement-breakpoint
CREATE INDEX "customer_contract_customer" ON "customer_contract" USING btree ("company_id","customer_id","valid_from");--> statement-breakpoint
CREATE INDEX "customer_contract_newest" ON "customer_contract" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_contract_end" ON "customer_contract" USING btree ("company_id","valid_to");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_account_default" ON "mail_account" USING btree ("company_id") WHERE "mail_account"."is_default";--> statement-breakpoint
CREATE INDEX "questionnaire_answer_of" ON "questionnaire_answer" USING btree ("company_id","questionnaire_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_answer_invited_once" ON "questionnaire_answer" USING btree ("company_id","questionnaire_id","invited_email") WHERE invited_email <> '';--> statement-breakpoint
CREATE INDEX "questionnaire_link_of" ON "questionnaire_link" USING btree ("company_id","questionnaire_id");--> statement-breakpoint
CREATE INDEX "questionnaire_created" ON "questionnaire" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "supplier_operation_supplier" ON "supplier_operation" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_service_supplier" ON "supplier_service" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_service_tab" ON "supplier_service" USING btree ("company_id","service","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_lading_once" ON "supplier" USING btree ("company_id","lading_company_id") WHERE lading_company_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "supplier_same" ON "supplier" USING btree ("company_id","name_key","country");--> statement-breakpoint
CREATE INDEX "supplier_newest" ON "supplier" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_delivery_account" ON "mail_delivery" USING btree ("company_id","account_id","started_at");--> statement-breakpoint
CREATE INDEX "supplier_cost_supplier" ON "supplier_cost" USING btree ("company_id","supplier_id");--> statement-breakpoint
ALTER TABLE "supplier_cost" ADD CONSTRAINT "supplier_cost_payee" CHECK (num_nonnulls("supplier_cost"."customer_id", "supplier_cost"."supplier_id") = 1);
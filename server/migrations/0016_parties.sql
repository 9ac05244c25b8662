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
ALTER TABLE "customer_contract_file" ADD CONSTRAINT "customer_contract_file_company_id_contract_id_customer_contract_company_id_id_fk" FOREIGN KEY ("company_id","contract_id") REFERENCES "public"."customer_contract"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contract_file" ADD CONSTRAINT "customer_contract_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contract" ADD CONSTRAINT "customer_contract_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_answer" ADD CONSTRAINT "questionnaire_answer_to" FOREIGN KEY ("company_id","questionnaire_id") REFERENCES "public"."questionnaire"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_revision" ADD CONSTRAINT "questionnaire_revision_of" FOREIGN KEY ("company_id","questionnaire_id") REFERENCES "public"."questionnaire"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_submission" ADD CONSTRAINT "questionnaire_submission_of" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."questionnaire_answer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_submission" ADD CONSTRAINT "questionnaire_submission_under" FOREIGN KEY ("company_id","questionnaire_id","revision") REFERENCES "public"."questionnaire_revision"("company_id","questionnaire_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contract_file_file" ON "customer_contract_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contract_number_once" ON "customer_contract" USING btree ("company_id",upper("contract_number"));--> statement-breakpoint
CREATE INDEX "customer_contract_customer" ON "customer_contract" USING btree ("company_id","customer_id","valid_from");--> statement-breakpoint
CREATE INDEX "customer_contract_newest" ON "customer_contract" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_contract_end" ON "customer_contract" USING btree ("company_id","valid_to");--> statement-breakpoint
CREATE INDEX "questionnaire_answer_of" ON "questionnaire_answer" USING btree ("company_id","questionnaire_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_answer_invited_once" ON "questionnaire_answer" USING btree ("company_id","questionnaire_id","invited_email") WHERE invited_email <> '';--> statement-breakpoint
CREATE INDEX "questionnaire_link_of" ON "questionnaire_link" USING btree ("company_id","questionnaire_id");--> statement-breakpoint
CREATE INDEX "questionnaire_created" ON "questionnaire" USING btree ("company_id","created_at");
CREATE TABLE "approval_chain_level" (
	"company_id" uuid NOT NULL,
	"chain_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"position_name" text NOT NULL,
	"from_amount" numeric(17, 3),
	CONSTRAINT "approval_chain_level_company_id_chain_id_level_pk" PRIMARY KEY("company_id","chain_id","level"),
	CONSTRAINT "approval_chain_level_place" CHECK ("approval_chain_level"."level" BETWEEN 1 AND 10 AND "approval_chain_level"."from_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "approval_chain_person" (
	"company_id" uuid NOT NULL,
	"chain_id" uuid NOT NULL,
	"approver_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	CONSTRAINT "approval_chain_person_company_id_chain_id_approver_id_pk" PRIMARY KEY("company_id","chain_id","approver_id")
);
--> statement-breakpoint
CREATE TABLE "approval_chain" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_chain_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approval_chain_once" UNIQUE("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "approval_level" (
	"company_id" uuid NOT NULL,
	"approval_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"position_name" text NOT NULL,
	"result" text NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_for" uuid,
	"decided_for_name" text DEFAULT '' NOT NULL,
	"alone" boolean DEFAULT false NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"handed_on_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "approval_level_company_id_approval_id_level_pk" PRIMARY KEY("company_id","approval_id","level"),
	CONSTRAINT "approval_level_decided" CHECK (("approval_level"."result" IN ('agree', 'disagree')) = ("approval_level"."decided_by" IS NOT NULL AND "approval_level"."decided_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "approval_person" (
	"company_id" uuid NOT NULL,
	"approval_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"approver_id" uuid NOT NULL,
	"turn" boolean NOT NULL,
	CONSTRAINT "approval_person_company_id_approval_id_level_approver_id_pk" PRIMARY KEY("company_id","approval_id","level","approver_id")
);
--> statement-breakpoint
CREATE TABLE "approval_substitute" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"approver_id" uuid NOT NULL,
	"substitute_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_by_name" text NOT NULL,
	CONSTRAINT "approval_substitute_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approval_substitute_days" CHECK ("approval_substitute"."from_day" <= "approval_substitute"."to_day" AND "approval_substitute"."approver_id" <> "approval_substitute"."substitute_id")
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chain" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"applicant_name" text NOT NULL,
	"department" text NOT NULL,
	"title" text NOT NULL,
	"payee" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"worth" numeric(17, 3) NOT NULL,
	"settlement_currency" text NOT NULL,
	"secret" boolean NOT NULL,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approval_amount" CHECK ("approval"."amount" > 0 AND "approval"."worth" >= 0)
);
--> statement-breakpoint
CREATE TABLE "expense_category" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"category_name" text NOT NULL,
	"cost_category" text NOT NULL,
	"cost_code" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expense_category_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "expense_category_parent_other" CHECK ("expense_category"."parent_id" <> "expense_category"."id")
);
--> statement-breakpoint
CREATE TABLE "financial_request_file" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "financial_request_file_company_id_request_id_file_id_pk" PRIMARY KEY("company_id","request_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "financial_request" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'written' NOT NULL,
	"applicant_id" uuid NOT NULL,
	"applicant_name" text NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"expense_category_id" uuid,
	"category_name" text DEFAULT '' NOT NULL,
	"cost_category" text DEFAULT 'operating' NOT NULL,
	"cost_code" text DEFAULT '' NOT NULL,
	"statement" text NOT NULL,
	"supplier_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"payee_accounts" jsonb NOT NULL,
	"within_budget" boolean DEFAULT true NOT NULL,
	"last_payment_date" date,
	"voucher_number" text DEFAULT '' NOT NULL,
	"payment_code" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "financial_request_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "financial_request_amount" CHECK ("financial_request"."amount" > 0),
	CONSTRAINT "financial_request_numbered" CHECK ("financial_request"."number" <> '' OR "financial_request"."stage" = 'written')
);
--> statement-breakpoint
ALTER TABLE "approval_chain_level" ADD CONSTRAINT "approval_chain_level_company_id_chain_id_approval_chain_company_id_id_fk" FOREIGN KEY ("company_id","chain_id") REFERENCES "public"."approval_chain"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_chain_person" ADD CONSTRAINT "approval_chain_person_company_id_chain_id_level_approval_chain_level_company_id_chain_id_level_fk" FOREIGN KEY ("company_id","chain_id","level") REFERENCES "public"."approval_chain_level"("company_id","chain_id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_chain_person" ADD CONSTRAINT "approval_chain_person_company_id_approver_id_staff_user_company_id_id_fk" FOREIGN KEY ("company_id","approver_id") REFERENCES "public"."staff_user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_level" ADD CONSTRAINT "approval_level_company_id_approval_id_approval_company_id_id_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approval"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_person" ADD CONSTRAINT "approval_person_company_id_approval_id_level_approval_level_company_id_approval_id_level_fk" FOREIGN KEY ("company_id","approval_id","level") REFERENCES "public"."approval_level"("company_id","approval_id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_person" ADD CONSTRAINT "approval_person_company_id_approver_id_staff_user_company_id_id_fk" FOREIGN KEY ("company_id","approver_id") REFERENCES "public"."staff_user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_company_id_approver_id_staff_user_company_id_id_fk" FOREIGN KEY ("company_id","approver_id") REFERENCES "public"."staff_user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_company_id_substitute_id_staff_user_company_id_id_fk" FOREIGN KEY ("company_id","substitute_id") REFERENCES "public"."staff_user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_category" ADD CONSTRAINT "expense_category_company_id_parent_id_expense_category_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."expense_category"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_request_file" ADD CONSTRAINT "financial_request_file_company_id_request_id_financial_request_company_id_id_fk" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."financial_request"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_request_file" ADD CONSTRAINT "financial_request_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_request" ADD CONSTRAINT "financial_request_company_id_expense_category_id_expense_category_company_id_id_fk" FOREIGN KEY ("company_id","expense_category_id") REFERENCES "public"."expense_category"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_chain_person_user" ON "approval_chain_person" USING btree ("company_id","approver_id");--> statement-breakpoint
CREATE INDEX "approval_level_decider" ON "approval_level" USING btree ("company_id","decided_by","approval_id" DESC NULLS LAST) WHERE "approval_level"."decided_by" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_level_decided_once" ON "approval_level" USING btree ("company_id","approval_id","decided_by") WHERE "approval_level"."decided_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "approval_person_turn" ON "approval_person" USING btree ("company_id","approver_id","approval_id" DESC NULLS LAST) WHERE "approval_person"."turn";--> statement-breakpoint
CREATE INDEX "approval_person_user" ON "approval_person" USING btree ("company_id","approver_id","approval_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_substitute_of" ON "approval_substitute" USING btree ("company_id","substitute_id");--> statement-breakpoint
CREATE INDEX "approval_substitute_for" ON "approval_substitute" USING btree ("company_id","approver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_standing_once" ON "approval" USING btree ("company_id","subject_id") WHERE "approval"."outcome" IN ('pending', 'agreed');--> statement-breakpoint
CREATE INDEX "approval_subject" ON "approval" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "approval_applicant" ON "approval" USING btree ("company_id","applicant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_newest" ON "approval" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "expense_category_once" ON "expense_category" USING btree ("company_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'),search_normal("category_name"));--> statement-breakpoint
CREATE INDEX "expense_category_parent" ON "expense_category" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "financial_request_file_file" ON "financial_request_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "financial_request_number_once" ON "financial_request" USING btree ("company_id","number") WHERE "financial_request"."number" <> '';--> statement-breakpoint
CREATE INDEX "financial_request_newest" ON "financial_request" USING btree ("company_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "financial_request_applicant" ON "financial_request" USING btree ("company_id","applicant_id");--> statement-breakpoint
CREATE INDEX "financial_request_category" ON "financial_request" USING btree ("company_id","expense_category_id");
CREATE TABLE "bank_entry" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"booked_on" date NOT NULL,
	"value_date" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"bank_reference" text NOT NULL,
	"balance_after" numeric(17, 3),
	"whole_text" text NOT NULL,
	"doubts" jsonb NOT NULL,
	"like_id" uuid,
	CONSTRAINT "bank_entry_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_payment" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"booked_on" date NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"counterparty" text NOT NULL,
	"counterparty_account" text NOT NULL,
	"text" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"instructed" jsonb,
	"charges" text NOT NULL,
	"is_return" boolean NOT NULL,
	"return_reason" text NOT NULL,
	"status" text NOT NULL,
	"set_aside_reason" text DEFAULT '' NOT NULL,
	"source_id" uuid,
	"undoes_id" uuid,
	"proposals" jsonb,
	"sure" boolean,
	"score" smallint,
	"matched_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_payment_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "bank_payment_received" CHECK ("bank_payment"."status" <> 'matched' OR "bank_payment"."source_id" IS NOT NULL),
	CONSTRAINT "bank_payment_source" CHECK ("bank_payment"."source_id" IS NULL OR "bank_payment"."status" IN ('matched', 'sentBack'))
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"statement_id" text NOT NULL,
	"sequence" text NOT NULL,
	"opening" jsonb,
	"closing" jsonb,
	"check" jsonb NOT NULL,
	"first_day" date,
	"last_day" date,
	"added" integer NOT NULL,
	"known" integer NOT NULL,
	"pending" jsonb NOT NULL,
	"unread" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_table_mapping" (
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "bank_table_mapping_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "money_source" ADD COLUMN "taken_back_on" date;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_company_id_statement_id_bank_statement_company_id_id_fk" FOREIGN KEY ("company_id","statement_id") REFERENCES "public"."bank_statement"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_company_id_like_id_bank_entry_company_id_id_fk" FOREIGN KEY ("company_id","like_id") REFERENCES "public"."bank_entry"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_company_id_entry_id_bank_entry_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."bank_entry"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_company_id_source_id_money_source_company_id_id_fk" FOREIGN KEY ("company_id","source_id") REFERENCES "public"."money_source"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_company_id_undoes_id_bank_payment_company_id_id_fk" FOREIGN KEY ("company_id","undoes_id") REFERENCES "public"."bank_payment"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_company_id_account_id_collection_account_company_id_id_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."collection_account"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_table_mapping" ADD CONSTRAINT "bank_table_mapping_company_id_account_id_collection_account_company_id_id_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."collection_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_entry_day" ON "bank_entry" USING btree ("company_id","account_id","booked_on");--> statement-breakpoint
CREATE INDEX "bank_entry_statement" ON "bank_entry" USING btree ("company_id","statement_id");--> statement-breakpoint
CREATE INDEX "bank_entry_like" ON "bank_entry" USING btree ("company_id","like_id");--> statement-breakpoint
CREATE INDEX "bank_payment_entry" ON "bank_payment" USING btree ("company_id","entry_id");--> statement-breakpoint
CREATE INDEX "bank_payment_source" ON "bank_payment" USING btree ("company_id","source_id");--> statement-breakpoint
CREATE INDEX "bank_payment_newest" ON "bank_payment" USING btree ("company_id","booked_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_payment_status" ON "bank_payment" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "bank_payment_undoes" ON "bank_payment" USING btree ("company_id","undoes_id");--> statement-breakpoint
CREATE INDEX "bank_statement_account" ON "bank_statement" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE INDEX "bank_statement_file" ON "bank_statement" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "bank_statement_newest" ON "bank_statement" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "money_source_newest" ON "money_source" USING btree ("company_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "money_source" ADD CONSTRAINT "money_source_taken_back" CHECK ("money_source"."taken_back_on" IS NULL OR "money_source"."used" = 0);
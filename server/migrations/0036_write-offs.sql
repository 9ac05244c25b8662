CREATE TABLE "ledger_posting" (
	"company_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"account" text NOT NULL,
	"record_id" uuid,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "ledger_posting_company_id_transaction_id_line_pk" PRIMARY KEY("company_id","transaction_id","line"),
	CONSTRAINT "ledger_posting_amount" CHECK ("ledger_posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"of_record" uuid NOT NULL,
	"day" date NOT NULL,
	"reverses" uuid,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transaction_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "money_source" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid,
	"supplier_id" uuid,
	"party_number" text DEFAULT '' NOT NULL,
	"party_name" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"used" numeric(17, 3) DEFAULT '0' NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"settlement_currency" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_source_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "money_source_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "money_source_party" CHECK (num_nonnulls("money_source"."customer_id", "money_source"."supplier_id") = 1),
	CONSTRAINT "money_source_used" CHECK ("money_source"."used" >= 0 AND "money_source"."used" <= "money_source"."amount" AND "money_source"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "write_off_line" (
	"company_id" uuid NOT NULL,
	"write_off_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"kind" text NOT NULL,
	"bill_id" uuid,
	"record_id" uuid NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"waived" numeric(17, 3) DEFAULT '0' NOT NULL,
	"standing" text NOT NULL,
	"share" numeric(17, 3),
	"waived_share" numeric(17, 3),
	"exchange_difference" numeric(17, 3),
	CONSTRAINT "write_off_line_company_id_write_off_id_line_pk" PRIMARY KEY("company_id","write_off_id","line"),
	CONSTRAINT "write_off_line_amount" CHECK ("write_off_line"."amount" >= 0 AND "write_off_line"."waived" >= 0 AND "write_off_line"."amount" + "write_off_line"."waived" > 0)
);
--> statement-breakpoint
CREATE TABLE "write_off_setting" (
	"company_id" uuid NOT NULL,
	"waiver_limit" numeric(17, 3) NOT NULL,
	CONSTRAINT "write_off_setting_company_id_pk" PRIMARY KEY("company_id"),
	CONSTRAINT "write_off_setting_limit" CHECK ("write_off_setting"."waiver_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "write_off" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'begun' NOT NULL,
	"type" text,
	"party_kind" text,
	"customer_id" uuid,
	"supplier_id" uuid,
	"party_number" text DEFAULT '' NOT NULL,
	"party_name" text DEFAULT '' NOT NULL,
	"currency" text,
	"amount" numeric(17, 3),
	"waived" numeric(17, 3),
	"source_id" uuid,
	"waiver_reason" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"posted_on" date,
	"locked_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "write_off_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "write_off_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "write_off_filled" CHECK ("write_off"."status" = 'begun' OR ("write_off"."type" IS NOT NULL AND "write_off"."currency" IS NOT NULL AND "write_off"."amount" >= 0))
);
--> statement-breakpoint
ALTER TABLE "check_bill_line" ADD COLUMN "settled" numeric(17, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_company_id_transaction_id_ledger_transaction_company_id_id_fk" FOREIGN KEY ("company_id","transaction_id") REFERENCES "public"."ledger_transaction"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_source" ADD CONSTRAINT "money_source_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_source" ADD CONSTRAINT "money_source_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off_line" ADD CONSTRAINT "write_off_line_company_id_write_off_id_write_off_company_id_id_fk" FOREIGN KEY ("company_id","write_off_id") REFERENCES "public"."write_off"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off_line" ADD CONSTRAINT "write_off_line_company_id_bill_id_collection_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."collection_bill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off" ADD CONSTRAINT "write_off_company_id_source_id_money_source_company_id_id_fk" FOREIGN KEY ("company_id","source_id") REFERENCES "public"."money_source"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off" ADD CONSTRAINT "write_off_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off" ADD CONSTRAINT "write_off_company_id_supplier_id_supplier_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."supplier"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_posting_record" ON "ledger_posting" USING btree ("company_id","record_id","account");--> statement-breakpoint
CREATE INDEX "ledger_transaction_record" ON "ledger_transaction" USING btree ("company_id","of_record");--> statement-breakpoint
CREATE INDEX "money_source_customer" ON "money_source" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "money_source_supplier" ON "money_source" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "write_off_line_record" ON "write_off_line" USING btree ("company_id","record_id","standing");--> statement-breakpoint
CREATE INDEX "write_off_customer" ON "write_off" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "write_off_supplier" ON "write_off" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "write_off_source" ON "write_off" USING btree ("company_id","source_id");--> statement-breakpoint
CREATE INDEX "write_off_newest" ON "write_off" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "write_off_begun_once" ON "write_off" USING btree ("company_id","created_by") WHERE "write_off"."status" = 'begun';
--> statement-breakpoint
-- A transaction's postings sum to zero in each currency when it is committed, whoever writes them.
CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM ledger_posting p WHERE p.company_id = NEW.company_id AND p.transaction_id = NEW.id
		GROUP BY p.currency HAVING sum(p.amount) <> 0
	) THEN
		RAISE EXCEPTION 'The postings of transaction % do not sum to zero', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_balances AFTER INSERT ON ledger_transaction
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();
--> statement-breakpoint
-- Bills that were marked as paid before there were write-offs are taken over once, dated as the bill.
INSERT INTO ledger_transaction (company_id, id, kind, of_record, day, created_by_name)
SELECT company_id, id, 'opening', id, bill_date, '' FROM collection_bill WHERE written_off > 0;
--> statement-breakpoint
INSERT INTO ledger_posting (company_id, transaction_id, line, account, record_id, currency, amount, day)
SELECT company_id, id, 1, 'receivable', id, currency, -written_off, bill_date FROM collection_bill WHERE written_off > 0
UNION ALL
SELECT company_id, id, 2, 'opening', NULL, currency, written_off, bill_date FROM collection_bill WHERE written_off > 0;

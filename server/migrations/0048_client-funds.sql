CREATE TABLE "client_fund_entry" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"serial_number" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'unsettle' NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"fund_class" text NOT NULL,
	"inquiry_number" text NOT NULL,
	"fill_date" date NOT NULL,
	"receive_date" date NOT NULL,
	"account_name" text NOT NULL,
	"remitter" text NOT NULL,
	"remittance_location" text NOT NULL,
	"remittance_amount" numeric(17, 3) NOT NULL,
	"remittance_currency" text NOT NULL,
	"received_amount" numeric(17, 3) NOT NULL,
	"currency" text NOT NULL,
	"bank_charges" numeric(17, 3),
	"bank_charges_currency" text,
	"exchange_rate" numeric(20, 8),
	"agent" text NOT NULL,
	"remark" text NOT NULL,
	"receipt_id" uuid,
	"fund_id" uuid,
	"posted_on" date,
	"posted_by" uuid,
	"posted_by_name" text DEFAULT '' NOT NULL,
	"only_user" boolean DEFAULT false NOT NULL,
	"delete_reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_fund_entry_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "client_fund_entry_settled" CHECK ("client_fund_entry"."state" <> 'settled' OR ("client_fund_entry"."fund_id" IS NOT NULL AND "client_fund_entry"."serial_number" <> '')),
	CONSTRAINT "client_fund_entry_apart" CHECK ("client_fund_entry"."posted_by" IS NULL OR "client_fund_entry"."only_user" OR "client_fund_entry"."posted_by" NOT IN ("client_fund_entry"."created_by", "client_fund_entry"."changed_by")),
	CONSTRAINT "client_fund_entry_received" CHECK ("client_fund_entry"."received_amount" > 0 AND "client_fund_entry"."remittance_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "client_fund_entry_file" (
	"company_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "client_fund_entry_file_company_id_entry_id_file_id_pk" PRIMARY KEY("company_id","entry_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "client_fund_lot" (
	"company_id" uuid NOT NULL,
	"fund_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"left_amount" numeric(17, 3) NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "client_fund_lot_company_id_fund_id_place_pk" PRIMARY KEY("company_id","fund_id","place"),
	CONSTRAINT "client_fund_lot_left" CHECK ("client_fund_lot"."left_amount" >= 0 AND "client_fund_lot"."left_amount" <= "client_fund_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "client_fund_movement" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"customer_id" uuid NOT NULL,
	"fund_class" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"fund_id" uuid,
	"to_customer_id" uuid,
	"to_fund_class" text,
	"to_currency" text,
	"to_amount" numeric(17, 3),
	"rate_kind" text,
	"from_rate" numeric(20, 8),
	"to_rate" numeric(20, 8),
	"leftover" numeric(38, 11),
	"settlement_currency" text,
	"entry_id" uuid,
	"payee" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"offset_amount" numeric(17, 3) DEFAULT '0' NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_on" date,
	"decision_reason" text DEFAULT '' NOT NULL,
	"alone" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_fund_movement_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "client_fund_movement_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "client_fund_movement_amount" CHECK ("client_fund_movement"."amount" > 0 AND "client_fund_movement"."offset_amount" BETWEEN 0 AND "client_fund_movement"."amount"),
	CONSTRAINT "client_fund_movement_fund" CHECK (("client_fund_movement"."kind" = 'advance') = ("client_fund_movement"."fund_id" IS NULL)),
	CONSTRAINT "client_fund_movement_apart" CHECK ("client_fund_movement"."status" <> 'done' OR "client_fund_movement"."alone" OR "client_fund_movement"."decided_by" <> "client_fund_movement"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "client_fund_posting" (
	"company_id" uuid NOT NULL,
	"fund_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	"transaction_id" uuid NOT NULL,
	"day" date NOT NULL,
	"fund_type" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"number" text NOT NULL,
	"note" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"balance" numeric(17, 3) NOT NULL,
	"created_by_name" text NOT NULL,
	CONSTRAINT "client_fund_posting_company_id_fund_id_place_pk" PRIMARY KEY("company_id","fund_id","place"),
	CONSTRAINT "client_fund_posting_balance" CHECK ("client_fund_posting"."amount" <> 0 AND "client_fund_posting"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "client_fund_use" (
	"company_id" uuid NOT NULL,
	"fund_id" uuid NOT NULL,
	"lot_place" bigint NOT NULL,
	"place" bigint NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	CONSTRAINT "client_fund_use_company_id_fund_id_lot_place_place_pk" PRIMARY KEY("company_id","fund_id","lot_place","place")
);
--> statement-breakpoint
CREATE TABLE "client_fund" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"fund_class" text NOT NULL,
	"currency" text NOT NULL,
	"balance" numeric(17, 3) DEFAULT '0' NOT NULL,
	"held" numeric(17, 3) DEFAULT '0' NOT NULL,
	"last_place" bigint DEFAULT 0 NOT NULL,
	"merged_into" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_fund_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "client_fund_balance" CHECK ("client_fund"."balance" >= 0 AND "client_fund"."held" >= 0 AND "client_fund"."held" <= "client_fund"."balance")
);
--> statement-breakpoint
CREATE TABLE "receipt_pre_record" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"remitter" text NOT NULL,
	"remitter_key" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"receive_date" date NOT NULL,
	"inquiry_number" text NOT NULL,
	"remittance_location" text NOT NULL,
	"account_name" text NOT NULL,
	"remark" text NOT NULL,
	"bank_payment_id" uuid,
	"customer_id" uuid,
	"fund_class" text,
	"claim_remark" text DEFAULT '' NOT NULL,
	"claimed_by" uuid,
	"claimed_by_name" text DEFAULT '' NOT NULL,
	"claimed_at" timestamp with time zone,
	"entry_id" uuid,
	"delete_reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_pre_record_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "receipt_pre_record_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "receipt_pre_record_claim" CHECK (("receipt_pre_record"."status" IN ('claimed', 'confirmed')) = ("receipt_pre_record"."customer_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "write_off" ADD COLUMN "fund_id" uuid;--> statement-breakpoint
ALTER TABLE "client_fund_entry" ADD CONSTRAINT "client_fund_entry_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_entry" ADD CONSTRAINT "client_fund_entry_company_id_fund_id_client_fund_company_id_id_fk" FOREIGN KEY ("company_id","fund_id") REFERENCES "public"."client_fund"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_entry" ADD CONSTRAINT "client_fund_entry_company_id_receipt_id_receipt_pre_record_company_id_id_fk" FOREIGN KEY ("company_id","receipt_id") REFERENCES "public"."receipt_pre_record"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_entry_file" ADD CONSTRAINT "client_fund_entry_file_company_id_entry_id_client_fund_entry_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."client_fund_entry"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_entry_file" ADD CONSTRAINT "client_fund_entry_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_movement" ADD CONSTRAINT "client_fund_movement_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_movement" ADD CONSTRAINT "client_fund_movement_company_id_to_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","to_customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_movement" ADD CONSTRAINT "client_fund_movement_company_id_fund_id_client_fund_company_id_id_fk" FOREIGN KEY ("company_id","fund_id") REFERENCES "public"."client_fund"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_movement" ADD CONSTRAINT "client_fund_movement_company_id_entry_id_client_fund_entry_company_id_id_fk" FOREIGN KEY ("company_id","entry_id") REFERENCES "public"."client_fund_entry"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund_posting" ADD CONSTRAINT "client_fund_posting_company_id_fund_id_client_fund_company_id_id_fk" FOREIGN KEY ("company_id","fund_id") REFERENCES "public"."client_fund"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_fund" ADD CONSTRAINT "client_fund_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_pre_record" ADD CONSTRAINT "receipt_pre_record_company_id_bank_payment_id_bank_payment_company_id_id_fk" FOREIGN KEY ("company_id","bank_payment_id") REFERENCES "public"."bank_payment"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_pre_record" ADD CONSTRAINT "receipt_pre_record_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_fund_entry_serial_once" ON "client_fund_entry" USING btree ("company_id","serial_number") WHERE "client_fund_entry"."serial_number" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "client_fund_entry_receipt_once" ON "client_fund_entry" USING btree ("company_id","receipt_id");--> statement-breakpoint
CREATE INDEX "client_fund_entry_newest" ON "client_fund_entry" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_fund_entry_customer" ON "client_fund_entry" USING btree ("company_id","customer_id","receive_date");--> statement-breakpoint
CREATE INDEX "client_fund_entry_state" ON "client_fund_entry" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "client_fund_entry_file_file" ON "client_fund_entry_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "client_fund_lot_left" ON "client_fund_lot" USING btree ("company_id","fund_id","place") WHERE "client_fund_lot"."left_amount" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "client_fund_movement_reversal_once" ON "client_fund_movement" USING btree ("company_id","entry_id") WHERE "client_fund_movement"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "client_fund_movement_newest" ON "client_fund_movement" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_fund_movement_customer" ON "client_fund_movement" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "client_fund_movement_to_customer" ON "client_fund_movement" USING btree ("company_id","to_customer_id");--> statement-breakpoint
CREATE INDEX "client_fund_movement_fund" ON "client_fund_movement" USING btree ("company_id","fund_id");--> statement-breakpoint
CREATE INDEX "client_fund_posting_day" ON "client_fund_posting" USING btree ("company_id","fund_id","day","place");--> statement-breakpoint
CREATE INDEX "client_fund_posting_record" ON "client_fund_posting" USING btree ("company_id","record_id");--> statement-breakpoint
CREATE INDEX "client_fund_use_place" ON "client_fund_use" USING btree ("company_id","fund_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "client_fund_once" ON "client_fund" USING btree ("company_id","customer_id","fund_class","currency") WHERE "client_fund"."merged_into" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_pre_record_payment_once" ON "receipt_pre_record" USING btree ("company_id","bank_payment_id") WHERE "receipt_pre_record"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "receipt_pre_record_newest" ON "receipt_pre_record" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "receipt_pre_record_customer" ON "receipt_pre_record" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "write_off_fund" ON "write_off" USING btree ("company_id","fund_id");--> statement-breakpoint
ALTER TABLE "write_off" ADD CONSTRAINT "write_off_one_source" CHECK ("write_off"."source_id" IS NULL OR "write_off"."fund_id" IS NULL);
CREATE TABLE "payment_link_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"link_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_link" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"sent_to" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_by_name" text NOT NULL,
	CONSTRAINT "payment_link_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_voucher" (
	"company_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "payment_voucher_company_id_batch_id_place_pk" PRIMARY KEY("company_id","batch_id","place"),
	CONSTRAINT "payment_voucher_place" CHECK ("payment_voucher"."place" BETWEEN 1 AND 100)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_number" text NOT NULL,
	"title" text NOT NULL,
	"payee" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(17, 3) NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"account_id" uuid,
	"account_name" text NOT NULL,
	"payee_accounts" jsonb NOT NULL,
	"write_off_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"secret" boolean NOT NULL,
	"alone" boolean NOT NULL,
	"paid_by" uuid NOT NULL,
	"paid_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_number_once" UNIQUE("company_id","number"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "electronic_wallet" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"account_name" text NOT NULL,
	"wallet_number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "electronic_wallet_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "financial_request" ADD COLUMN "payment_record_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "financial_request" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "payment_invoice" ADD COLUMN "confirmed_accounts" text;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_company_id_payment_id_payment_company_id_id_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."payment"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronic_wallet" ADD CONSTRAINT "electronic_wallet_company_id_user_id_staff_user_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."staff_user"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_of" ON "payment_link" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_voucher_file" ON "payment_voucher" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_once" ON "payment" USING btree ("company_id","subject_id") WHERE "payment"."subject" <> 'invoice';--> statement-breakpoint
CREATE INDEX "payment_subject" ON "payment" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "payment_batch" ON "payment" USING btree ("company_id","batch_id");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "financial_request_payable" ON "financial_request" USING btree ("company_id","last_payment_date","id") WHERE "financial_request"."stage" = 'approved';--> statement-breakpoint
ALTER TABLE "financial_request" ADD CONSTRAINT "financial_request_paid" CHECK (("financial_request"."stage" = 'paid') = ("financial_request"."payment_record_number" <> ''));
--> statement-breakpoint
-- Written by hand from here on.
-- Rows of where a request's money goes say whether they are an e-wallet on file.
UPDATE financial_request SET payee_accounts = (
	SELECT jsonb_agg(a || '{"walletOf": null}' ORDER BY place)
	FROM jsonb_array_elements(payee_accounts) WITH ORDINALITY AS e (a, place)
) WHERE jsonb_array_length(payee_accounts) > 0;
--> statement-breakpoint
-- Nothing is booked into a closed period, whatever the code above it does.
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM period_lock p WHERE p.company_id = NEW.company_id AND p.closed_up_to >= NEW.day) THEN
		RAISE EXCEPTION 'The books are closed up to a day on or after %', NEW.day USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_open_day BEFORE INSERT ON ledger_transaction FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();

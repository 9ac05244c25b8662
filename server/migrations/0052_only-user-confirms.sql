ALTER TABLE "payment_invoice" DROP CONSTRAINT "payment_invoice_confirmed";--> statement-breakpoint
ALTER TABLE "payment_invoice" ADD COLUMN "only_user" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_invoice" ADD CONSTRAINT "payment_invoice_confirmed" CHECK (("payment_invoice"."confirmed_at" IS NULL) = ("payment_invoice"."confirmed_by" IS NULL)
        AND ("payment_invoice"."only_user" OR ("payment_invoice"."confirmed_by" IS DISTINCT FROM "payment_invoice"."created_by"
          AND "payment_invoice"."confirmed_by" IS DISTINCT FROM "payment_invoice"."changed_by")));
ALTER TABLE "waybill" ALTER COLUMN "cod_amount" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "waybill" ALTER COLUMN "cod_amount" SET DEFAULT '0.00';--> statement-breakpoint
ALTER TABLE "tax_invoice" ADD COLUMN "riyal_amount" numeric(17, 3);--> statement-breakpoint
ALTER TABLE "tax_invoice" ADD COLUMN "riyal_tax" numeric(17, 3);--> statement-breakpoint
ALTER TABLE "tax_invoice" ADD CONSTRAINT "tax_invoice_riyals" CHECK (("tax_invoice"."riyal_amount" IS NULL) = ("tax_invoice"."riyal_tax" IS NULL));--> statement-breakpoint
ALTER TABLE "waybill" ADD CONSTRAINT "waybill_cod_amount" CHECK ("waybill"."cod_amount" >= 0 AND "waybill"."cod_amount" <> 'NaN' AND "waybill"."cod_amount" = round("waybill"."cod_amount", 3));
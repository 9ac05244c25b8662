ALTER TABLE "collection_bill_line" ALTER COLUMN "amount" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "collection_bill" ALTER COLUMN "amount" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "collection_bill" ALTER COLUMN "written_off" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "collection_bill" ALTER COLUMN "written_off" SET DEFAULT '0';--> statement-breakpoint
ALTER TABLE "customer_contract" ALTER COLUMN "credit_amount" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "customer_contract" ALTER COLUMN "credit_limit" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "supplier_cost" ALTER COLUMN "amount" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "supplier_offer_service" ALTER COLUMN "minimum_charge" SET DATA TYPE numeric(17, 3);--> statement-breakpoint
ALTER TABLE "supplier_service" ALTER COLUMN "minimum_charge" SET DATA TYPE numeric(17, 3);
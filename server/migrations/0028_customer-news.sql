ALTER TABLE "customer_message" ADD COLUMN "order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_message" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "customer_message" ADD COLUMN "weight" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "customer_message" ADD COLUMN "volume" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "message_mail_language" text DEFAULT '' NOT NULL;
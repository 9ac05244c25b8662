CREATE TABLE "goods_receipt_photo" (
	"company_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "goods_receipt_photo_company_id_receipt_id_place_pk" PRIMARY KEY("company_id","receipt_id","place")
);
--> statement-breakpoint
CREATE TABLE "goods_receipt" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receipt_number" text NOT NULL,
	"waybill_id" uuid NOT NULL,
	"house_number" text NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"pieces" integer NOT NULL,
	"weight" numeric(14, 3) NOT NULL,
	"volume" numeric(14, 3) NOT NULL,
	"declared_pieces" integer NOT NULL,
	"declared_weight" numeric(14, 3) NOT NULL,
	"declared_volume" numeric(14, 3) NOT NULL,
	"difference" text NOT NULL,
	"is_last" boolean NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"event_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by_name" text DEFAULT '' NOT NULL,
	"withdraw_reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_receipt_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "goods_receipt_number_once" UNIQUE("company_id","receipt_number"),
	CONSTRAINT "goods_receipt_pieces" CHECK ("goods_receipt"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "entrust_order" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"source" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"sales_id" uuid,
	"language" text NOT NULL,
	"form" jsonb NOT NULL,
	"type" smallint NOT NULL,
	"customer_reference" text DEFAULT '' NOT NULL,
	"product_name" text NOT NULL,
	"consignee_name" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_city" text NOT NULL,
	"pieces" integer NOT NULL,
	"weight" numeric(14, 3) NOT NULL,
	"volume" numeric(14, 3) NOT NULL,
	"decision" text DEFAULT 'toAccept' NOT NULL,
	"waybill_id" uuid,
	"house_number" text DEFAULT '' NOT NULL,
	"accepted_by_name" text DEFAULT '' NOT NULL,
	"accepted_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"ended_by_name" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entrust_order_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "entrust_order_number_once" UNIQUE("company_id","order_number"),
	CONSTRAINT "entrust_order_waybill_once" UNIQUE("company_id","waybill_id")
);
--> statement-breakpoint
ALTER TABLE "goods_receipt_photo" ADD CONSTRAINT "goods_receipt_photo_company_id_receipt_id_goods_receipt_company_id_id_fk" FOREIGN KEY ("company_id","receipt_id") REFERENCES "public"."goods_receipt"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_photo" ADD CONSTRAINT "goods_receipt_photo_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt" ADD CONSTRAINT "goods_receipt_company_id_warehouse_id_warehouse_company_id_id_fk" FOREIGN KEY ("company_id","warehouse_id") REFERENCES "public"."warehouse"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_order" ADD CONSTRAINT "entrust_order_company_id_customer_id_customer_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_receipt_photo_file" ON "goods_receipt_photo" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "goods_receipt_waybill" ON "goods_receipt" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "entrust_order_newest" ON "entrust_order" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entrust_order_decision" ON "entrust_order" USING btree ("company_id","decision","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entrust_order_customer" ON "entrust_order" USING btree ("company_id","customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
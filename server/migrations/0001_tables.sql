CREATE TABLE "operation_log" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"entity_number" text NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"ip" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operation_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"caller_id" uuid NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_caller_id_key_pk" PRIMARY KEY("caller_id","key")
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_progress_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"role_level" smallint NOT NULL,
	"rights" text[] NOT NULL,
	"sees_all" boolean NOT NULL,
	"has_company" boolean NOT NULL,
	"valid_until" date,
	"refresh_menu" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"owner_kind" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "stored_file_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"next" bigint NOT NULL,
	CONSTRAINT "number_series_company_id_kind_year_pk" PRIMARY KEY("company_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"short_name" text DEFAULT '' NOT NULL,
	"customer_type" text DEFAULT 'enterprise' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"sales_id" uuid,
	"password_hash" text,
	"status" text DEFAULT 'enabled' NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_number_once" UNIQUE("company_id","customer_number")
);
--> statement-breakpoint
CREATE TABLE "logistics_state" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"preset" text,
	"chinese_description" text NOT NULL,
	"english_description" text NOT NULL,
	"arabic_description" text NOT NULL,
	"abbreviation" text DEFAULT '' NOT NULL,
	"sort_number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logistics_state_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "logistics_state_english_once" UNIQUE("company_id","english_description")
);
--> statement-breakpoint
CREATE TABLE "waybill_event_withdrawal" (
	"company_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_by" uuid NOT NULL,
	"withdrawn_by_name" text NOT NULL,
	"withdrawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waybill_event_withdrawal_company_id_event_id_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "waybill_event" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waybill_event_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"name" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"wrong" integer NOT NULL,
	"frozen_until" timestamp with time zone,
	CONSTRAINT "sign_in_attempt_name_pk" PRIMARY KEY("name")
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"name" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_right" (
	"company_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"page" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "role_right_company_id_role_id_page_action_pk" PRIMARY KEY("company_id","role_id","page","action")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role_name" text NOT NULL,
	"preset" text,
	"is_supervisor" boolean DEFAULT false NOT NULL,
	"sees_all" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "role_name_once" UNIQUE("company_id","role_name")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_role_company_id_user_id_role_id_pk" PRIMARY KEY("company_id","user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "tracking_number" (
	"number" text NOT NULL,
	"company_id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "tracking_number_number_company_id_waybill_id_kind_pk" PRIMARY KEY("number","company_id","waybill_id","kind")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"company_id" uuid NOT NULL,
	"code" text,
	"company_name" text DEFAULT '' NOT NULL,
	"company_name_en" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"credit_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_file_id" uuid,
	"licence_file_id" uuid,
	"seal_file_id" uuid,
	"air_divisor" integer DEFAULT 6000 NOT NULL,
	"express_divisor" integer DEFAULT 5000 NOT NULL,
	"settlement_currency" text DEFAULT 'RMB' NOT NULL,
	"multi_language" boolean DEFAULT true NOT NULL,
	"valid_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "company_directory" (
	"code" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_title_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_title_tax_number" UNIQUE("company_id","tax_number")
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"we_chat_open_id" text,
	"password_hash" text NOT NULL,
	"head_img_file_id" uuid,
	"role_level" smallint DEFAULT 3 NOT NULL,
	"parent_user_id" uuid,
	"position" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'normal' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_user_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"warehouse_name" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warehouse_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "warehouse_code_once" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "address_history" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"used" integer DEFAULT 1 NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_history_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "address_history_once" UNIQUE("company_id","role","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "awb_number" (
	"company_id" uuid NOT NULL,
	"airline_prefix" text NOT NULL,
	"serial" bigint NOT NULL,
	"stock_id" uuid NOT NULL,
	"state" text NOT NULL,
	"waybill_id" uuid,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "awb_number_company_id_airline_prefix_serial_pk" PRIMARY KEY("company_id","airline_prefix","serial")
);
--> statement-breakpoint
CREATE TABLE "awb_stock" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"airline_prefix" text NOT NULL,
	"airline_name" text DEFAULT '' NOT NULL,
	"first_serial" integer NOT NULL,
	"last_serial" integer NOT NULL,
	"next_serial" integer NOT NULL,
	"warn_below" integer DEFAULT 10 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "awb_stock_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "awb_stock_first_once" UNIQUE("company_id","airline_prefix","first_serial")
);
--> statement-breakpoint
CREATE TABLE "retired_number" (
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"retired_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retired_number_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "waybill_item" (
	"company_id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"product_name" text NOT NULL,
	"customs_code" text DEFAULT '' NOT NULL,
	"box_count" integer NOT NULL,
	"box_unit" text DEFAULT '' NOT NULL,
	"length_cm" numeric(8, 2),
	"width_cm" numeric(8, 2),
	"height_cm" numeric(8, 2),
	"box_volume" numeric(12, 3),
	"volume" numeric(14, 3) DEFAULT '0' NOT NULL,
	"weight" numeric(14, 3) DEFAULT '0' NOT NULL,
	"unit_price" numeric(16, 4) DEFAULT '0' NOT NULL,
	"item_value" numeric(16, 2) DEFAULT '0' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"trading_platform" text DEFAULT '' NOT NULL,
	CONSTRAINT "waybill_item_company_id_waybill_id_line_pk" PRIMARY KEY("company_id","waybill_id","line")
);
--> statement-breakpoint
CREATE TABLE "waybill" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"main_waybill_id" uuid,
	"house_number" text NOT NULL,
	"main_number" text DEFAULT '' NOT NULL,
	"number_flagged" boolean DEFAULT false NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"platform_order" text DEFAULT '' NOT NULL,
	"express_number" text DEFAULT '' NOT NULL,
	"shipping_date" date NOT NULL,
	"customer_id" uuid,
	"customer_number" text DEFAULT '' NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"shipper_name" text DEFAULT '' NOT NULL,
	"shipper_company" text DEFAULT '' NOT NULL,
	"shipper_phone" text DEFAULT '' NOT NULL,
	"shipper_email" text DEFAULT '' NOT NULL,
	"shipper_country" text DEFAULT '' NOT NULL,
	"shipper_province" text DEFAULT '' NOT NULL,
	"shipper_city" text DEFAULT '' NOT NULL,
	"shipper_address" text DEFAULT '' NOT NULL,
	"shipper_postal_code" text DEFAULT '' NOT NULL,
	"consignee_name" text DEFAULT '' NOT NULL,
	"consignee_company" text DEFAULT '' NOT NULL,
	"consignee_phone" text DEFAULT '' NOT NULL,
	"consignee_email" text DEFAULT '' NOT NULL,
	"consignee_country" text DEFAULT '' NOT NULL,
	"consignee_province" text DEFAULT '' NOT NULL,
	"consignee_city" text DEFAULT '' NOT NULL,
	"consignee_address" text DEFAULT '' NOT NULL,
	"consignee_postal_code" text DEFAULT '' NOT NULL,
	"notify_party" text DEFAULT '' NOT NULL,
	"loading_port" text DEFAULT '' NOT NULL,
	"destination_port" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"flight_number" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"voyage" text DEFAULT '' NOT NULL,
	"etd" date,
	"eta" date,
	"cabinet_class" text DEFAULT '' NOT NULL,
	"cabinet_type" text DEFAULT '' NOT NULL,
	"container_number" text DEFAULT '' NOT NULL,
	"seal_number" text DEFAULT '' NOT NULL,
	"trade_terms" text DEFAULT '' NOT NULL,
	"freight_terms" text DEFAULT '' NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"customs_code" text DEFAULT '' NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"box_unit" text DEFAULT '' NOT NULL,
	"weight" numeric(14, 3) DEFAULT '0' NOT NULL,
	"volume" numeric(14, 3) DEFAULT '0' NOT NULL,
	"volume_weight" numeric(14, 3) DEFAULT '0' NOT NULL,
	"chargeable_weight" numeric(14, 3) DEFAULT '0' NOT NULL,
	"item_value" numeric(16, 2) DEFAULT '0' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"cod_amount" numeric(16, 2) DEFAULT '0' NOT NULL,
	"cod_currency" text DEFAULT '' NOT NULL,
	"cod_channel" text DEFAULT '' NOT NULL,
	"cod_status" text DEFAULT 'none' NOT NULL,
	"payment_status" text DEFAULT 'unbilled' NOT NULL,
	"operator_id" uuid,
	"sales_id" uuid,
	"customer_service_id" uuid,
	"marketing_id" uuid,
	"warehouse_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"state_id" uuid,
	"state_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(normalize(house_number || chr(10) || main_number || chr(10) || order_number || chr(10) || platform_order || chr(10) || express_number || chr(10) || customer_number || chr(10) || customer_name || chr(10) || shipper_name || chr(10) || shipper_company || chr(10) || consignee_name || chr(10) || consignee_company || chr(10) || product_name, nfkc))) STORED NOT NULL,
	"search_grams" bigint[] GENERATED ALWAYS AS (search_grams(company_id, lower(normalize(house_number || chr(10) || main_number || chr(10) || order_number || chr(10) || platform_order || chr(10) || express_number || chr(10) || customer_number || chr(10) || customer_name || chr(10) || shipper_name || chr(10) || shipper_company || chr(10) || consignee_name || chr(10) || consignee_company || chr(10) || product_name, nfkc)))) STORED NOT NULL,
	CONSTRAINT "waybill_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "waybill_house_number_once" UNIQUE("company_id","house_number")
);
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_company_id_role_id_role_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."role"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_id_role_id_role_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."role"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awb_number" ADD CONSTRAINT "awb_number_company_id_stock_id_awb_stock_company_id_id_fk" FOREIGN KEY ("company_id","stock_id") REFERENCES "public"."awb_stock"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybill_item" ADD CONSTRAINT "waybill_item_company_id_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybill" ADD CONSTRAINT "waybill_company_id_main_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","main_waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_log_entity" ON "operation_log" USING btree ("company_id","entity","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "operation_log_recent" ON "operation_log" USING btree ("company_id","entity","created_at","id");--> statement-breakpoint
CREATE INDEX "operation_log_number" ON "operation_log" USING btree ("company_id","entity","entity_number");--> statement-breakpoint
CREATE INDEX "operation_log_user" ON "operation_log" USING btree ("company_id","entity","user_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_progress_by" ON "job_progress" USING btree ("company_id","created_by","created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_created" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_window" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stored_file_expires" ON "stored_file" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_name" ON "customer" USING btree ("company_id","customer_name");--> statement-breakpoint
CREATE INDEX "waybill_event_waybill" ON "waybill_event" USING btree ("company_id","waybill_id","occurred_at");--> statement-breakpoint
CREATE INDEX "waybill_event_state" ON "waybill_event" USING btree ("company_id","state_id");--> statement-breakpoint
CREATE INDEX "sign_in_user" ON "sign_in" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "verification_code_address" ON "verification_code" USING btree ("address","purpose","created_at");--> statement-breakpoint
CREATE INDEX "tracking_number_waybill" ON "tracking_number" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "company_directory_company" ON "company_directory" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "staff_user_parent" ON "staff_user" USING btree ("company_id","parent_user_id");--> statement-breakpoint
CREATE INDEX "staff_user_name" ON "staff_user" USING btree ("company_id","user_name");--> statement-breakpoint
CREATE INDEX "address_history_recent" ON "address_history" USING btree ("company_id","role","last_used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "awb_number_stock" ON "awb_number" USING btree ("company_id","stock_id","state");--> statement-breakpoint
CREATE INDEX "waybill_created" ON "waybill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waybill_type" ON "waybill" USING btree ("company_id","type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waybill_state" ON "waybill" USING btree ("company_id","state_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waybill_customer" ON "waybill" USING btree ("company_id","customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waybill_sales" ON "waybill" USING btree ("company_id","sales_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waybill_shipping_date" ON "waybill" USING btree ("company_id","shipping_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waybill_main_number" ON "waybill" USING btree ("company_id","main_number");--> statement-breakpoint
CREATE INDEX "waybill_main" ON "waybill" USING btree ("company_id","main_waybill_id");--> statement-breakpoint
CREATE INDEX "waybill_search" ON "waybill" USING gin ("search_grams");
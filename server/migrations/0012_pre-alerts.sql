CREATE TABLE "pre_alert_file" (
	"company_id" uuid NOT NULL,
	"pre_alert_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"source_file_id" uuid,
	CONSTRAINT "pre_alert_file_company_id_pre_alert_id_file_id_pk" PRIMARY KEY("company_id","pre_alert_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "pre_alert_house" (
	"company_id" uuid NOT NULL,
	"pre_alert_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"house_number" text NOT NULL,
	"waybill_id" uuid,
	"waybill" jsonb NOT NULL,
	CONSTRAINT "pre_alert_house_company_id_pre_alert_id_line_pk" PRIMARY KEY("company_id","pre_alert_id","line")
);
--> statement-breakpoint
CREATE TABLE "pre_alert_push" (
	"company_id" uuid NOT NULL,
	"pre_alert_id" uuid NOT NULL,
	"target_company_id" uuid NOT NULL,
	"target_code" text NOT NULL,
	"target_name" text NOT NULL,
	"pushed_version" integer NOT NULL,
	"pushed_at" timestamp with time zone NOT NULL,
	"pushed_by_name" text NOT NULL,
	"outcome" text NOT NULL,
	"state" text DEFAULT 'unconfirm' NOT NULL,
	"state_at" timestamp with time zone,
	"worked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pre_alert_push_company_id_pre_alert_id_target_company_id_pk" PRIMARY KEY("company_id","pre_alert_id","target_company_id")
);
--> statement-breakpoint
CREATE TABLE "pre_alert" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"direction" text NOT NULL,
	"alert_number" text NOT NULL,
	"type" smallint NOT NULL,
	"waybill_id" uuid,
	"main_number" text DEFAULT '' NOT NULL,
	"number_flagged" boolean DEFAULT false NOT NULL,
	"loading_port" text DEFAULT '' NOT NULL,
	"destination_port" text DEFAULT '' NOT NULL,
	"transit" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"flight_number" text DEFAULT '' NOT NULL,
	"vessel" text DEFAULT '' NOT NULL,
	"voyage" text DEFAULT '' NOT NULL,
	"origin_agent" text DEFAULT '' NOT NULL,
	"destination_agent" text DEFAULT '' NOT NULL,
	"total_houses" integer DEFAULT 0 NOT NULL,
	"packages" integer DEFAULT 0 NOT NULL,
	"weight" numeric(14, 3) DEFAULT '0' NOT NULL,
	"volume" numeric(14, 3) DEFAULT '0' NOT NULL,
	"cargo_type" text DEFAULT '' NOT NULL,
	"etd" date,
	"eta" date,
	"atd" timestamp with time zone,
	"ata" timestamp with time zone,
	"remark" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'unconfirm' NOT NULL,
	"main_waybill" jsonb,
	"content_version" integer DEFAULT 1 NOT NULL,
	"source_company_id" uuid,
	"source_alert_id" uuid,
	"source_version" integer,
	"source_name" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"worked_at" timestamp with time zone,
	"worked_by_name" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pre_alert_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "pre_alert_source_once" UNIQUE("company_id","source_company_id","source_alert_id")
);
--> statement-breakpoint
ALTER TABLE "pre_alert_file" ADD CONSTRAINT "pre_alert_file_company_id_pre_alert_id_pre_alert_company_id_id_fk" FOREIGN KEY ("company_id","pre_alert_id") REFERENCES "public"."pre_alert"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_alert_house" ADD CONSTRAINT "pre_alert_house_company_id_pre_alert_id_pre_alert_company_id_id_fk" FOREIGN KEY ("company_id","pre_alert_id") REFERENCES "public"."pre_alert"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_alert_push" ADD CONSTRAINT "pre_alert_push_company_id_pre_alert_id_pre_alert_company_id_id_fk" FOREIGN KEY ("company_id","pre_alert_id") REFERENCES "public"."pre_alert"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pre_alert_file_of" ON "pre_alert_file" USING btree ("company_id","file_id");--> statement-breakpoint
CREATE INDEX "pre_alert_house_number" ON "pre_alert_house" USING btree ("company_id","house_number");--> statement-breakpoint
CREATE INDEX "pre_alert_list" ON "pre_alert" USING btree ("company_id","direction","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pre_alert_waybill" ON "pre_alert" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "pre_alert_main_number" ON "pre_alert" USING btree ("company_id","main_number");--> statement-breakpoint
CREATE INDEX "pre_alert_unconfirmed" ON "pre_alert" USING btree ("company_id") WHERE "pre_alert"."direction" = 'received' AND "pre_alert"."state" = 'unconfirm' AND "pre_alert"."withdrawn_at" IS NULL;
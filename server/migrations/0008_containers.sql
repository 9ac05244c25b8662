CREATE TABLE "container_packing" (
	"company_id" uuid NOT NULL,
	"container_id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"weight" numeric(14, 3) NOT NULL,
	"volume" numeric(14, 3) NOT NULL,
	CONSTRAINT "container_packing_company_id_container_id_waybill_id_pk" PRIMARY KEY("company_id","container_id","waybill_id")
);
--> statement-breakpoint
CREATE TABLE "container" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"container_number" text NOT NULL,
	"cabinet_class" text NOT NULL,
	"cabinet_type" text DEFAULT '' NOT NULL,
	"seal_number" text DEFAULT '' NOT NULL,
	"tare_weight" numeric(14, 3),
	"max_payload" numeric(14, 3),
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "container_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "container_once_in_main" UNIQUE("company_id","waybill_id","container_number")
);
--> statement-breakpoint
ALTER TABLE "container_packing" ADD CONSTRAINT "container_packing_company_id_container_id_container_company_id_id_fk" FOREIGN KEY ("company_id","container_id") REFERENCES "public"."container"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_packing" ADD CONSTRAINT "container_packing_company_id_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container" ADD CONSTRAINT "container_company_id_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_packing_waybill" ON "container_packing" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "container_number" ON "container" USING btree ("company_id","container_number");--> statement-breakpoint
CREATE INDEX "waybill_container" ON "waybill" USING btree ("company_id","container_number") WHERE "waybill"."container_number" <> '';
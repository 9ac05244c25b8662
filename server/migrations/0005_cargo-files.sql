CREATE TABLE "cargo_file" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"ownership" text NOT NULL,
	"job_number" text DEFAULT '' NOT NULL,
	"waybill_id" uuid,
	"waybill_number" text DEFAULT '' NOT NULL,
	"warehouse_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cargo_file_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "cargo_file" ADD CONSTRAINT "cargo_file_company_id_file_id_stored_file_company_id_id_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_file" ADD CONSTRAINT "cargo_file_company_id_warehouse_id_warehouse_company_id_id_fk" FOREIGN KEY ("company_id","warehouse_id") REFERENCES "public"."warehouse"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cargo_file_newest" ON "cargo_file" USING btree ("company_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "cargo_file_waybill" ON "cargo_file" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "cargo_file_job" ON "cargo_file" USING btree ("company_id","job_number");--> statement-breakpoint
CREATE INDEX "cargo_file_file" ON "cargo_file" USING btree ("company_id","file_id");
CREATE TABLE "job_sign_off" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"step" text NOT NULL,
	"signed_by" uuid NOT NULL,
	"signed_by_name" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"figures" jsonb NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_by_name" text,
	"withdrawn_at" timestamp with time zone,
	"withdraw_reason" text,
	CONSTRAINT "job_sign_off_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_sign_off_withdrawn" CHECK (("job_sign_off"."withdrawn_at" IS NULL) = ("job_sign_off"."withdrawn_by" IS NULL) AND ("job_sign_off"."withdrawn_at" IS NULL) = ("job_sign_off"."withdraw_reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "job_sign_off" ADD CONSTRAINT "job_sign_off_company_id_waybill_id_waybill_company_id_id_fk" FOREIGN KEY ("company_id","waybill_id") REFERENCES "public"."waybill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_sign_off_standing" ON "job_sign_off" USING btree ("company_id","waybill_id","step") WHERE "job_sign_off"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE INDEX "job_sign_off_waybill" ON "job_sign_off" USING btree ("company_id","waybill_id");
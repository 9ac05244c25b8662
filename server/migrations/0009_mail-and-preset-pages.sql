CREATE TABLE "mail_delivery" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"once" text,
	"recipients" jsonb NOT NULL,
	"subject" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"state" text NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply" integer,
	"sent_by" uuid NOT NULL,
	"sent_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_delivery_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "mail_delivery_once" UNIQUE("company_id","once")
);
--> statement-breakpoint
CREATE TABLE "mail_subject" (
	"company_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	CONSTRAINT "mail_subject_company_id_entity_entity_id_mail_id_pk" PRIMARY KEY("company_id","entity","entity_id","mail_id")
);
--> statement-breakpoint
CREATE TABLE "preset_page" (
	"company_id" uuid NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "preset_page_company_id_page_pk" PRIMARY KEY("company_id","page")
);
--> statement-breakpoint
ALTER TABLE "mail_subject" ADD CONSTRAINT "mail_subject_company_id_mail_id_mail_delivery_company_id_id_fk" FOREIGN KEY ("company_id","mail_id") REFERENCES "public"."mail_delivery"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_subject_mail" ON "mail_subject" USING btree ("company_id","mail_id");
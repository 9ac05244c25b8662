CREATE TABLE "advert" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image_id" uuid,
	"image_width" integer DEFAULT 0 NOT NULL,
	"image_height" integer DEFAULT 0 NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"link" text NOT NULL,
	"sort" integer NOT NULL,
	"shown" boolean NOT NULL,
	"module" text NOT NULL,
	"station" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advert_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_account" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_address" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"user_name" text NOT NULL,
	"secret" text,
	"daily_limit" integer,
	"is_default" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"test_state" text DEFAULT 'never' NOT NULL,
	"tested_at" timestamp with time zone,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_account_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "mail_account_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD COLUMN "account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "advert_place" ON "advert" USING btree ("company_id","module","shown","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_account_default" ON "mail_account" USING btree ("company_id") WHERE "mail_account"."is_default";--> statement-breakpoint
CREATE INDEX "mail_delivery_account" ON "mail_delivery" USING btree ("company_id","account_id","started_at");
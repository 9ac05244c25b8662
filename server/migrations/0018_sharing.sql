CREATE TABLE "shared_registration" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_registration_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
DROP INDEX "sign_in_user";--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "share_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_registration" ADD CONSTRAINT "shared_registration_company_id_user_id_staff_user_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."staff_user"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_registration_user" ON "shared_registration" USING btree ("company_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_in_user" ON "sign_in" USING btree ("user_id","company_id");
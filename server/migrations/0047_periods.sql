CREATE TABLE "period_change" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"before_day" date,
	"after_day" date,
	"reason" text NOT NULL,
	"left_open" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"alone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "period_change_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "period_change_two_people" CHECK ("period_change"."step" = 'close' OR "period_change"."state" <> 'done' OR "period_change"."alone" OR "period_change"."decided_by" <> "period_change"."asked_by"),
	CONSTRAINT "period_change_day" CHECK ("period_change"."step" = 'reopen' OR "period_change"."after_day" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "period_lock" (
	"company_id" uuid NOT NULL,
	"closed_up_to" date,
	CONSTRAINT "period_lock_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE INDEX "period_change_newest" ON "period_change" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "period_change_asked_once" ON "period_change" USING btree ("company_id") WHERE "period_change"."state" = 'asked';
CREATE TABLE "questionnaire_answer" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"via" text NOT NULL,
	"invited_email" text DEFAULT '' NOT NULL,
	"supplier_name" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"invited_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_answer_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"answer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "questionnaire_revision" (
	"company_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"categories" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_revision_company_id_questionnaire_id_revision_pk" PRIMARY KEY("company_id","questionnaire_id","revision")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_submission" (
	"company_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"respondent" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"ip" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_submission_company_id_answer_id_number_pk" PRIMARY KEY("company_id","answer_id","number")
);
--> statement-breakpoint
CREATE TABLE "questionnaire" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"closes_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"open_token" text,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "questionnaire_answer" ADD CONSTRAINT "questionnaire_answer_to" FOREIGN KEY ("company_id","questionnaire_id") REFERENCES "public"."questionnaire"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_revision" ADD CONSTRAINT "questionnaire_revision_of" FOREIGN KEY ("company_id","questionnaire_id") REFERENCES "public"."questionnaire"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_submission" ADD CONSTRAINT "questionnaire_submission_of" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."questionnaire_answer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_submission" ADD CONSTRAINT "questionnaire_submission_under" FOREIGN KEY ("company_id","questionnaire_id","revision") REFERENCES "public"."questionnaire_revision"("company_id","questionnaire_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_answer_of" ON "questionnaire_answer" USING btree ("company_id","questionnaire_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_answer_invited_once" ON "questionnaire_answer" USING btree ("company_id","questionnaire_id","invited_email") WHERE invited_email <> '';--> statement-breakpoint
CREATE INDEX "questionnaire_link_of" ON "questionnaire_link" USING btree ("company_id","questionnaire_id");--> statement-breakpoint
CREATE INDEX "questionnaire_created" ON "questionnaire" USING btree ("company_id","created_at");
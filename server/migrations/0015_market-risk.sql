CREATE TABLE "restricted_party" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"other_names" text[] NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"identity_number" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"enabled" boolean NOT NULL,
	"name_key" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restricted_party_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "restricted_party_once" UNIQUE("company_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "risk_hit" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"party_key" text NOT NULL,
	"party_name" text NOT NULL,
	"party_kinds" text[] NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"fingerprint" text NOT NULL,
	"score" integer NOT NULL,
	"hit" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"list_date" date,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_hit_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "risk_hit_once" UNIQUE("company_id","party_key","source","reference")
);
--> statement-breakpoint
CREATE TABLE "risk_screening" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"search_by" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"identity_number" text NOT NULL,
	"bic" text NOT NULL,
	"country" text NOT NULL,
	"search_key" text NOT NULL,
	"searched_by" uuid NOT NULL,
	"searched_by_name" text NOT NULL,
	"outcome" text NOT NULL,
	"hits" jsonb NOT NULL,
	"hit_count" integer NOT NULL,
	"lists" jsonb NOT NULL,
	"list_attribute" text,
	"narrative" text DEFAULT '' NOT NULL,
	"swift_message" text DEFAULT '' NOT NULL,
	"business_number" text DEFAULT '' NOT NULL,
	"warning_number" text DEFAULT '' NOT NULL,
	"case_id" text DEFAULT '' NOT NULL,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_screening_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_setting" (
	"company_id" uuid NOT NULL,
	"blocks" boolean NOT NULL,
	CONSTRAINT "risk_setting_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "sanctions_entry" (
	"company_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"reference" text NOT NULL,
	"party" jsonb NOT NULL,
	"numbers" text[] NOT NULL,
	"bics" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "sanctions_entry_company_id_list_id_place_pk" PRIMARY KEY("company_id","list_id","place")
);
--> statement-breakpoint
CREATE TABLE "sanctions_list" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"list_date" date,
	"files" jsonb NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"names" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"doubts" jsonb NOT NULL,
	"read_by" uuid NOT NULL,
	"read_by_name" text NOT NULL,
	"used_by_name" text,
	"used_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_list_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sanctions_entry" ADD CONSTRAINT "sanctions_entry_company_id_list_id_sanctions_list_company_id_id_fk" FOREIGN KEY ("company_id","list_id") REFERENCES "public"."sanctions_list"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_hit_work" ON "risk_hit" USING btree ("company_id","state","score","id");--> statement-breakpoint
CREATE INDEX "risk_screening_recent" ON "risk_screening" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "risk_screening_key" ON "risk_screening" USING btree ("company_id","search_key","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_list_in_use" ON "sanctions_list" USING btree ("company_id","source") WHERE "sanctions_list"."state" = 'inUse';--> statement-breakpoint
CREATE INDEX "sanctions_list_source" ON "sanctions_list" USING btree ("company_id","source","state");
DROP INDEX "waybill_search";--> statement-breakpoint
CREATE INDEX "waybill_country" ON "waybill" USING btree ("company_id","country","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_destination_port" ON "waybill" USING btree ("company_id","destination_port","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_loading_port" ON "waybill" USING btree ("company_id","loading_port","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_chargeable_weight" ON "waybill" USING btree ("company_id","chargeable_weight","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_search" ON "waybill" USING gin (search_grams(company_id, search_text));--> statement-breakpoint
ALTER TABLE "waybill" DROP COLUMN "search_grams";--> statement-breakpoint
-- By hand: the search reads the expression that its index is over.
CREATE OR REPLACE FUNCTION find_waybills(wanted text, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT id FROM waybill
  WHERE company_id = nullif(current_setting('lading.company_id', true), '')::uuid
    AND search_grams(company_id, search_text) @> search_grams(nullif(current_setting('lading.company_id', true), '')::uuid, wanted)
    AND position(wanted IN search_text) > 0
  LIMIT most
$$;

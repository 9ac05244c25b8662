DROP INDEX "waybill_state";--> statement-breakpoint
DROP INDEX "waybill_customer";--> statement-breakpoint
CREATE INDEX "waybill_state" ON "waybill" USING btree ("company_id","state_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at","type");--> statement-breakpoint
CREATE INDEX "waybill_customer" ON "waybill" USING btree ("company_id","customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at","type");
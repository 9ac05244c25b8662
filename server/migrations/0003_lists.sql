DROP INDEX "waybill_created";--> statement-breakpoint
DROP INDEX "waybill_type";--> statement-breakpoint
DROP INDEX "waybill_state";--> statement-breakpoint
DROP INDEX "waybill_customer";--> statement-breakpoint
DROP INDEX "waybill_sales";--> statement-breakpoint
DROP INDEX "waybill_shipping_date";--> statement-breakpoint
DROP INDEX "waybill_main_number";--> statement-breakpoint
CREATE INDEX "waybill_operator" ON "waybill" USING btree ("company_id","operator_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_customer_service" ON "waybill" USING btree ("company_id","customer_service_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_marketing" ON "waybill" USING btree ("company_id","marketing_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_created_by" ON "waybill" USING btree ("company_id","created_by","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_mains" ON "waybill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "waybill"."is_main";--> statement-breakpoint
CREATE INDEX "waybill_voided" ON "waybill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "waybill"."voided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "waybill_list" ON "waybill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at","is_main","type","payment_status","cod_status","operator_id","sales_id","customer_service_id","marketing_id","created_by","warehouse_id","state_id","customer_id","main_number","country","city","loading_port","destination_port","chargeable_weight");--> statement-breakpoint
CREATE INDEX "waybill_created" ON "waybill" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_type" ON "waybill" USING btree ("company_id","type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_state" ON "waybill" USING btree ("company_id","state_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_customer" ON "waybill" USING btree ("company_id","customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_sales" ON "waybill" USING btree ("company_id","sales_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_shipping_date" ON "waybill" USING btree ("company_id","shipping_date" DESC NULLS LAST,"id" DESC NULLS LAST,"voided_at");--> statement-breakpoint
CREATE INDEX "waybill_main_number" ON "waybill" USING btree ("company_id","main_number","id","voided_at");
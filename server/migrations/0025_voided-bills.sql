ALTER TABLE "collection_bill" ADD COLUMN "written_off" numeric(16, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD COLUMN "voided_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD COLUMN "void_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_bill" ADD CONSTRAINT "collection_bill_written_off" CHECK ("collection_bill"."written_off" >= 0 AND "collection_bill"."written_off" <= "collection_bill"."amount");--> statement-breakpoint
-- Waybills were marked as paid by hand: their bills are written off as a whole. A part of unknown size is not.
UPDATE collection_bill b SET written_off = b.amount
FROM waybill w WHERE w.company_id = b.company_id AND w.id = b.waybill_id AND w.payment_status = 'paid';
--> statement-breakpoint
-- From now on the status follows from the bills alone.
WITH followed AS (
	SELECT w.company_id, w.id, CASE WHEN count(b.id) = 0 THEN 'unbilled' WHEN sum(b.written_off) = 0 THEN 'unpaid' ELSE 'paid' END AS status
	FROM waybill w LEFT JOIN collection_bill b ON b.company_id = w.company_id AND b.waybill_id = w.id
	GROUP BY w.company_id, w.id
)
UPDATE waybill w SET payment_status = followed.status
FROM followed WHERE followed.company_id = w.company_id AND followed.id = w.id AND w.payment_status <> followed.status;

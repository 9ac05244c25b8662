CREATE TABLE "partly_paid_mark" (
	"company_id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"marked_by_name" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "partly_paid_mark_company_id_waybill_id_pk" PRIMARY KEY("company_id","waybill_id")
);

--> statement-breakpoint
-- Waybills were marked as partly paid by hand; the mark did not say how much, and the status now follows from the bills alone.
-- Those whose last mark was that one wait for finance.
INSERT INTO partly_paid_mark (company_id, waybill_id, marked_by_name, marked_at)
SELECT m.company_id, m.entity_id, m.user_name, m.created_at
FROM (
	SELECT DISTINCT ON (l.company_id, l.entity_id) l.company_id, l.entity_id, l.user_name, l.created_at, l.changes
	FROM operation_log l
	WHERE l.entity = 'waybill' AND l.action = 'payment' AND l.changes @> '[{"field": "paymentStatus"}]'
	ORDER BY l.company_id, l.entity_id, l.created_at DESC, l.id DESC
) m JOIN waybill w ON w.company_id = m.company_id AND w.id = m.entity_id
WHERE w.payment_status = 'unpaid' AND m.changes @> '[{"field": "paymentStatus", "after": "partlyPaid"}]';

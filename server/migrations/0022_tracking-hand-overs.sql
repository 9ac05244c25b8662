CREATE TABLE "tracking_hand_over" (
	"company_id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"first_company_id" uuid NOT NULL,
	"first_waybill_id" uuid NOT NULL,
	"handed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "tracking_hand_over_company_id_waybill_id_pk" PRIMARY KEY("company_id","waybill_id")
);
--> statement-breakpoint
CREATE INDEX "tracking_hand_over_first" ON "tracking_hand_over" USING btree ("first_waybill_id");--> statement-breakpoint
-- Waybills that were made of a pre-alert so far: each with the waybill that its shipment began as, however many companies lie between.
WITH RECURSIVE link AS (
	SELECT r.company_id, r.waybill_id, s.company_id AS from_company_id, s.waybill_id AS from_waybill_id, r.worked_at
	FROM pre_alert r
	JOIN pre_alert s ON s.company_id = r.source_company_id AND s.id = r.source_alert_id
	JOIN waybill w ON w.company_id = r.company_id AND w.id = r.waybill_id AND w.is_main
	WHERE r.worked_at IS NOT NULL AND s.main_waybill IS NOT NULL AND s.waybill_id IS NOT NULL
	UNION ALL
	SELECT h.company_id, h.waybill_id, o.company_id, o.waybill_id, r.worked_at
	FROM pre_alert r
	JOIN pre_alert_house h ON h.company_id = r.company_id AND h.pre_alert_id = r.id
	JOIN pre_alert_house o ON o.company_id = r.source_company_id AND o.pre_alert_id = r.source_alert_id AND o.house_number = h.house_number
	JOIN waybill w ON w.company_id = h.company_id AND w.id = h.waybill_id
	WHERE r.worked_at IS NOT NULL AND o.waybill_id IS NOT NULL
), way AS (
	SELECT company_id, waybill_id, from_company_id, from_waybill_id, worked_at, 1 AS steps FROM link
	UNION ALL
	SELECT way.company_id, way.waybill_id, link.from_company_id, link.from_waybill_id, way.worked_at, way.steps + 1
	FROM way JOIN link ON link.company_id = way.from_company_id AND link.waybill_id = way.from_waybill_id
	WHERE way.steps < 20
)
INSERT INTO tracking_hand_over (company_id, waybill_id, first_company_id, first_waybill_id, handed_at)
SELECT DISTINCT ON (company_id, waybill_id) company_id, waybill_id, from_company_id, from_waybill_id, worked_at
FROM way ORDER BY company_id, waybill_id, steps DESC;
--> statement-breakpoint
-- What pre-alerts hand over says where each shipment began.
UPDATE pre_alert_house h SET waybill = h.waybill || jsonb_build_object('first', jsonb_build_object(
	'companyId', coalesce(t.first_company_id, s.company_id), 'waybillId', coalesce(t.first_waybill_id, s.waybill_id)))
FROM pre_alert a, pre_alert_house s
LEFT JOIN tracking_hand_over t ON t.company_id = s.company_id AND t.waybill_id = s.waybill_id
WHERE a.company_id = h.company_id AND a.id = h.pre_alert_id AND s.waybill_id IS NOT NULL AND s.house_number = h.house_number
	AND s.company_id = coalesce(a.source_company_id, a.company_id) AND s.pre_alert_id = coalesce(a.source_alert_id, a.id);
--> statement-breakpoint
UPDATE pre_alert a SET main_waybill = a.main_waybill || jsonb_build_object('first', jsonb_build_object(
	'companyId', coalesce(t.first_company_id, s.company_id), 'waybillId', coalesce(t.first_waybill_id, s.waybill_id)))
FROM pre_alert s
LEFT JOIN tracking_hand_over t ON t.company_id = s.company_id AND t.waybill_id = s.waybill_id
WHERE a.main_waybill IS NOT NULL AND s.main_waybill IS NOT NULL AND s.waybill_id IS NOT NULL
	AND s.company_id = coalesce(a.source_company_id, a.company_id) AND s.id = coalesce(a.source_alert_id, a.id);

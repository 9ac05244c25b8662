import type { Language } from "@lading/contract/core";
import { mostShipmentsOfANumber, type TrackedShipment } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import { enterCompany, type Db } from "#core/db";
import { stateDescription } from "#logistics-state";
import type { Carried } from "./numbers.ts";

/** A shipment as its company's rows say it; ports are codes yet. */
export interface FoundShipment extends Omit<TrackedShipment, "origin" | "destination"> {
  key: string;
  companyId: string;
  loadingPort: string;
  destinationPort: string;
  /** How many shipments of its company carry the number, itself included. */
  carrying: number;
}

type Row = Record<string, unknown> & Omit<FoundShipment, "companyId">;

/**
 * Reads what one company may show of its shipments, in that company's scope: at most 20 a number, main waybills first.
 * Voided ones are left out, as if they were not there. Nothing of persons or prices is even read.
 */
export async function readShipments(
  db: Db,
  carried: readonly [Carried, ...Carried[]],
  language: Language,
): Promise<FoundShipment[]> {
  const { companyId } = carried[0];
  const text = stateDescription(language);
  const scope = enterCompany(db, companyId);
  const read = db.execute<Row>(sql`
    WITH live AS (
      SELECT asked.key, w.*, row_number() OVER (PARTITION BY asked.key ORDER BY w.is_main DESC, w.house_number) AS place,
        count(*) OVER (PARTITION BY asked.key)::int AS carrying
      FROM unnest(${sql.param(carried.map(({ key }) => key))}::text[], ${sql.param(carried.map(({ waybillId }) => waybillId))}::uuid[]) AS asked (key, id)
      CROSS JOIN LATERAL (
        SELECT id, house_number, type, is_main, loading_port, destination_port, country, city, pieces, weight, volume,
          shipping_date, etd, eta, state_id
        FROM waybill WHERE company_id = ${companyId} AND waybill.id = asked.id AND voided_at IS NULL
      ) AS w
    )
    SELECT key, house_number AS "houseNumber", type, is_main AS "isMain", loading_port AS "loadingPort",
      destination_port AS "destinationPort", country, city, pieces, weight, volume, shipping_date AS "shippingDate",
      etd, eta, coalesce(${text}, '') AS state, preset, carrying,
      (
        SELECT coalesce(json_agg(json_build_object('occurredAt', e.occurred_at, 'state', s.name, 'preset', s.preset,
          'place', e.place, 'remark', e.remark) ORDER BY e.occurred_at DESC, e.id DESC), '[]')
        FROM waybill_event e JOIN LATERAL (
          SELECT ${text} AS name, preset FROM logistics_state WHERE company_id = ${companyId} AND id = e.state_id
        ) AS s ON true
        WHERE e.company_id = ${companyId} AND e.waybill_id = live.id AND NOT EXISTS (
          SELECT FROM waybill_event_withdrawal d WHERE d.company_id = ${companyId} AND d.event_id = e.id)
      ) AS events
    FROM live LEFT JOIN logistics_state ON logistics_state.company_id = ${companyId} AND logistics_state.id = live.state_id
    WHERE place <= ${mostShipmentsOfANumber}
    ORDER BY key, place`);
  const [, { rows }] = await Promise.all([scope, read]);
  return rows.map((row) => ({ ...row, companyId }));
}

import { sql } from "drizzle-orm";
import { logOperations, type Doer } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { RegroupedHouse } from "#waybill";
import { packingChanges, type Amounts } from "./packing-log.ts";
import { containerPackings } from "./tables.ts";

interface Taken extends Amounts, Record<string, unknown> {
  waybillId: string;
  containerId: string;
  containerNumber: string;
}

/**
 * Houses whose voiding is taken back are packed as they were: what their log says was taken out when they were voided goes
 * back into the containers of their main waybill that are still there.
 */
export async function returnToContainers(db: Db, doer: Doer, houses: readonly RegroupedHouse[]): Promise<void> {
  const { companyId } = doer;
  const ids = houses.map(({ id }) => id);
  const { rows } = await db.execute<Taken>(sql`
    WITH voided AS (
      SELECT DISTINCT ON (entity_id) entity_id, created_at FROM operation_log
      WHERE company_id = ${companyId} AND entity = 'waybill' AND action = 'void' AND entity_id = ANY(${sql.param(ids)}::uuid[])
      ORDER BY entity_id, created_at DESC
    ),
    taken AS (
      SELECT l.entity_id AS waybill_id, split_part(change->>'field', '.', 2) AS container_number,
        split_part(change->>'field', '.', 3) AS amount, change->>'before' AS value
      FROM voided v JOIN operation_log l ON l.company_id = ${companyId} AND l.entity = 'waybill' AND l.action = 'pack'
        AND l.entity_id = v.entity_id AND l.created_at = v.created_at, jsonb_array_elements(l.changes) AS change
    )
    SELECT t.waybill_id AS "waybillId", c.id AS "containerId", c.container_number AS "containerNumber",
      max(value) FILTER (WHERE amount = 'pieces')::int AS pieces, max(value) FILTER (WHERE amount = 'weight') AS weight,
      max(value) FILTER (WHERE amount = 'volume') AS volume
    FROM taken t JOIN waybill w ON w.company_id = ${companyId} AND w.id = t.waybill_id
    JOIN container c ON c.company_id = ${companyId} AND c.waybill_id = w.main_waybill_id
      AND c.container_number = t.container_number
    WHERE NOT EXISTS (SELECT FROM container_packing p WHERE p.company_id = ${companyId} AND p.container_id = c.id
      AND p.waybill_id = t.waybill_id)
    GROUP BY 1, 2, 3`);
  const packed = rows.map((row) => ({ ...row, weight: row.weight ?? "0", volume: row.volume ?? "0" }));
  await insertRows(
    db,
    containerPackings,
    packed.map(({ containerNumber: _number, ...row }) => ({ companyId, ...row })),
  );
  const numbers = new Map(houses.map(({ id, houseNumber }) => [id, houseNumber]));
  await logOperations(
    db,
    doer,
    { entity: "waybill", action: "pack" },
    [...Map.groupBy(packed, ({ waybillId }) => waybillId)].map(([id, lines]) => ({
      id,
      number: numbers.get(id) ?? "",
      changes: lines.flatMap((line) => packingChanges(line.containerNumber, null, line)),
    })),
  );
}

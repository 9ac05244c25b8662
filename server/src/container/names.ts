import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { NamedContainers, WaybillContainers } from "#waybill";

/** See {@link WaybillContainers.namesOf}. */
async function namesOf(db: Db, companyId: string, ids: readonly string[]): Promise<Map<string, NamedContainers>> {
  const { rows } = await db.execute<NamedContainers & { id: string } & Record<string, unknown>>(sql`
    SELECT w.id, string_agg(c.container_number, ', ' ORDER BY c.container_number) AS "containerNumber",
      coalesce(string_agg(nullif(c.seal_number, ''), ', ' ORDER BY c.container_number), '') AS "sealNumber"
    FROM unnest(${sql.param([...ids])}::uuid[]) AS w (id)
    JOIN container c ON c.company_id = ${companyId} AND (c.waybill_id = w.id OR EXISTS (
      SELECT FROM container_packing p WHERE p.company_id = c.company_id AND p.container_id = c.id AND p.waybill_id = w.id))
    WHERE c.waybill_id IN (SELECT coalesce(o.main_waybill_id, o.id) FROM waybill o
      WHERE o.company_id = ${companyId} AND o.id = w.id)
    GROUP BY w.id`);
  return new Map(rows.map(({ id, containerNumber, sealNumber }) => [id, { containerNumber, sealNumber }]));
}

/** See {@link WaybillContainers.holding}. */
const holding = (companyId: SQL, number: string): SQL => sql`
  SELECT c.waybill_id FROM container c WHERE c.company_id = ${companyId} AND c.container_number = ${number}
  UNION SELECT p.waybill_id FROM container c
    JOIN container_packing p ON p.company_id = c.company_id AND p.container_id = c.id
    WHERE c.company_id = ${companyId} AND c.container_number = ${number}`;

/** The containers as waybills know them, on documents and in searches. */
export const waybillContainers: WaybillContainers = { namesOf, holding };

import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** Containers as a document names them, parted by commas. */
export interface NamedContainers {
  containerNumber: string;
  sealNumber: string;
}

/**
 * The containers of main waybills and those that houses are packed in, by waybill. Where there are none, what the
 * waybill's own form names holds. The tables are the container module's; here they are only read.
 */
export async function readContainers(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, NamedContainers>> {
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

import { severalNumbers, trackingKey } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/**
 * Voided waybills that a search names by their own whole numbers: lists leave voided ones out, but a person who asks for
 * this very one is shown it, marked.
 */
export async function voidedByNumber(db: Db, companyId: string, search: string): Promise<string[]> {
  if (search.trim() === "") return [];
  const keys = severalNumbers(search) ?? [trackingKey(search)];
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT waybill.id FROM tracking_number t
    JOIN waybill ON waybill.company_id = t.company_id AND waybill.id = t.waybill_id
    WHERE t.company_id = ${companyId} AND t.number = ANY(${sql.param(keys)}::text[])
      AND (t.kind = 'house' OR waybill.is_main) AND waybill.voided_at IS NOT NULL`);
  return rows.map(({ id }) => id);
}

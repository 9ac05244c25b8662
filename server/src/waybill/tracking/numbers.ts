import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Events } from "#core/events";

/** Tells the public pages that show these waybills' shipments, by each company's numbers, when the transaction commits. */
export async function tellTracking(
  db: Db,
  events: Pick<Events, "publishTracking">,
  companyId: string,
  waybillIds: readonly string[],
): Promise<void> {
  await events.publishTracking(
    db,
    sql`SELECT DISTINCT number FROM tracking_number
      WHERE (company_id, waybill_id) IN (${ofShipments(companyId, waybillIds)})`,
  );
}

/** Waybills, and those that other companies have of the same shipments. */
function ofShipments(companyId: string, waybillIds: readonly string[]): SQL {
  return sql`
    WITH own AS (
      SELECT ${companyId}::uuid AS company_id, waybill_id
      FROM unnest(${sql.param([...waybillIds])}::uuid[]) AS changed (waybill_id)
    ), first AS (
      SELECT coalesce(first_company_id, company_id) AS company_id, coalesce(first_waybill_id, waybill_id) AS waybill_id
      FROM own LEFT JOIN tracking_hand_over USING (company_id, waybill_id)
    )
    SELECT company_id, waybill_id FROM own
    UNION SELECT company_id, waybill_id FROM first
    UNION SELECT h.company_id, h.waybill_id FROM tracking_hand_over h
    JOIN first ON first.company_id = h.first_company_id AND first.waybill_id = h.first_waybill_id`;
}

/** A number with an air main number's hyphen: `02012345675` → `020-12345675`; anything else stays. */
export function withHyphen(key: string): string {
  return key.replace(/^(\d{3})(\d{8})$/, "$1-$2");
}

import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Events } from "#core/events";

/** Tells the public pages that show these waybills' numbers, when the transaction commits. */
export async function tellTracking(
  db: Db,
  events: Pick<Events, "publishTracking">,
  companyId: string,
  waybillIds: readonly string[],
): Promise<void> {
  await events.publishTracking(
    db,
    sql`SELECT DISTINCT number FROM tracking_number
      WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...waybillIds])}::uuid[])`,
  );
}

/** A number with an air main number's hyphen: `02012345675` → `020-12345675`; anything else stays. */
export function withHyphen(key: string): string {
  return key.replace(/^(\d{3})(\d{8})$/, "$1-$2");
}

import { sql } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";

/** The state that a new waybill begins in: "Order placed" where the company kept it, else the first of its list; undefined without any. */
export async function firstState(db: Db, companyId: string): Promise<string | undefined> {
  const rows = await runNamed<{ id: string }>(
    db,
    sql`
    SELECT id FROM logistics_state WHERE company_id = ${companyId}
    ORDER BY preset = 'orderPlaced' DESC NULLS LAST, sort_number, id LIMIT 1`,
  );
  return rows[0]?.id;
}

import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** How many received pre-alerts nobody has confirmed yet: what the menu shows beside the page. */
export async function countUnconfirmed(db: Db, { companyId }: { readonly companyId: string }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pre_alert
    WHERE company_id = ${companyId} AND direction = 'received' AND state = 'unconfirm' AND withdrawn_at IS NULL`);
  return rows[0]?.count ?? 0;
}

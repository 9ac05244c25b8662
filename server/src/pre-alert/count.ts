import { sql } from "drizzle-orm";
import type { MenuBadge } from "#system";

/** How many received pre-alerts nobody has confirmed yet: what the menu shows beside the page. */
export const preAlertBadge: MenuBadge = {
  url: "/logisticsManagement/preAlertList",
  async count({ db, session: { companyId } }) {
    const { rows } = await db.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM pre_alert
      WHERE company_id = ${companyId} AND direction = 'received' AND state = 'unconfirm' AND withdrawn_at IS NULL`);
    return rows[0]?.count ?? 0;
  },
};

import { sql } from "drizzle-orm";
import { anyLike, finding } from "#core/db";
import { about, type RecordFinder } from "#record-search";
import { hasNumber } from "./filters.ts";
import { visibleAlerts } from "./read.ts";

type Row = { id: string; number: string; names: string[] } & Record<string, unknown>;

/** Pre-alerts by their number, their main number or a house's, or an agent's name. */
export const preAlertFinder: RecordFinder = {
  right: "/logisticsManagement/preAlertList:view",
  find: async ({ db, session, search, most }) => {
    const pattern = finding(search);
    const { rows } = await db.execute<Row>(sql`
      SELECT a.id, a.alert_number AS number, ARRAY[a.main_number, a.source_name, a.origin_agent, a.destination_agent] AS names
      FROM pre_alert a LEFT JOIN waybill ON waybill.company_id = a.company_id AND waybill.id = a.waybill_id
      WHERE ${await visibleAlerts(db, session)} AND (${hasNumber(pattern)}
        OR ${anyLike([sql`a.source_name`, sql`a.origin_agent`, sql`a.destination_agent`], pattern)})
      ORDER BY position(upper(${search}) IN upper(a.alert_number)) = 1 DESC, a.created_at DESC, a.id LIMIT ${most}`);
    return rows.map(({ id, number, names }) => ({ kind: "preAlert", id, number, about: about(search, names) }));
  },
};

import { sql } from "drizzle-orm";
import type { UserUse } from "#user";

/** Whom a waybill names; each has its index. */
const roles = ["operator_id", "sales_id", "customer_service_id", "marketing_id", "created_by"] as const;
/** So many waybills are looked at for each of them: enough to know that there are any, and about how many. */
const mostCounted = 1000;

/** On how many waybills these users are named. */
export const waybillUserUse: UserUse = {
  table: "waybill",
  find: async (db, companyId, userIds) => {
    const ids = sql.param([...userIds]);
    const named = roles.map((role) => {
      const column = sql.identifier(role);
      return sql`(SELECT id AS waybill_id, ${column} AS user_id FROM waybill
      WHERE company_id = ${companyId} AND ${column} = ANY (${ids}::uuid[]) LIMIT ${mostCounted})`;
    });
    const { rows } = await db.execute<{ user_id: string; count: number }>(sql`
    SELECT user_id, count(*)::int AS count FROM (${sql.join(named, sql` UNION `)}) AS named GROUP BY user_id`);
    return rows.map(({ user_id: userId, count }) => ({ userId, count }));
  },
};

import { sql } from "drizzle-orm";
import type { UserUse } from "#user";

/** Approvers and substitutes, and who decided: a chain never loses its people by a deletion. */
const usedIn = (table: "approval_chain_person" | "approval_substitute" | "approval_person"): UserUse => ({
  table,
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ userId: string; count: number }>(sql`
      SELECT approver_id AS "userId", count(*)::int AS count FROM ${sql.identifier(table)}
      WHERE company_id = ${companyId} AND approver_id = ANY(${sql.param([...ids])}::uuid[]) GROUP BY approver_id`);
    return rows;
  },
});

export const chainUserUse = usedIn("approval_chain_person");
export const substituteUserUse = usedIn("approval_substitute");
export const approverUserUse = usedIn("approval_person");

import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/**
 * True of a company's one user, who may decide on what is their own (decisions.md, "Money"). A frozen colleague counts: else an
 * administrator could freeze all others and decide alone.
 */
export async function isOnlyUser(
  db: Db,
  { companyId, userId }: Readonly<{ companyId: string; userId: string }>,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM staff_user WHERE company_id = ${companyId} AND id <> ${userId} LIMIT 1`,
  );
  return rows.length === 0;
}

import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";

/**
 * Whose records a user sees: everybody's (null), or one's own and those of the people below, however deep
 * (decisions.md, "Companies, people, rights").
 */
export async function visibleUserIds(db: Db, session: StaffSession): Promise<string[] | null> {
  if (session.seesAll) return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH RECURSIVE below AS (
      SELECT ${session.userId}::uuid AS id
      UNION
      SELECT u.id FROM staff_user u JOIN below ON u.parent_user_id = below.id WHERE u.company_id = ${session.companyId}
    )
    SELECT id FROM below`);
  return rows.map(({ id }) => id);
}

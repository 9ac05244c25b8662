import { sql } from "drizzle-orm";
import type { RoleHolders } from "#system";

/** Role level 2 follows from holding a supervisor's role; the administrators keep level 1. */
export const setLevels: RoleHolders["setLevels"] = async (db, companyId, roleId) => {
  await db.execute(sql`
    UPDATE staff_user u SET role_level = CASE WHEN EXISTS (
      SELECT 1 FROM user_role h JOIN role r ON r.company_id = h.company_id AND r.id = h.role_id
      WHERE h.company_id = u.company_id AND h.user_id = u.id AND r.is_supervisor) THEN 2 ELSE 3 END
    WHERE u.company_id = ${companyId} AND u.role_level <> 1
      AND u.id IN (SELECT user_id FROM user_role WHERE company_id = ${companyId} AND role_id = ${roleId})`);
};

import { roleLevels, type RoleLevel } from "@lading/contract/core";
import type { Menu } from "@lading/contract/system";
import { and, eq, inArray, sql } from "drizzle-orm";
import { sessions, type Db } from "#core/db";
import type { SessionSnapshot } from "#core/session";
import { roleRights, roles, userRoles } from "./tables.ts";

interface PersonRow extends Record<string, unknown> {
  id: string;
  user_name: string;
  role_level: number;
  has_company: boolean;
  valid_until: string | null;
}

/** Snapshots for the sessions of these users, from the tables as they are now. */
async function readSnapshots(
  db: Db,
  menu: Menu,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, SessionSnapshot>> {
  const asked = [...userIds];
  // The tables of `user`, which builds on this module, are only read here.
  const people = db.execute<PersonRow>(sql`
    SELECT u.id, u.user_name, u.role_level, c.code IS NOT NULL AS has_company, c.valid_until::text AS valid_until
    FROM staff_user u JOIN company c USING (company_id)
    WHERE u.company_id = ${companyId} AND u.id = ANY (${sql.param(asked)}::uuid[])`);
  const held = db
    .select({
      userId: userRoles.userId,
      seesAll: roles.seesAll,
      right: sql<string | null>`${roleRights.page} || ':' || ${roleRights.action}`,
    })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .leftJoin(roleRights, and(eq(roleRights.companyId, roles.companyId), eq(roleRights.roleId, roles.id)))
    .where(and(eq(userRoles.companyId, companyId), inArray(userRoles.userId, asked)));
  const [persons, rows] = await Promise.all([people, held]);
  return new Map(
    persons.rows.map((person): [string, SessionSnapshot] => {
      const own = rows.filter(({ userId }) => userId === person.id);
      const isAdministrator = person.role_level === roleLevels.administrator && person.has_company;
      const given = new Set(own.map(({ right }) => right));
      const rights = isAdministrator ? menu.rights : menu.rights.filter((right) => given.has(right));
      return [
        person.id,
        {
          companyId,
          audience: "staff",
          userId: person.id,
          userName: person.user_name,
          roleLevel: asRoleLevel(person.role_level),
          rights,
          seesAll: isAdministrator || own.some(({ seesAll }) => seesAll),
          hasCompany: person.has_company,
          validUntil: person.valid_until,
        },
      ];
    }),
  );
}

/**
 * The snapshot for a new session of this user. Until it is committed, changes of rights wait in `refreshSessions`, and
 * it waits for them: no session begins with rights that have just been taken away. To be asked last but for the session
 * itself, so that nobody waits in a circle.
 */
export async function readNewSession(
  db: Db,
  menu: Menu,
  companyId: string,
  userId: string,
): Promise<SessionSnapshot | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(${rightsLock(companyId)})`);
  return (await readSnapshots(db, menu, companyId, [userId])).get(userId);
}

function rightsLock(companyId: string) {
  return sql`hashtextextended(${`rights:${companyId}`}, 0)`;
}

/**
 * Writes rights, roles and company into the sessions of these users (or of all the company's), whose next answer says
 * `IsRefreshMenu: true` once (decisions.md, "Companies, people, rights"). Part of the transaction that changed them.
 */
export async function refreshSessions(
  db: Db,
  menu: Menu,
  companyId: string,
  userIds: readonly string[] | "all",
): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${rightsLock(companyId)})`);
  const ofCompany = and(eq(sessions.companyId, companyId), eq(sessions.audience, "staff"));
  const signedIn = await db
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .where(userIds === "all" ? ofCompany : and(ofCompany, inArray(sessions.userId, [...userIds])));
  if (signedIn.length === 0) return;
  const snapshots = await readSnapshots(
    db,
    menu,
    companyId,
    signedIn.map(({ userId }) => userId),
  );
  await Promise.all(
    [...snapshots.values()].map(({ userId, userName, roleLevel, rights, seesAll, hasCompany, validUntil }) =>
      db
        .update(sessions)
        .set({ userName, roleLevel, rights: [...rights], seesAll, hasCompany, validUntil, refreshMenu: true })
        .where(and(ofCompany, eq(sessions.userId, userId))),
    ),
  );
}

function asRoleLevel(level: number): RoleLevel {
  return level === 1 || level === 2 ? level : 3;
}

import { roleLevels, type RoleLevel } from "@lading/contract/core";
import type { Menu } from "@lading/contract/system";
import { and, eq, inArray, sql } from "drizzle-orm";
import { sessions, type Db } from "#core/db";
import type { SessionSnapshot } from "#core/session";
import { roleRights, roles, userRoles } from "./tables.ts";

/** A person as a session shows them, with the company's state. */
export interface SessionPerson {
  userId: string;
  userName: string;
  roleLevel: RoleLevel;
  hasCompany: boolean;
  /** The last day of use, YYYY-MM-DD; null: without end. */
  validUntil: string | null;
}

/** Reads people by their ids; users are kept above this module. */
type ReadPeople = (db: Db, companyId: string, ids: readonly string[]) => Promise<readonly SessionPerson[]>;

interface Reading {
  db: Db;
  readPeople: ReadPeople;
  menu: Menu;
}

/** Snapshots for the sessions of these users, from the tables as they are now. */
async function readSnapshots(
  { db, readPeople, menu }: Reading,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, SessionSnapshot>> {
  const asked = [...userIds];
  const people = readPeople(db, companyId, asked);
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
    persons.map((person): [string, SessionSnapshot] => {
      const own = rows.filter(({ userId }) => userId === person.userId);
      const isAdministrator = person.roleLevel === roleLevels.administrator && person.hasCompany;
      const given = new Set(own.map(({ right }) => right));
      const rights = isAdministrator ? menu.rights : menu.rights.filter((right) => given.has(right));
      const seesAll = isAdministrator || own.some((role) => role.seesAll);
      return [person.userId, { ...person, companyId, audience: "staff", rights, seesAll }];
    }),
  );
}

/**
 * The snapshot for a new session of this user. Until it is committed, changes of rights wait in `refreshSessions`, and
 * it waits for them: no session begins with rights that have just been taken away. To be asked last but for the session
 * itself, so that nobody waits in a circle.
 */
async function readNew(reading: Reading, companyId: string, userId: string): Promise<SessionSnapshot | undefined> {
  await reading.db.execute(sql`SELECT pg_advisory_xact_lock_shared(${rightsLock(companyId)})`);
  return (await readSnapshots(reading, companyId, [userId])).get(userId);
}

function rightsLock(companyId: string) {
  return sql`hashtextextended(${`rights:${companyId}`}, 0)`;
}

/**
 * Writes rights, roles and company into the sessions of these users (or of all the company's), whose next answer says
 * `IsRefreshMenu: true` once (decisions.md, "Companies, people, rights"). Part of the transaction that changed them.
 */
async function refresh(reading: Reading, companyId: string, userIds: readonly string[] | "all"): Promise<void> {
  const { db } = reading;
  await db.execute(sql`SELECT pg_advisory_xact_lock(${rightsLock(companyId)})`);
  const ofCompany = and(eq(sessions.companyId, companyId), eq(sessions.audience, "staff"));
  const signedIn = await db
    .selectDistinct({ userId: sessions.userId })
    .from(sessions)
    .where(userIds === "all" ? ofCompany : and(ofCompany, inArray(sessions.userId, [...userIds])));
  if (signedIn.length === 0) return;
  const snapshots = await readSnapshots(
    reading,
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

/** Reads and refreshes the sessions of the people whom `readPeople` knows. */
export function sessionsOf(readPeople: ReadPeople) {
  return {
    readNewSession: (db: Db, menu: Menu, companyId: string, userId: string) =>
      readNew({ db, readPeople, menu }, companyId, userId),
    refreshSessions: (db: Db, menu: Menu, companyId: string, userIds: readonly string[] | "all") =>
      refresh({ db, readPeople, menu }, companyId, userIds),
  };
}

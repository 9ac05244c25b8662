import { refuseField, type Right } from "@lading/contract/core";
import { systemRefusals, type Menu } from "@lading/contract/system";
import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { roleRights, roles } from "./tables.ts";

/**
 * Rights that the caller may not grant. The one rule of granting (docs/decisions/2026-11-21-granting-rights.md): nobody
 * gives more than they hold, directly or by a role. The administrator holds everything.
 */
export function notHeldBy(menu: Menu, session: StaffSession): ReadonlySet<Right> {
  return new Set(menu.rights.filter((right) => !session.rights.has(right)));
}

/** The roles among these that hold more than the caller does, by id, with their names. */
export async function rolesAbove(
  db: Db,
  menu: Menu,
  session: StaffSession,
  roleIds: readonly string[],
): Promise<Map<string, string>> {
  const beyond = [...notHeldBy(menu, session)];
  if (roleIds.length === 0 || (beyond.length === 0 && session.seesAll)) return new Map();
  const right = sql`${roleRights.page} || ':' || ${roleRights.action}`;
  const ofRole = and(eq(roleRights.companyId, roles.companyId), eq(roleRights.roleId, roles.id));
  const holdsMore = exists(
    db
      .select({ one: sql`1` })
      .from(roleRights)
      .where(and(ofRole, sql`${right} = ANY (${sql.param(beyond)}::text[])`)),
  );
  const found = await db
    .select({ id: roles.id, name: roles.roleName })
    .from(roles)
    .where(
      and(
        eq(roles.companyId, session.companyId),
        inArray(roles.id, [...roleIds]),
        or(holdsMore, session.seesAll ? undefined : eq(roles.seesAll, true)),
      ),
    );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Refuses when the caller gives somebody a role that holds more than the caller does. To be asked once the roles are locked. */
export async function checkMayGive(
  db: Db,
  menu: Menu,
  session: StaffSession,
  roleIds: readonly string[],
): Promise<void> {
  const [name] = (await rolesAbove(db, menu, session, roleIds)).values();
  if (name !== undefined) throw refuseField("roleIds", systemRefusals.roleAboveYours, { name });
}

/** Refuses when the caller lets a role see all records without seeing them. */
export function checkMayShowAll(session: StaffSession, { seesAll }: { seesAll: boolean }): void {
  if (seesAll && !session.seesAll) throw refuseField("seesAll", systemRefusals.sightNotHeld);
}

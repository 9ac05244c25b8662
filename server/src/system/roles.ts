import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField, type Language, type LocalText } from "@lading/contract/core";
import {
  role as roleRow,
  roleFields,
  systemRefusals,
  type addRole,
  type deleteRole,
  type editRole,
  type exportRoleList,
  type Menu,
  type roleList,
} from "@lading/contract/system";
import { and, asc, count, desc, eq, ilike, sql } from "drizzle-orm";
import { containing, lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import { checkMayShowAll, rolesAbove } from "./grants.ts";
import { roleNameIn, shownRoleName } from "./role-name.ts";
import { roles, userRoles } from "./tables.ts";

const holders = sql<number>`(SELECT count(*)::int FROM user_role h WHERE h.company_id = ${roles.companyId} AND h.role_id = ${roles.id})`;

interface Filter {
  language: Language;
  search: string;
  sort: "createdAt" | "roleName";
  order: "asc" | "desc";
}

function select(db: Db, companyId: string, { language, search, sort, order }: Filter) {
  const direction = order === "asc" ? asc : desc;
  const roleName = shownRoleName(language);
  const found = search === "" ? undefined : ilike(roleName, containing(search));
  const where = and(eq(roles.companyId, companyId), found);
  const rows = db
    .select({
      id: roles.id,
      roleName,
      preset: roles.preset,
      isSupervisor: roles.isSupervisor,
      seesAll: roles.seesAll,
      userCount: holders,
      version: roles.version,
    })
    .from(roles)
    .where(where)
    .orderBy(direction(sort === "roleName" ? roleName : roles[sort]), direction(roles.id));
  return { rows, where };
}

/** A page of the company's roles. */
export async function listRoles({ db, input, session, services, language }: Context<typeof roleList>) {
  const { rows, where } = select(db, session.companyId, { ...input, language });
  const page = rows.limit(input.pageSize).offset((input.page - 1) * input.pageSize);
  const [found, [counted]] = await Promise.all([page, db.select({ total: count() }).from(roles).where(where)]);
  const above = await rolesAbove(
    db,
    services.menu,
    session,
    found.map(({ id }) => id),
  );
  return { rows: found.map((role) => ({ ...role, mayGive: !above.has(role.id) })), total: counted?.total ?? 0 };
}

const sheetFields = { ...roleFields, userCount: roleRow.shape.userCount };
const sheetTitle: LocalText = { zh: "角色", en: "Roles", ar: "الأدوار" };

/** The filtered roles as a spreadsheet. */
export async function exportRoles(context: Context<typeof exportRoleList>) {
  const { db, input, session, language } = context;
  const found = await select(db, session.companyId, { ...input, language }).rows;
  return await exportedSheet(context, { title: sheetTitle[language], ...sheetOfFields(sheetFields, found, language) });
}

/** Adds a role without any right yet. */
export async function createRole({ db, input, session }: Context<typeof addRole>) {
  checkMayShowAll(session, input);
  const id = randomUUIDv7();
  await db
    .insert(roles)
    .values({ companyId: session.companyId, id, ...input })
    .catch(refuseTakenName);
  return { id };
}

/** The users who hold roles; they are kept above this module. */
export interface RoleHolders {
  /** Sets the level of those who hold a role that becomes a supervisor's or ends to be one. */
  setLevels: (db: Db, companyId: string, roleId: string) => Promise<void>;
  /** Writes rights, roles and company into the sessions of these users. */
  refreshSessions: (db: Db, menu: Menu, companyId: string, userIds: readonly string[]) => Promise<void>;
}

/** Renames a role or changes what it sees. */
export function changeRole(users: RoleHolders | undefined) {
  return async ({ db, input, session, services, language }: Context<typeof editRole>) => {
    const { id, version, ...given } = input;
    const { companyId } = session;
    const shown = (role: typeof roles.$inferSelect) => ({
      roleName: roleNameIn(language, role),
      isSupervisor: role.isSupervisor,
      seesAll: role.seesAll,
    });
    const before = await lockForEdit(db, roles, { companyId, id, version }, shown);
    // The translated name sent back unchanged is no other name.
    const renamed = given.roleName !== roleNameIn(language, before);
    const fields = { ...given, roleName: renamed ? given.roleName : before.roleName };
    if (!before.seesAll) checkMayShowAll(session, fields);
    const preset = renamed ? null : before.preset;
    const stored = await storeEdit(db, roles, before, { ...fields, preset }).catch(refuseTakenName);
    if (fields.isSupervisor !== before.isSupervisor) await users?.setLevels(db, companyId, id);
    await users?.refreshSessions(db, services.menu, companyId, await holdersOf(db, companyId, id));
    return stored;
  };
}

/** Deletes roles that nobody holds, all or none. */
export async function deleteRoles({ db, input, session, language }: Context<typeof deleteRole>) {
  const { which, found } = await lockAll(db, roles, session.companyId, input.ids);
  for (const role of found) {
    const held = await holdersOf(db, session.companyId, role.id);
    if (held.length > 0)
      throw refuse(systemRefusals.roleInUse, { name: roleNameIn(language, role), count: held.length });
  }
  await db.delete(roles).where(which);
  return { deleted: found.length };
}

/** Who holds a role. */
export async function holdersOf(db: Db, companyId: string, roleId: string): Promise<string[]> {
  const held = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.companyId, companyId), eq(userRoles.roleId, roleId)));
  return held.map(({ userId }) => userId);
}

function refuseTakenName(error: unknown): never {
  if (violates(error, "role_name_once")) throw refuseField("roleName", systemRefusals.roleNameTaken);
  throw error;
}

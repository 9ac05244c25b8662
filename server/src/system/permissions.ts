import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  actionCovers,
  actionTexts,
  menuPages,
  systemRefusals,
  type editMenuPermission,
  type getMenuPermissionList,
} from "@lading/contract/system";
import { and, eq } from "drizzle-orm";
import { lockOne, stale, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { nameRight } from "#core/rights";
import { notHeldBy } from "./grants.ts";
import { holdersOf, type RoleHolders } from "./roles.ts";
import { roleRights, roles } from "./tables.ts";

/** Every page with its actions, and which of them the role holds. */
export async function listPermissions({
  db,
  input,
  session,
  language,
  services,
}: Context<typeof getMenuPermissionList>) {
  const { companyId } = session;
  const [[role], granted] = await Promise.all([
    db
      .select()
      .from(roles)
      .where(and(eq(roles.companyId, companyId), eq(roles.id, input.roleId))),
    rightsOf(db, companyId, input.roleId),
  ]);
  if (!role) throw refuse(coreRefusals.notFound);
  const beyond: ReadonlySet<string> = notHeldBy(services.menu, session);
  const pages = services.menu.staff.flatMap((group) =>
    menuPages([group])
      .filter(({ actions }) => actions.length > 0)
      .map(({ url, title, actions, covers }) => ({
        url,
        title: title[language],
        group: group.title[language],
        actions: actions.map((action) => ({
          action,
          title: actionTexts[action][language],
          covers: (covers?.[action] ?? actionCovers[action])[language],
          granted: granted.has(`${url}:${action}`),
          mayGrant: granted.has(`${url}:${action}`) || !beyond.has(`${url}:${action}`),
        })),
      })),
  );
  return { pages, version: role.version };
}

async function rightsOf(db: Db, companyId: string, roleId: string): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(roleRights)
    .where(and(eq(roleRights.companyId, companyId), eq(roleRights.roleId, roleId)));
  return new Set(rows.map(({ page, action }) => `${page}:${action}`));
}

/** Gives a role exactly these rights; its users' sessions know at once. */
export function setPermissions(holders: RoleHolders | undefined) {
  return async ({ db, input, session, language, services }: Context<typeof editMenuPermission>) => {
    const { companyId } = session;
    const { menu } = services;
    const { roleId, version } = input;
    const wanted = new Map(input.rights.map(({ url, action }) => [`${url}:${action}`, { page: url, action }]));
    const known: ReadonlySet<string> = new Set(menu.rights);
    const unknown = [...wanted.keys()].find((right) => !known.has(right));
    if (unknown !== undefined) throw refuse(systemRefusals.unknownRight, { right: unknown });
    const role = await lockOne(db, roles, { companyId, id: roleId });
    const before = await rightsOf(db, companyId, roleId);
    if (role.version !== version) throw stale(role.version, { rights: [...before] });
    const beyond = [...notHeldBy(menu, session)].find((right) => wanted.has(right) && !before.has(right));
    if (beyond !== undefined)
      throw refuseField("rights", systemRefusals.rightNotHeld, { right: nameRight(menu, beyond, language) });
    await db.delete(roleRights).where(and(eq(roleRights.companyId, companyId), eq(roleRights.roleId, roleId)));
    if (wanted.size > 0)
      await db.insert(roleRights).values([...wanted.values()].map((right) => ({ companyId, roleId, ...right })));
    const stored = await storeEdit(db, roles, role, {});
    await holders?.refreshSessions(db, menu, companyId, await holdersOf(db, companyId, roleId));
    return stored;
  };
}

import { randomUUIDv7 } from "node:crypto";
import { splitRight, type Language } from "@lading/contract/core";
import type { Menu } from "@lading/contract/system";
import type { Db } from "#core/db";
import { rightPages } from "./preset-upgrade.ts";
import { presetPages, roleRights, roles } from "./tables.ts";

/** Gives a new company the roles that each starts with, named in the language of whoever adds it; their ids by key. */
export async function addPresetRoles(
  db: Db,
  menu: Menu,
  { companyId, language }: { companyId: string; language: Language },
): Promise<Map<string, string>> {
  const made = menu.presetRoles.map((role) => ({ ...role, id: randomUUIDv7() }));
  await db.insert(roles).values(
    made.map(({ id, preset, name, isSupervisor, seesAll }) => ({
      companyId,
      id,
      roleName: name[language],
      preset,
      isSupervisor,
      seesAll,
    })),
  );
  await db
    .insert(roleRights)
    .values(made.flatMap(({ id, rights }) => rights.map((right) => ({ companyId, roleId: id, ...splitRight(right) }))));
  await db.insert(presetPages).values(rightPages(menu).map((page) => ({ companyId, page })));
  return new Map(made.map(({ preset, id }) => [preset, id]));
}

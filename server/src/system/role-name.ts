import type { Language } from "@lading/contract/core";
import { startingRoles } from "@lading/contract/system";
import { sql, type SQL } from "drizzle-orm";
import { roles } from "./tables.ts";

/**
 * A role's name in SQL as a reader of this language sees it: a role that each company starts with is translated until
 * somebody renames it, an own role has the name that it was given.
 */
export function shownRoleName(language: Language): SQL<string> {
  const translated = startingRoles.map(({ preset, name }) => sql`WHEN ${preset}::text THEN ${name[language]}::text`);
  return sql`CASE ${roles.preset} ${sql.join(translated, sql` `)} ELSE ${roles.roleName} END`;
}

/** The same for a role that was read. */
export function roleNameIn(language: Language, { preset, roleName }: { preset: string | null; roleName: string }) {
  return startingRoles.find((role) => role.preset === preset)?.name[language] ?? roleName;
}

import type { Db } from "#core/db";

/** On how many of a module's records these users are named; those who are named on none are left out. */
export type UserUse = (
  db: Db,
  companyId: string,
  ids: readonly string[],
) => Promise<{ userId: string; count: number }[]>;

import type { Db } from "#core/db";

/** A module's records that name users, who are then not deleted. */
export interface UserUse {
  /** Where they are kept. */
  table: string;
  /** On how many of the records these users are named; those who are named on none are left out. */
  find: (db: Db, companyId: string, ids: readonly string[]) => Promise<{ userId: string; count: number }[]>;
}

import type { Db } from "#core/db";

/** Records of another module that have expense categories, which are then not deleted. */
export interface ExpenseCategoryUse {
  /** Where they are kept. */
  table: string;
  /** Which of these categories they have. */
  find: (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

import type { Db } from "#core/db";

/** Which of these suppliers a module has something booked to. */
export interface SupplierUse {
  /** Where it is kept. */
  table: string;
  find: (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Knowledge of higher modules that this one needs; `app.ts` hands it in. */
export interface SupplierUses {
  usedBy: readonly SupplierUse[];
}

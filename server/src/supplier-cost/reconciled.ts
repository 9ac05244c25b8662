import type { Db } from "#core/db";

/**
 * Those of these bills or costs that stand on a check bill, by id, with its number: they do not change. `app.ts` hands it to
 * the modules that keep costs and bills.
 */
export type Reconciled = (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** A supplier's invoice that a cost stands on. */
export interface CostInvoice {
  id: string;
  number: string;
  /** Its cost no longer changes. */
  confirmed: boolean;
}

/** The suppliers' invoices that these costs stand on, by the cost's id. `app.ts` hands it to the module that keeps costs. */
export type CostInvoices = (
  db: Db,
  companyId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, CostInvoice>>;

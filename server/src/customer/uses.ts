import type { Db } from "#core/db";
import type { BookedLists } from "./booked.ts";
import type { CustomerKeepers } from "./merge/merge.ts";
import type { OpenBills } from "./receivable.ts";

/** Knowledge of higher modules that this one needs; `app.ts` hands it in. */
export interface CustomerUses extends BookedLists {
  keepers: CustomerKeepers;
  openBills: OpenBills;
  /** Where waybills come from and go to, by their numbers: a message names places on the way by it. */
  routesOf: RoutesOf;
}

export type RoutesOf = (
  db: Db,
  companyId: string,
  numbers: readonly string[],
) => Promise<ReadonlyMap<string, { loadingPort: string; country: string }>>;

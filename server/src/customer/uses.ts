import type { BookedLists } from "./booked.ts";
import type { CustomerKeepers } from "./merge/merge.ts";
import type { OpenBills } from "./receivable.ts";

/** Knowledge of higher modules that this one needs; `app.ts` hands it in. */
export interface CustomerUses extends BookedLists {
  keepers: CustomerKeepers;
  openBills: OpenBills;
}

import type { VisibleWaybills } from "./booked.ts";
import type { CustomerKeepers } from "./merge/merge.ts";

/** Knowledge of higher modules that this one needs; `app.ts` hands it in. */
export interface CustomerUses {
  visibleWaybills: VisibleWaybills;
  keepers: CustomerKeepers;
}

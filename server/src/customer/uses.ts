import type { CountryNames } from "#party";
import type { VisibleWaybills } from "./booked.ts";
import type { CustomerKeepers } from "./merge/merge.ts";

/** What higher modules know of customers; `app.ts` hands it in. */
export interface CustomerUses {
  visibleWaybills: VisibleWaybills;
  keepers: CustomerKeepers;
  countries: CountryNames;
}

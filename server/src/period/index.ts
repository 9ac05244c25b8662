import {
  askPeriodReopening,
  closePeriod,
  decidePeriodReopening,
  getPeriodChangeList,
  loadPeriod,
  withdrawPeriodReopening,
} from "@lading/contract/period";
import { on, type ServerModule } from "#core/http";
import { askReopening, close, decideReopening, withdrawReopening } from "./close.ts";
import type { OpenCount } from "./open.ts";
import { listChanges, load } from "./read.ts";

export { openToday, requireOpenDay, requireOpenDays } from "./gate.ts";
export { periodKinds } from "./make.ts";
export { dayOfMoment, type OpenCount } from "./open.ts";

/** A company's books, closed up to a day. `counts` are the modules' records that may still be open then. */
export function periodModule(counts: readonly OpenCount[]): ServerModule {
  return {
    name: "period",
    routes: [
      on(loadPeriod, load(counts)),
      on(getPeriodChangeList, listChanges),
      on(closePeriod, close(counts)),
      on(askPeriodReopening, askReopening),
      on(decidePeriodReopening, decideReopening),
      on(withdrawPeriodReopening, withdrawReopening),
    ],
  };
}

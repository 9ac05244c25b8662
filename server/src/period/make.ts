import {
  askPeriodReopening,
  closePeriod,
  decidePeriodReopening,
  loadPeriod,
  withdrawPeriodReopening,
} from "@lading/contract/period";
import type { RecordKind } from "#core/testing";

/** So early that it keeps no other record of a test from being made. */
const early = "1999-12-31";

export const periodKinds: readonly RecordKind[] = [
  {
    name: "periodReopening",
    calls: [decidePeriodReopening, withdrawPeriodReopening],
    make: async ({ ask, word }) => {
      const { asked, closedUpTo } = await ask(loadPeriod, {});
      if (asked) return asked.id;
      if (closedUpTo === null) await ask(closePeriod, { upTo: early, closedUpTo });
      return (await ask(askPeriodReopening, { upTo: "", reason: word, closedUpTo: closedUpTo ?? early })).id;
    },
  },
];

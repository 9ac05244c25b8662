import { addExchangeRate, deleteExchangeRate, editExchangeRate } from "@lading/contract/exchange-rate";
import type { RecordKind } from "#core/testing";

export const exchangeRateKinds: readonly RecordKind[] = [
  {
    name: "exchangeRate",
    calls: [deleteExchangeRate, editExchangeRate],
    make: async ({ ask }) => (await ask(addExchangeRate, addExchangeRate.example)).id,
  },
];

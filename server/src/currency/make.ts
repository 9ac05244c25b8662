import {
  addCurrencySettings,
  deleteCurrencySettings,
  editCurrencySettings,
  getCurrencySettingsLog,
} from "@lading/contract/currency";
import type { RecordKind } from "#core/testing";

export const currencyKinds: readonly RecordKind[] = [
  {
    name: "currencySetting",
    calls: [deleteCurrencySettings, editCurrencySettings, getCurrencySettingsLog],
    make: async ({ ask, word }) =>
      (await ask(addCurrencySettings, { ...addCurrencySettings.example, englishName: word })).id,
  },
];

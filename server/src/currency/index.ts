import {
  addCurrencySettings,
  deleteCurrencySettings,
  editCurrencySettings,
  editSettlementCurrency,
  exportCurrencySettingsList,
  getCurrencySettingsList,
  getCurrencySettingsLog,
  getSystemPaymentCurrencyConfigList,
  loadSettlementCurrency,
} from "@lading/contract/currency";
import { on, type ServerModule } from "#core/http";
import { changeCurrency, createCurrency, deleteCurrencies } from "./change.ts";
import { exportCurrencies, listCurrencies, offerCurrencies } from "./list.ts";
import { readCurrencyLog } from "./log.ts";
import { changeSettlement, loadSettlement } from "./settlement.ts";
import type { CurrencyUse } from "./uses.ts";

export { checkEnabled, enabledCurrencies } from "./enabled.ts";
export { currencyKinds } from "./make.ts";
export { addPresetCurrencies } from "./preset.ts";
export { heldSettlementOf, settlementOf } from "./settlement.ts";
export type { CurrencyUse } from "./uses.ts";

/** The company's currencies and its settlement currency. `uses` are the modules' records in currencies. */
export function currencyModule(uses: readonly CurrencyUse[]): ServerModule {
  return {
    name: "currency",
    routes: [
      on(getCurrencySettingsList, listCurrencies),
      on(exportCurrencySettingsList, exportCurrencies),
      on(addCurrencySettings, createCurrency),
      on(editCurrencySettings, changeCurrency),
      on(deleteCurrencySettings, deleteCurrencies(uses)),
      on(getCurrencySettingsLog, readCurrencyLog),
      on(loadSettlementCurrency, loadSettlement(uses)),
      on(editSettlementCurrency, changeSettlement(uses)),
      on(getSystemPaymentCurrencyConfigList, offerCurrencies),
    ],
  };
}

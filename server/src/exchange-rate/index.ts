import {
  addExchangeRate,
  deleteExchangeRate,
  editExchangeRate,
  exportExchangeRateList,
  exportExchangeRateLogList,
  fetchExchangeRates,
  getExchangeRateByDate,
  getExchangeRateList,
  getExchangeRateLogList,
  loadExchangeRateSettings,
} from "@lading/contract/exchange-rate";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { changeRate, createRate, deleteRates } from "./change.ts";
import { fetchRates } from "./fetch.ts";
import { exportRates, listRates } from "./list.ts";
import { exportRateLog, listRateLog } from "./log-list.ts";
import { lookUp } from "./rate-on.ts";
import { loadSettings } from "./settlement.ts";

export { exchangeRateKinds } from "./make.ts";
export { addDemoRates } from "./demo.ts";
export { enterRates } from "./change.ts";
export { rateOn } from "./rate-on.ts";
export type { AppliedRate } from "./rate-on.ts";
export { ratesOn } from "./rates-on.ts";
export type { RateFinder } from "./rates-on.ts";

/** The company's exchange rates, typed or fetched, with their log. */
export const exchangeRateModule: ServerModule = {
  name: "exchange-rate",
  routes: [
    on(getExchangeRateList, listRates),
    on(exportExchangeRateList, exportRates),
    on(loadExchangeRateSettings, loadSettings),
    on(getExchangeRateByDate, lookUp),
    on(addExchangeRate, createRate),
    on(editExchangeRate, changeRate),
    on(deleteExchangeRate, deleteRates),
    onWithoutTransaction(fetchExchangeRates, fetchRates, {
      limit: ({ ip }) => ({ key: `exchange-rates:${ip}`, limit: 30, windowSeconds: 600 }),
    }),
    on(getExchangeRateLogList, listRateLog),
    on(exportExchangeRateLogList, exportRateLog),
  ],
};

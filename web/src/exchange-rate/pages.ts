import { definePages } from "#core/page";

/** The company's exchange rates and their log. */
export const exchangeRatePages = definePages("exchange-rate", [
  {
    path: "/financialBill/exchangeRateInfo",
    kind: "menu",
    load: () => import("./RatesPage.tsx"),
  },
  {
    path: "/financialBill/exchangeRateInfoLog",
    kind: "menu",
    load: () => import("./RateLogPage.tsx"),
  },
]);

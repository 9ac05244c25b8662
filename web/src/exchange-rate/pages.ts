import { definePages } from "#core/page";

/** The company's exchange rates and their log. */
export const exchangeRatePages = definePages("exchange-rate", [
  {
    path: "/financialBill/exchangeRateInfo",
    kind: "menu",
    title: "title",
    load: () => import("./RatesPage.tsx"),
  },
  {
    path: "/financialBill/exchangeRateInfoLog",
    kind: "menu",
    title: "logTitle",
    load: () => import("./RateLogPage.tsx"),
  },
]);

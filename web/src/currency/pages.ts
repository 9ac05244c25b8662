import { definePages } from "#core/page";

/** The company's currencies. */
export const currencyPages = definePages("currency", [
  { path: "/systemManagement/currencySettings", kind: "menu", load: () => import("./CurrenciesPage.tsx") },
]);

import { definePages } from "#core/page";

/** The earnings of jobs, customers, people and the company. */
export const profitPages = definePages("profit", [
  { path: "/businessLedger/profitableList", kind: "menu", load: () => import("./ProfitPage.tsx") },
]);

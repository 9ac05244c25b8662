import { definePages } from "#core/page";

/** Closing the books up to a day, and opening them again. */
export const periodPages = definePages("period", [
  { path: "/businessLedger/periodClose", kind: "menu", load: () => import("./PeriodPage.tsx") },
]);

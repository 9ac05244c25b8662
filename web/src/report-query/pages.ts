import { definePages } from "#core/page";

/** Reports that people put together. */
export const reportQueryPages = definePages("report-query", [
  { path: "/businessLedger/reportQuerySummary", kind: "menu", load: () => import("./ReportQueryPage.tsx") },
]);

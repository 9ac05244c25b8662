import { definePages } from "#core/page";

/** What a job earned and cost, and who signed it off. */
export const jobSummaryPages = definePages("job-summary", [
  {
    path: "/logisticsManagement/jobSummary",
    kind: "menu",
    load: () => import("./JobSummaryPage.tsx"),
  },
]);

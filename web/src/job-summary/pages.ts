import { definePages } from "#core/page";

/** A job's income and costs, and its sign-offs. */
export const jobSummaryPages = definePages("job-summary", [
  {
    path: "/logisticsManagement/jobSummary",
    kind: "menu",
    load: () => import("./JobSummaryPage.tsx"),
  },
]);

import { definePages } from "#core/page";

/** Payroll requests, for those who apply for them, decide on them or pay them. */
export const payrollPages = definePages("payroll", [
  { path: "/payrollRequest", kind: "hidden", audience: "staff", title: "all", load: () => import("./PayrollPage.tsx") },
  {
    path: "/payrollDetails",
    kind: "hidden",
    audience: "staff",
    title: "one",
    record: { by: "id", list: "/payrollRequest" },
    load: () => import("./PayrollDetailPage.tsx"),
  },
]);

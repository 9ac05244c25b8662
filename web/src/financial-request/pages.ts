import { definePages } from "#core/page";

/** Requests for money: expenses. */
export const financialRequestPages = definePages("financial-request", [
  { path: "/businessLedger/financialRequest", kind: "menu", load: () => import("./RequestsPage.tsx") },
  {
    path: "/financialRequestDetail",
    kind: "hidden",
    audience: "staff",
    title: "one",
    record: { by: "id", list: "/businessLedger/financialRequest" },
    load: () => import("./RequestPage.tsx"),
  },
]);

import { definePages } from "#core/page";

/** A customer's own debts, and those of the sales desk's customers. */
export const debtPages = definePages("debt", [
  { path: "/DebtList/debtList", kind: "menu", load: () => import("./DebtPage.tsx") },
  { path: "/salesManagement/accountingList", kind: "menu", load: () => import("./AccountingPage.tsx") },
  {
    path: "/debtDetail",
    kind: "hidden",
    title: "detail",
    audience: "customer",
    keepAlive: true,
    load: () => import("./DebtDetailPage.tsx"),
  },
]);

import { definePages } from "#core/page";

/** Reconciliation: bills and costs that wait, check bills, and those that the parties agreed to. */
export const checkBillPages = definePages("check-bill", [
  {
    path: "/businessLedger/pendingCheckBillsSummary",
    kind: "menu",
    load: () => import("./PendingPage.tsx"),
  },
  {
    path: "/businessLedger/finishedCheckBillsSummary",
    kind: "menu",
    load: () => import("./FinishedPage.tsx"),
  },
  {
    path: "/editCheckBills",
    kind: "hidden",
    title: "one",
    audience: "staff",
    keepAlive: true,
    load: () => import("./CheckBillPage.tsx"),
  },
]);

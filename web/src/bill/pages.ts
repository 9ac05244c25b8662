import { definePages } from "#core/page";

/** Collection bills: written for a waybill, looked at and changed one by one, listed without one. */
export const billPages = definePages("bill", [
  {
    path: "/billsReceivable",
    kind: "hidden",
    title: "title",
    audience: "staff",
    keepAlive: true,
    load: () => import("./BillsPage.tsx"),
  },
  {
    path: "/billDetails",
    kind: "hidden",
    title: "one",
    audience: "staff",
    keepAlive: true,
    record: { by: "id", list: "/billsReceivable" },
    load: () => import("./BillPage.tsx"),
  },
]);

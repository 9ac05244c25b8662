import { definePages } from "#core/page";

/** Supplier costs: entered on a waybill, looked at and changed one by one, listed without one. */
export const supplierCostPages = definePages("supplier-cost", [
  {
    path: "/supplierCostEntry",
    kind: "hidden",
    title: "entry",
    audience: "staff",
    keepAlive: true,
    record: { by: "waybill", list: "/logisticsManagement/checkWayBill" },
    load: () => import("./CostEntryPage.tsx"),
  },
  {
    path: "/supplierCostDetails",
    kind: "hidden",
    title: "title",
    audience: "staff",
    keepAlive: true,
    load: () => import("./CostsPage.tsx"),
  },
]);

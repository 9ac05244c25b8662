import { definePages } from "#core/page";

/** Entrust orders: the customer's own, and the receiving centre where they are accepted into waybills. */
export const orderPages = definePages("order", [
  {
    path: "/logisticsManagement/orderWayBill",
    kind: "menu",
    load: () => import("./receiving/ReceivingPage.tsx"),
  },
  {
    path: "/EntrustOrder/entrustOrder",
    kind: "menu",
    load: () => import("./own/OwnOrdersPage.tsx"),
  },
  { path: "/entrustOrderCreate", kind: "hidden", title: "form.title", load: () => import("./form/OrderFormPage.tsx") },
  {
    path: "/entrustOrderDetail",
    kind: "hidden",
    title: "detail.title",
    record: { by: "id", list: { staff: "/logisticsManagement/orderWayBill", customer: "/EntrustOrder/entrustOrder" } },
    load: () => import("./detail/OrderPage.tsx"),
  },
]);

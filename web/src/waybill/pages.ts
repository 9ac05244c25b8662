import { definePages } from "#core/page";

/** Waybills of all five types, from the form to the operation log. */
export const waybillPages = definePages("waybill", [
  {
    path: "/logisticsManagement/buildWayBillNo",
    kind: "menu",
    load: () => import("./build/BuildPage.tsx"),
  },
  {
    path: "/logisticsManagement/checkWayBill",
    kind: "menu",
    load: () => import("./list/WaybillListPage.tsx"),
  },
  {
    path: "/waybillDetails/:id",
    kind: "hidden",
    title: "detail.title",
    audience: "staff",
    keepAlive: true,
    record: { by: "id", list: "/logisticsManagement/checkWayBill" },
    load: () => import("./detail/DetailsPage.tsx"),
  },
  {
    path: "/departureTrackingNo/:id",
    kind: "hidden",
    title: "departure.title",
    audience: "staff",
    keepAlive: true,
    record: { by: "id", list: "/logisticsManagement/checkWayBill" },
    load: () => import("./departure/DeparturePage.tsx"),
  },
  {
    path: "/systemManagement/getWayBillOperationLog",
    kind: "menu",
    load: () => import("./log/LogPage.tsx"),
  },
  {
    path: "/ShipmentList/shipmentList",
    kind: "menu",
    load: () => import("./customer-list/ShipmentsPage.tsx"),
  },
]);

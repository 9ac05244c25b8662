import { definePages } from "#core/page";

/** Pre-alerts: received and sent. */
export const preAlertPages = definePages("pre-alert", [
  { path: "/logisticsManagement/preAlertList", kind: "menu", load: () => import("./AlertsPage.tsx") },
  {
    path: "/preAlertDetail",
    kind: "hidden",
    title: "detail",
    audience: "staff",
    keepAlive: true,
    record: { by: "id", or: ["waybills"], list: "/logisticsManagement/preAlertList" },
    load: () => import("./AlertPage.tsx"),
  },
]);

import { definePages } from "#core/page";

/** Public tracking: the question for numbers, and the answer. */
export const trackingPages = definePages("tracking", [
  { path: "/checkWaybillHome", kind: "public", title: "home.title", load: () => import("./HomePage.tsx") },
  { path: "/waybillDetail", kind: "public", title: "shipments.title", load: () => import("./ShipmentsPage.tsx") },
]);

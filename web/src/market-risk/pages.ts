import { definePages } from "#core/page";

/** Whom not to deal with: screening against sanctions lists, and the company's own restricted parties. */
export const marketRiskPages = definePages("market-risk", [
  {
    path: "/marketRisk/antiMoneyLaunderingList",
    kind: "menu",
    load: () => import("./ScreeningPage.tsx"),
  },
  {
    path: "/antiMoneyLaunderingDetail",
    kind: "hidden",
    title: "detail.title",
    record: { by: "id", list: "/marketRisk/antiMoneyLaunderingList" },
    load: () => import("./ScreeningDetailPage.tsx"),
  },
  {
    path: "/marketRisk/restrictedList",
    kind: "menu",
    load: () => import("./RestrictedPage.tsx"),
  },
]);

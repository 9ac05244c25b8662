import { definePages } from "#core/page";

/** Adverts of companies on Lading's screens. */
export const advertPages = definePages("advert", [
  { path: "/marketRisk/advertList", kind: "menu", load: () => import("./AdvertsPage.tsx") },
]);

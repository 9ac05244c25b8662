import { definePages } from "#core/page";

/** What a company says of itself on Lading's screens. */
export const advertPages = definePages("advert", [
  { path: "/marketRisk/advertList", kind: "menu", load: () => import("./AdvertsPage.tsx") },
]);

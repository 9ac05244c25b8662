import { definePages } from "#core/page";

/** Introduction to Lading and help for the public, for large screens and for phones. */
export const informationPages = definePages("information", [
  { path: "/introduce", kind: "public", title: "introduce.title", load: () => import("./IntroducePage.tsx") },
  { path: "/more", kind: "public", title: "more.title", load: () => import("./MorePage.tsx") },
  { path: "/information", kind: "public", title: "help.title", load: () => import("./InformationPage.tsx") },
  { path: "/mb_introduce", kind: "public", title: "introduce.title", load: () => import("./PhoneIntroducePage.tsx") },
  { path: "/mb_information", kind: "public", title: "help.title", load: () => import("./PhoneInformationPage.tsx") },
]);

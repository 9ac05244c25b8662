import { definePages } from "#core/page";

/** The company's own accounts at mail servers. */
export const emailConfigPages = definePages("email-config", [
  { path: "/marketRisk/emailConfig", kind: "menu", load: () => import("./AccountsPage.tsx") },
]);

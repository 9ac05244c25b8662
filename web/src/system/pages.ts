import { definePages } from "#core/page";

/** Roles and what they may do. */
export const systemPages = definePages("system", [
  { path: "/systemManagement/roleList", kind: "menu", load: () => import("./RolesPage.tsx") },
]);

import { definePages } from "#core/page";

/** Roles and what they may do. */
export const systemPages = definePages("system", [
  { path: "/systemManagement/roleList", kind: "menu", title: "roles.title", load: () => import("./RolesPage.tsx") },
]);

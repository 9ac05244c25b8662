import { definePages } from "#core/page";

/** Signing in, registering, a forgotten password. */
export const sessionPages = definePages("session", [
  { path: "/login", kind: "public", title: "login.title", load: () => import("./LoginPage.tsx") },
]);

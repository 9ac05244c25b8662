import { definePages } from "#core/page";

export { CodeField } from "./CodeField.tsx";

/** Signing in, registering, a forgotten password. */
export const sessionPages = definePages("session", [
  { path: "/login", kind: "public", title: "login.title", load: () => import("./LoginPage.tsx") },
]);

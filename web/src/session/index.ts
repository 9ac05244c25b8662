import { definePages } from "#core/page";

export { useCountdown } from "./countdown.ts";

/** Signing in, registering, a forgotten password. */
export const sessionPages = definePages("session", [
  { path: "/login", kind: "public", title: "login.title", load: () => import("./LoginPage.tsx") },
]);

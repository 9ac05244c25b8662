import { definePages } from "#core/page";

/** Credited records: a new one, and each with its allocations, locked, unlocked and taken back. */
export const writeOffPages = definePages("write-off", [
  {
    path: "/creditedDetails",
    kind: "hidden",
    title: "title",
    audience: "staff",
    keepAlive: true,
    load: () => import("./CreditedPage.tsx"),
  },
]);

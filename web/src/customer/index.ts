import { definePages } from "#core/page";

/** The customer's own portal. */
export const customerPages = definePages("customer", [
  {
    path: "/customerHome/customerInfo",
    kind: "menu",
    title: "home.title",
    load: () => import("./CustomerInfoPage.tsx"),
  },
]);

export { CustomerSelect, type KnownCustomer } from "./CustomerSelect.tsx";

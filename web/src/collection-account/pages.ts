import { definePages } from "#core/page";

/** The company's own bank accounts, into which customers pay. */
export const collectionAccountPages = definePages("collection-account", [
  {
    path: "/financialBill/receivingAccountManagement",
    kind: "menu",
    load: () => import("./CollectionAccountsPage.tsx"),
  },
]);

import { definePages } from "#core/page";

/** The company's charge items. */
export const chargeItemPages = definePages("charge-item", [
  {
    path: "/financialBill/expenseNameManagement",
    kind: "menu",
    load: () => import("./ChargeItemsPage.tsx"),
  },
]);

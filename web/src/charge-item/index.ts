import { definePages } from "#core/page";

/** The company's charge items. */
export const chargeItemPages = definePages("charge-item", [
  {
    path: "/financialBill/expenseNameManagement",
    kind: "menu",
    title: "title",
    load: () => import("./ChargeItemsPage.tsx"),
  },
]);

export { ChargeItemSelect } from "./ChargeItemSelect.tsx";
export { AmountCell, amountOf, ChargeRows } from "./ChargeRows.tsx";

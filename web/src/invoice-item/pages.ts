import { definePages } from "#core/page";

/** The items that the company's tax invoices are written for. */
export const invoiceItemPages = definePages("invoice-item", [
  { path: "/financialBill/invoiceItemList", kind: "menu", load: () => import("./InvoiceItemsPage.tsx") },
]);

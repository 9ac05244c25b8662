import { definePages } from "#core/page";

/** Suppliers' invoices: entered, matched with the costs that were expected, confirmed. */
export const paymentInvoicePages = definePages("payment-invoice", [
  {
    path: "/businessLedger/paymentInvoice",
    kind: "menu",
    load: () => import("./PaymentInvoicesPage.tsx"),
  },
  {
    path: "/paymentInvoiceDetail",
    kind: "hidden",
    title: "one",
    audience: "staff",
    keepAlive: true,
    record: { by: "id", list: "/businessLedger/paymentInvoice" },
    load: () => import("./PaymentInvoicePage.tsx"),
  },
]);

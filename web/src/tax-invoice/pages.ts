import { definePages } from "#core/page";

/** Tax invoices: bills that can be invoiced, applications, issued invoices. */
export const taxInvoicePages = definePages("tax-invoice", [
  { path: "/businessLedger/taxInvoice", kind: "menu", load: () => import("./TaxInvoicePage.tsx") },
  {
    path: "/taxInvoiceDetail",
    kind: "hidden",
    title: "title",
    audience: "staff",
    keepAlive: true,
    load: () => import("./ApplicationPage.tsx"),
  },
]);

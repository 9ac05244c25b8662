import { definePages } from "#core/page";

/** The cashier's payments, and the page on which a payee sees one without signing in. */
export const paymentPages = definePages("payment", [
  { path: "/businessLedger/payment", kind: "menu", load: () => import("./PaymentsPage.tsx") },
  { path: "/paymentDetail", kind: "hidden", audience: "staff", title: "one", load: () => import("./PaymentPage.tsx") },
  { path: "/payCompletion", kind: "public", title: "completion.title", load: () => import("./CompletionPage.tsx") },
]);

import { definePages } from "#core/page";

/** Customers' money: entries, claims, funds with their movements, and statements. */
export const clientFundPages = definePages("client-fund", [
  { path: "/clientFund/businessEntry", kind: "menu", load: () => import("./BusinessEntryPage.tsx") },
  { path: "/clientFund/financeEntry", kind: "menu", load: () => import("./FinanceEntryPage.tsx") },
  { path: "/clientFund/accountStatements", kind: "menu", load: () => import("./StatementsPage.tsx") },
  { path: "/clientFund/clientFundDetail", kind: "menu", load: () => import("./FundsPage.tsx") },
  { path: "/clientFund/businessReceiptPreRecord", kind: "menu", load: () => import("./BusinessReceiptPage.tsx") },
  { path: "/clientFund/financeReceiptPreRecord", kind: "menu", load: () => import("./FinanceReceiptPage.tsx") },
  {
    path: "/clientFundEntryDetail",
    kind: "hidden",
    audience: "staff",
    title: "entry",
    record: { by: "id", list: "/clientFund/businessEntry" },
    load: () => import("./EntryPage.tsx"),
  },
  {
    path: "/clientFundPostings",
    kind: "hidden",
    audience: "staff",
    title: "postings",
    record: { by: "id", list: "/clientFund/clientFundDetail" },
    load: () => import("./FundPage.tsx"),
  },
]);

import { definePages } from "#core/page";

/** Banks' files, their entries, and the receipts made of them. */
export const bankStatementPages = definePages("bank-statement", [
  {
    path: "/financialBill/bankStatement",
    kind: "menu",
    load: () => import("./BankStatementPage.tsx"),
  },
  {
    path: "/bankEntryDetails",
    kind: "hidden",
    title: "entry",
    audience: "staff",
    keepAlive: true,
    load: () => import("./EntryPage.tsx"),
  },
]);

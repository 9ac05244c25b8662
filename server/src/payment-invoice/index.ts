import {
  addPaymentInvoice,
  confirmPaymentInvoice,
  deletePaymentInvoice,
  editPaymentInvoice,
  exportPaymentInvoiceCostList,
  exportPaymentInvoiceList,
  getPaymentInvoiceCostList,
  getPaymentInvoiceList,
  getPaymentInvoiceLog,
  getPaymentInvoiceSameNumberList,
  loadPaymentInvoiceInfo,
  matchPaymentInvoiceCosts,
  withdrawPaymentInvoiceConfirmation,
} from "@lading/contract/payment-invoice";
import { on, type ServerModule } from "#core/http";
import { changeInvoice, createInvoice } from "./change.ts";
import { exportInvoiceCosts, listInvoiceCosts } from "./list-costs.ts";
import { loadInvoice } from "./load.ts";
import { matchCosts } from "./match.ts";
import { exportInvoices, listInvoices, showInvoiceLog } from "./read.ts";
import { listSameNumbers } from "./same-number.ts";
import { confirmInvoice, voidInvoice, withdrawConfirmation } from "./standing.ts";

export { addDemoPaymentInvoices } from "./demo.ts";
export { costInvoices } from "./held.ts";
export { paymentInvoiceKinds } from "./make.ts";
export { openInvoices } from "./period.ts";
export { accountsKey, payeeAccounts } from "./payee-accounts.ts";
export { seesPaymentInvoiceFile, visibleInvoices } from "./read.ts";
export { lockInvoice, type PaymentInvoice } from "./standing.ts";
export { logInvoice } from "./log.ts";
export { paymentInvoiceSupplierUse } from "./uses.ts";

/** Suppliers' invoices: what payees bill, matched with the costs that were expected, and confirmed before it is paid. */
export const paymentInvoiceModule: ServerModule = {
  name: "payment-invoice",
  routes: [
    on(getPaymentInvoiceList, listInvoices),
    on(exportPaymentInvoiceList, exportInvoices),
    on(loadPaymentInvoiceInfo, loadInvoice),
    on(getPaymentInvoiceLog, showInvoiceLog),
    on(getPaymentInvoiceCostList, listInvoiceCosts),
    on(exportPaymentInvoiceCostList, exportInvoiceCosts),
    on(matchPaymentInvoiceCosts, matchCosts),
    on(getPaymentInvoiceSameNumberList, listSameNumbers),
    on(addPaymentInvoice, createInvoice),
    on(editPaymentInvoice, changeInvoice),
    on(deletePaymentInvoice, voidInvoice),
    on(confirmPaymentInvoice, confirmInvoice),
    on(withdrawPaymentInvoiceConfirmation, withdrawConfirmation),
  ],
};

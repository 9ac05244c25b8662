import {
  addElectronicInvoiceApplication,
  addInvoicedRefund,
  addTaxInvoiceApplication,
  cancelTaxInvoiceApplication,
  createTaxInvoicePdf,
  editTaxInvoiceApplication,
  exportInvoicedTaxInvoiceList,
  exportTaxInvoiceBillList,
  exportTaxInvoiceList,
  getElectronicInvoiceBillList,
  getElectronicInvoiceList,
  getInvoicedTaxInvoiceList,
  getTaxInvoiceBillList,
  getTaxInvoiceList,
  getTaxInvoiceLog,
  getTaxInvoiceOptions,
  issueTaxInvoice,
  loadTaxInvoiceInfo,
  rollBackTaxInvoiceApplication,
} from "@lading/contract/tax-invoice";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { apply, applyForOwn, changeApplication } from "./apply.ts";
import { cancel, rollBack } from "./decide.ts";
import { issue, refund } from "./issue.ts";
import { exportApplications, exportIssued, listApplications, listIssued, listOwnApplications } from "./list.ts";
import { exportBills, listBills, listOwnBills, readOptions } from "./list-bills.ts";
import { showLog } from "./log.ts";
import { printForStaff } from "./print.ts";
import { loadApplication } from "./read.ts";

export { addDemoTaxInvoices } from "./demo.ts";
export { invoicedOn, standingOf, taxInvoicesOfBills } from "./held.ts";
export { taxInvoiceKinds } from "./make.ts";
export { openApplications } from "./period.ts";
export { printTaxInvoice } from "./print.ts";
export { readInvoices } from "./read.ts";
export { seesTaxInvoiceFile } from "./visible.ts";

/** Tax invoices: applied for over bills, and entered as a tax platform issued them. */
export const taxInvoiceModule: ServerModule = {
  name: "tax-invoice",
  routes: [
    on(getTaxInvoiceBillList, listBills),
    on(exportTaxInvoiceBillList, exportBills),
    on(getTaxInvoiceList, listApplications),
    on(exportTaxInvoiceList, exportApplications),
    on(getInvoicedTaxInvoiceList, listIssued),
    on(exportInvoicedTaxInvoiceList, exportIssued),
    on(loadTaxInvoiceInfo, loadApplication),
    on(getTaxInvoiceLog, showLog),
    on(getTaxInvoiceOptions, readOptions),
    on(addTaxInvoiceApplication, apply),
    on(editTaxInvoiceApplication, changeApplication),
    on(cancelTaxInvoiceApplication, cancel),
    on(rollBackTaxInvoiceApplication, rollBack),
    on(issueTaxInvoice, issue),
    on(addInvoicedRefund, refund),
    onWithoutTransaction(createTaxInvoicePdf, printForStaff),
    on(getElectronicInvoiceBillList, listOwnBills),
    on(getElectronicInvoiceList, listOwnApplications),
    on(addElectronicInvoiceApplication, applyForOwn),
  ],
};

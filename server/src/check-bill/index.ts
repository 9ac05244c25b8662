import {
  addCheckBill,
  agreeCheckBill,
  createCheckBillPdf,
  createStatementPdf,
  deleteCheckBill,
  editCheckBill,
  exportCheckBillList,
  exportPendingCheckBillsSummary,
  exportReceivableAndPayableList,
  getCheckBillEmail,
  getCheckBillList,
  getCheckBillLog,
  getPendingCheckBillsSummary,
  getReceivableAndPayableList,
  loadCheckBillInfo,
  sendCheckBillEmail,
  withdrawCheckBillAgreement,
} from "@lading/contract/check-bill";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { agree, changeCheckBill, createCheckBill, voidCheckBill, withdrawAgreement } from "./change.ts";
import { exportLines, listLines, type LineNeighbours } from "./list-lines.ts";
import { exportSums, listSums } from "./list-sums.ts";
import { printCheckBill, printStatement, sendCheckBill, showEmail } from "./print.ts";
import { exportCheckBills, listCheckBills, loadCheckBill, showCheckBillLog } from "./read.ts";

export { addDemoCheckBills } from "./demo.ts";
export { mergeCustomerOfLinks } from "./linked-firms.ts";
export { exportLines, listLines, readOpenLines, type LineNeighbours, type OpenDesk } from "./list-lines.ts";
export { exportSums, listSums } from "./list-sums.ts";
export { checkBillKinds } from "./make.ts";
export { openCheckBills } from "./period.ts";
export { opensCheckBill } from "./read.ts";
export { bandOn, openParts } from "./open-lines.ts";
export { holdsOnlySeen, partyOf } from "./of-party.ts";
export { emailOfStatement, makeStatement, sendStatement } from "./print.ts";
export { settleLines } from "./settle.ts";
export { reconciled } from "./reconciled.ts";
export { checkBillSupplierUse, linkedSupplierUse } from "./uses.ts";

/** Reconciliation: bills and costs that wait for it, and the check bills that gather them. `creditLeft` says what is left of limits, `taxInvoices` what is invoiced. */
export function checkBillModule(neighbours: LineNeighbours): ServerModule {
  return {
    name: "check-bill",
    routes: [
      on(getPendingCheckBillsSummary, listSums(neighbours)),
      on(exportPendingCheckBillsSummary, exportSums(neighbours)),
      on(getReceivableAndPayableList, listLines(neighbours)),
      on(exportReceivableAndPayableList, exportLines(neighbours)),
      on(getCheckBillList, listCheckBills),
      on(exportCheckBillList, exportCheckBills),
      on(loadCheckBillInfo, loadCheckBill),
      on(getCheckBillLog, showCheckBillLog),
      on(addCheckBill, createCheckBill),
      on(editCheckBill, changeCheckBill),
      on(deleteCheckBill, voidCheckBill),
      on(agreeCheckBill, agree),
      on(withdrawCheckBillAgreement, withdrawAgreement),
      onWithoutTransaction(createCheckBillPdf, printCheckBill),
      onWithoutTransaction(createStatementPdf, printStatement),
      on(getCheckBillEmail, showEmail),
      onWithoutTransaction(sendCheckBillEmail, sendCheckBill),
    ],
  };
}

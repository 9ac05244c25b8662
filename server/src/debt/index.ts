import {
  createDebtNotePdf,
  createDebtStatementPdf,
  createReconciliationPdf,
  createDebtTaxInvoicePdf,
  exportDebtList,
  exportReconciliationList,
  exportReconciliationSummary,
  getDebtList,
  getDebtSummary,
  loadDebtInfo,
  getReconciliationEmail,
  getReconciliationList,
  getReconciliationSummary,
  sendReconciliationEmail,
} from "@lading/contract/debt";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { exportLines, exportSums, listLines, listSums } from "#check-bill";
import type { CreditLeft } from "#customer-contract";
import { taxInvoicesOfBills } from "#tax-invoice";
import { accountingDesk, printReconciliation, sendReconciliation, showReconciliationEmail } from "./accounting.ts";
import { exportDebts, listDebts, loadDebt } from "./list.ts";
import { printDebtNotes, printDebtStatement, printDebtTaxInvoice } from "./papers.ts";
import { sumDebts } from "./sums.ts";

export { opensStatement } from "./accounting.ts";
export { debtKinds } from "./make.ts";

/**
 * The debts of customers: as each sees its own in the portal, and as the sales desk sees those of its customers. It keeps
 * nothing of its own. `creditLeft` says what is left of limits.
 */
export function debtModule({ creditLeft }: { creditLeft: CreditLeft }): ServerModule {
  const neighbours = { creditLeft, taxInvoices: taxInvoicesOfBills };
  return {
    name: "debt",
    routes: [
      on(getDebtList, listDebts),
      on(exportDebtList, exportDebts),
      on(getDebtSummary, sumDebts),
      onWithoutTransaction(createDebtNotePdf, printDebtNotes),
      onWithoutTransaction(createDebtStatementPdf, printDebtStatement),
      on(loadDebtInfo, loadDebt),
      onWithoutTransaction(createDebtTaxInvoicePdf, printDebtTaxInvoice),
      on(getReconciliationSummary, listSums(neighbours, accountingDesk)),
      on(exportReconciliationSummary, exportSums(neighbours, accountingDesk)),
      on(getReconciliationList, listLines(neighbours, accountingDesk)),
      on(exportReconciliationList, exportLines(neighbours, accountingDesk)),
      onWithoutTransaction(createReconciliationPdf, printReconciliation),
      on(getReconciliationEmail, showReconciliationEmail),
      onWithoutTransaction(sendReconciliationEmail, sendReconciliation),
    ],
  };
}

import * as contract from "@lading/contract/client-fund";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { changeEntry, createEntry } from "./entries/enter.ts";
import { exportEntries, listEntries, loadEntry, showEntryLog } from "./entries/read.ts";
import { removeEntry } from "./entries/remove.ts";
import { deleteEntry, postEntry } from "./entries/standing.ts";
import { askAdvance, askExchange, askPayBack, askTransfer, previewExchange } from "./movements/ask.ts";
import { confirmMovement, offset, refuseMovement, withdrawMovement } from "./movements/decide.ts";
import { exportLeftovers, exportMovements, listLeftovers, listMovements, showMovementLog } from "./movements/read.ts";
import { claim, confirmClaim, refuseClaim, withdrawClaim } from "./receipts/claim.ts";
import { exportReceipts, listCredits, listReceipts, showReceiptLog } from "./receipts/read.ts";
import { changeReceipt, createReceipt, deleteReceipt, takeReceipts } from "./receipts/record.ts";
import { exportFunds, listFunds, listOwnFunds, loadFund } from "./statements/funds.ts";
import { printOwnStatement, printStatement, sendStatement, showEmail } from "./statements/papers.ts";
import { exportPeriods, listPeriods } from "./statements/periods.ts";
import { exportPostings, listOwnPostings, listPostings, loadUses } from "./statements/postings.ts";

export { clientFundBadges } from "./badges.ts";
export { addDemoClientFunds } from "./demo.ts";
export { seesClientFundFile } from "./entries/files.ts";
export { clientFundKinds } from "./make.ts";
export { mergeCustomerOfFunds } from "./merge.ts";
export { entryParties, receiptParties } from "./parties.ts";
export { openFundCounts } from "./period.ts";
export { fundSources } from "./sources.ts";
export { opensFundStatement } from "./statements/papers.ts";
export { fundDifferences } from "./verify.ts";

/** Customers' money: entered, posted, claimed, moved, and stated. */
export const clientFundModule: ServerModule = {
  name: "client-fund",
  routes: [
    on(contract.getClientFundBusinessEntryList, listEntries),
    on(contract.exportClientFundBusinessEntryList, exportEntries("business")),
    on(contract.getClientFundFinanceEntryList, listEntries),
    on(contract.exportClientFundFinanceEntryList, exportEntries("finance")),
    on(contract.loadClientFundEntryInfo, loadEntry),
    on(contract.addClientFundBusinessEntry, createEntry),
    on(contract.editClientFundBusinessEntry, changeEntry),
    on(contract.deleteClientFundBusinessEntry, deleteEntry),
    on(contract.postClientFundEntry, postEntry),
    on(contract.deleteClientFundFinanceEntry, removeEntry),
    on(contract.getCustomerCapitalEntryLog, showEntryLog),
    on(contract.getReceiptPreRecordBusinessList, listReceipts("business")),
    on(contract.exportReceiptPreRecordBusinessList, exportReceipts("business")),
    on(contract.getReceiptPreRecordFinanceList, listReceipts("finance")),
    on(contract.exportReceiptPreRecordFinanceList, exportReceipts("finance")),
    on(contract.addReceiptPreRecord, createReceipt),
    on(contract.editReceiptPreRecord, changeReceipt),
    on(contract.deleteReceiptPreRecord, deleteReceipt),
    on(contract.getReceiptPreRecordBankList, listCredits),
    on(contract.takeReceiptPreRecords, takeReceipts),
    on(contract.claimReceiptPreRecords, claim),
    on(contract.withdrawReceiptPreRecordClaim, withdrawClaim),
    on(contract.confirmReceiptPreRecordClaim, confirmClaim),
    on(contract.refuseReceiptPreRecordClaim, refuseClaim),
    on(contract.getReceiptPreRecordLog, showReceiptLog),
    on(contract.addClientFundTransfer, askTransfer),
    on(contract.previewClientFundExchange, previewExchange),
    on(contract.addClientFundExchange, askExchange),
    on(contract.addCollectionAdvance, askAdvance),
    on(contract.addClientFundPayBack, askPayBack),
    on(contract.confirmClientFundMovement, confirmMovement),
    on(contract.refuseClientFundMovement, refuseMovement),
    on(contract.withdrawClientFundMovement, withdrawMovement),
    on(contract.offsetCollectionAdvance, offset),
    on(contract.getClientFundMovementList, listMovements),
    on(contract.exportClientFundMovementList, exportMovements),
    on(contract.getClientFundLeftoverList, listLeftovers),
    on(contract.exportClientFundLeftoverList, exportLeftovers),
    on(contract.getClientFundMovementLog, showMovementLog),
    on(contract.getAvailableFundList, listFunds),
    on(contract.exportAvailableFundList, exportFunds),
    on(contract.loadClientFund, loadFund),
    on(contract.getClientFundDetailList, listPostings),
    on(contract.exportClientFundDetailList, exportPostings),
    on(contract.loadClientFundUseDetail, loadUses),
    on(contract.getClientFundStatementList, listPeriods),
    on(contract.exportClientFundStatementList, exportPeriods),
    onWithoutTransaction(contract.createClientFundStatementPdf, printStatement),
    on(contract.getClientFundStatementEmail, showEmail),
    onWithoutTransaction(contract.sendClientFundStatementEmail, sendStatement),
    on(contract.getOwnFundList, listOwnFunds),
    on(contract.getOwnFundPostingList, listOwnPostings),
    onWithoutTransaction(contract.createOwnFundStatementPdf, printOwnStatement),
  ],
};

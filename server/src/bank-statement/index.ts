import {
  answerBankEntry,
  confirmBankReturn,
  exportBankEntryList,
  exportBankFileList,
  exportReceiptList,
  getBankEntryList,
  getBankEntryLog,
  getBankFileList,
  getReceiptList,
  loadBankEntry,
  matchBankEntries,
  previewBankFile,
  reopenBankEntry,
  setBankEntryAside,
  takeOverBankEntry,
  takeOverBankFile,
  takeOverSureBankEntries,
  undoBankEntry,
} from "@lading/contract/bank-statement";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { exportEntries, listEntries } from "./entries/list.ts";
import { loadEntry, showLog } from "./entries/load.ts";
import { matchEntries } from "./entries/match-open.ts";
import { answer, reopen, setAside } from "./entries/sort-out.ts";
import { takeOver, takeOverSure } from "./entries/take-over.ts";
import { confirmReturn, undo } from "./entries/undo.ts";
import { exportFiles, listFiles } from "./files/list.ts";
import { preview } from "./files/preview.ts";
import { takeOverFile } from "./files/take-over.ts";
import { exportReceipts, listReceipts } from "./receipts.ts";

export { addDemoBankStatement } from "./demo.ts";
export { accountsInUse, seesBankFile } from "./files/list.ts";
export { returnFromPreRecord, takeForPreRecord } from "./entries/pre-record.ts";
export { bankStatementKinds } from "./make.ts";
export { openBankEntries } from "./period.ts";
export { bankPayments } from "./tables.ts";

/** Banks' files: read, matched with open bills, and made receipts and write-offs. */
export const bankStatementModule: ServerModule = {
  name: "bank-statement",
  routes: [
    onWithoutTransaction(previewBankFile, preview),
    onWithoutTransaction(takeOverBankFile, takeOverFile),
    on(getBankFileList, listFiles),
    on(exportBankFileList, exportFiles),
    on(getBankEntryList, listEntries),
    on(exportBankEntryList, exportEntries),
    on(loadBankEntry, loadEntry),
    on(getBankEntryLog, showLog),
    onWithoutTransaction(matchBankEntries, matchEntries),
    on(takeOverBankEntry, takeOver),
    onWithoutTransaction(takeOverSureBankEntries, takeOverSure),
    on(undoBankEntry, undo),
    on(confirmBankReturn, confirmReturn),
    on(answerBankEntry, answer),
    on(setBankEntryAside, setAside),
    on(reopenBankEntry, reopen),
    on(getReceiptList, listReceipts),
    on(exportReceiptList, exportReceipts),
  ],
};

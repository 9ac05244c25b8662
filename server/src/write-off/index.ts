import {
  addNuclearAccountRecord,
  addOpeningRecord,
  editNuclearAccountRecord,
  editWriteOffSettings,
  exportCreditList,
  exportPartlyPaidList,
  generateNuclearAccountNumber,
  getCreditList,
  getNuclearAccountRecordLog,
  getPartlyPaidList,
  getWriteOffSettings,
  loadNuclearAccountRecordInfo,
  lockNuclearAccountRecord,
  postNuclearAccountRecord,
  settlePartlyPaid,
  previewNuclearAccountRecord,
  takeBackNuclearAccountRecord,
  unlockNuclearAccountRecord,
} from "@lading/contract/write-off";
import { on, type ServerModule } from "#core/http";
import type { LineNeighbours } from "#check-bill";
import { begin, changeRecord, fillIn, lock, post, takeBack, unlock } from "./change.ts";
import { registerLedgerCheck } from "./check.ts";
import type { FundSources } from "./funds.ts";
import { enterOpening, exportPartlyPaid, listPartlyPaid, settleMark } from "./openings.ts";
import { preview } from "./preview.ts";
import { exportWriteOffs, listWriteOffs, loadWriteOff, showLog } from "./read.ts";
import { changeSettings, showSettings } from "./settings.ts";
import type { Check } from "./verify.ts";

export {
  begin as beginWriteOff,
  fillIn as fillInWriteOff,
  lock as lockWriteOff,
  post as postWriteOff,
  takeBack as takeBackWriteOff,
} from "./change.ts";
export { addDemoOpenings, addDemoWriteOffs } from "./demo.ts";
export { moveFundOfRecords, type FundMove, type FundSources } from "./funds.ts";
export { writtenOff } from "./held.ts";
export { writeOffKinds } from "./make.ts";
export { lockRecords } from "./open.ts";
export { openMarks, openReceipts, openWriteOffs } from "./period.ts";
export { enterSource, findParty, takeBackSource } from "./sources.ts";
export { moneySources } from "./tables.ts";
export { sourceSupplierUse, writeOffSupplierUse } from "./uses.ts";
export type { Check, Difference } from "./verify.ts";
export { runVerifyCommand } from "./verify-command.ts";

/**
 * Write-offs: money received or paid, a customer's fund, or the other side of a hedge, set against bills and costs. `checks` are
 * done with that of the ledger; `funds` are the customers' funds.
 */
export function writeOffModule(
  neighbours: LineNeighbours,
  checks: readonly Check[] = [],
  funds?: FundSources,
): ServerModule {
  const given = funds && { funds };
  return {
    name: "write-off",
    routes: [
      on(generateNuclearAccountNumber, begin),
      on(previewNuclearAccountRecord, preview(neighbours, funds)),
      on(addNuclearAccountRecord, (context) => fillIn({ ...context, ...given })),
      on(editNuclearAccountRecord, (context) => changeRecord({ ...context, ...given })),
      on(postNuclearAccountRecord, (context) => post({ ...context, ...given })),
      on(takeBackNuclearAccountRecord, (context) => takeBack({ ...context, ...given })),
      on(lockNuclearAccountRecord, lock),
      on(unlockNuclearAccountRecord, unlock),
      on(loadNuclearAccountRecordInfo, loadWriteOff),
      on(getCreditList, listWriteOffs),
      on(exportCreditList, exportWriteOffs),
      on(getNuclearAccountRecordLog, showLog),
      on(getWriteOffSettings, showSettings),
      on(editWriteOffSettings, changeSettings),
      on(getPartlyPaidList, listPartlyPaid),
      on(exportPartlyPaidList, exportPartlyPaid),
      on(addOpeningRecord, enterOpening),
      on(settlePartlyPaid, settleMark),
    ],
    jobs: [registerLedgerCheck(checks)],
  };
}

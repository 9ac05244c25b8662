import {
  addFinancialAuditProcessSettings,
  addFinancialAuditSubstitute,
  auditFinancialRequest,
  deleteFinancialAuditSubstitute,
  exportFinancialAuditList,
  getFinancialAuditList,
  getFinancialAuditProcessSettingsList,
  getFinancialAuditProcessSettingsLog,
  getFinancialAuditSubstituteList,
  handOnFinancialAudit,
} from "@lading/contract/approval";
import { on, type ServerModule } from "#core/http";
import { listChains, readChainLog, setChain } from "./chain.ts";
import { registerBeginnings } from "./begin.ts";
import { decide } from "./decide.ts";
import { handOn } from "./hand-on.ts";
import { registerLetters } from "./letters.ts";
import { exportApprovals, listApprovals } from "./list.ts";
import type { Subjects } from "./subjects.ts";
import { appoint, dismiss, listSubstitutes } from "./substitutes.ts";

export { deciderOf, decidesOn } from "./authority.ts";
export { approvalBadge } from "./list.ts";
export { approvalKinds } from "./make.ts";
export { openApprovals } from "./period.ts";
export { decidersOf, roundsOf } from "./rounds.ts";
export type { Subject, Subjects } from "./subjects.ts";
export { endStanding, submit, type Telling } from "./submit.ts";
export { addDemoChains, decideInDemo } from "./demo.ts";
export { approverUserUse, chainUserUse, substituteUserUse } from "./uses.ts";

/** Chains of approval and the decisions along them, whatever is decided on: `subjects` are the modules whose records it is. */
export function approvalModule(subjects: Subjects): ServerModule {
  return {
    name: "approval",
    routes: [
      on(getFinancialAuditProcessSettingsList, listChains),
      on(addFinancialAuditProcessSettings, setChain),
      on(getFinancialAuditProcessSettingsLog, readChainLog),
      on(getFinancialAuditSubstituteList, listSubstitutes),
      on(addFinancialAuditSubstitute, appoint),
      on(deleteFinancialAuditSubstitute, dismiss),
      on(getFinancialAuditList, listApprovals),
      on(exportFinancialAuditList, exportApprovals),
      on(auditFinancialRequest, decide(subjects)),
      on(handOnFinancialAudit, handOn(subjects)),
    ],
    jobs: [registerLetters, registerBeginnings],
  };
}

import type { Call } from "#core";
import {
  auditFinancialRequest,
  exportFinancialAuditList,
  getFinancialAuditList,
  handOnFinancialAudit,
} from "./audit-calls.ts";
import {
  addFinancialAuditProcessSettings,
  addFinancialAuditSubstitute,
  deleteFinancialAuditSubstitute,
  getFinancialAuditProcessSettingsList,
  getFinancialAuditProcessSettingsLog,
  getFinancialAuditSubstituteList,
} from "./settings-calls.ts";

export const approvalCalls: readonly Call[] = [
  getFinancialAuditProcessSettingsList,
  addFinancialAuditProcessSettings,
  getFinancialAuditProcessSettingsLog,
  getFinancialAuditSubstituteList,
  addFinancialAuditSubstitute,
  deleteFinancialAuditSubstitute,
  getFinancialAuditList,
  exportFinancialAuditList,
  auditFinancialRequest,
  handOnFinancialAudit,
];

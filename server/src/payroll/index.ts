import {
  addPayrollRequestApplication,
  deletePayrollRequestApplication,
  editPayrollRequestApplication,
  exportPayrollRequestList,
  getPayrollRequestList,
  getPayrollRequestLog,
  getPayrollSheetTemplate,
  loadPayrollRequestInfo,
  readPayrollSheet,
  submitPayrollRequestApplication,
  withdrawPayrollRequestApplication,
} from "@lading/contract/payroll";
import { on, type ServerModule } from "#core/http";
import {
  addPayroll,
  deletePayroll,
  editPayroll,
  exportPayroll,
  listPayroll,
  loadPayroll,
  readPayrollLog,
  submitPayroll,
  withdrawPayroll,
} from "./calls.ts";
import { makeTemplate, readEmployees } from "./sheet.ts";

export { payrollKinds } from "./make.ts";

/** Payroll requests: seen by their applicants, their chains and who pays them. */
export const payrollModule: ServerModule = {
  name: "payroll",
  routes: [
    on(getPayrollRequestList, listPayroll),
    on(exportPayrollRequestList, exportPayroll),
    on(loadPayrollRequestInfo, loadPayroll),
    on(addPayrollRequestApplication, addPayroll),
    on(editPayrollRequestApplication, editPayroll),
    on(deletePayrollRequestApplication, deletePayroll),
    on(submitPayrollRequestApplication, submitPayroll),
    on(withdrawPayrollRequestApplication, withdrawPayroll),
    on(getPayrollRequestLog, readPayrollLog),
    on(getPayrollSheetTemplate, makeTemplate),
    on(readPayrollSheet, readEmployees),
  ],
};

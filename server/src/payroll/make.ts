import {
  addPayrollRequestApplication,
  deletePayrollRequestApplication,
  editPayrollRequestApplication,
  getPayrollRequestLog,
  loadPayrollRequestInfo,
  readPayrollSheet,
  submitPayrollRequestApplication,
  withdrawPayrollRequestApplication,
} from "@lading/contract/payroll";
import type { RecordKind } from "#core/testing";

export const payrollKinds: readonly RecordKind[] = [
  {
    name: "payrollRequest",
    calls: [
      deletePayrollRequestApplication,
      editPayrollRequestApplication,
      getPayrollRequestLog,
      loadPayrollRequestInfo,
      submitPayrollRequestApplication,
      withdrawPayrollRequestApplication,
    ],
    make: async ({ ask, word }) =>
      (await ask(addPayrollRequestApplication, { ...addPayrollRequestApplication.example, statement: word })).id,
  },
  {
    name: "payrollUpload",
    fields: ["fileId"],
    only: [readPayrollSheet],
    make: ({ upload }) => upload("payrollImport"),
  },
];

import {
  addCheckBill,
  agreeCheckBill,
  createCheckBillPdf,
  createStatementPdf,
  deleteCheckBill,
  editCheckBill,
  getCheckBillEmail,
  getCheckBillLog,
  getReceivableAndPayableList,
  loadCheckBillInfo,
  sendCheckBillEmail,
  withdrawCheckBillAgreement,
} from "@lading/contract/check-bill";
import type { RecordKind } from "#core/testing";

export const checkBillKinds: readonly RecordKind[] = [
  {
    name: "checkBill",
    calls: [
      agreeCheckBill,
      createCheckBillPdf,
      deleteCheckBill,
      editCheckBill,
      getCheckBillEmail,
      getCheckBillLog,
      loadCheckBillInfo,
      sendCheckBillEmail,
      withdrawCheckBillAgreement,
    ],
    make: async ({ ask, idOf }) => {
      const lines = [{ kind: "bill" as const, recordId: await idOf("bill") }];
      return (await ask(addCheckBill, { type: "receipt", lines })).id;
    },
  },
  { name: "bill", fields: ["recordId"], only: [addCheckBill, editCheckBill] },
  { name: "customer", fields: ["partyId"], only: [createStatementPdf, getReceivableAndPayableList] },
];

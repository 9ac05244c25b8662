import {
  createDebtNotePdf,
  createReconciliationPdf,
  getReconciliationEmail,
  getReconciliationList,
  loadDebtInfo,
  sendReconciliationEmail,
} from "@lading/contract/debt";
import type { RecordKind } from "#core/testing";

/** For the test that no company, and no customer, reaches another's: the bills that a customer's call names. */
export const debtKinds: readonly RecordKind[] = [
  { name: "bill", fields: ["ids"], only: [createDebtNotePdf] },
  {
    name: "customer",
    fields: ["partyId"],
    only: [createReconciliationPdf, getReconciliationEmail, getReconciliationList, sendReconciliationEmail],
  },
  { name: "bill", fields: ["id"], only: [loadDebtInfo] },
];

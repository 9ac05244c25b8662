import {
  addPaymentInvoice,
  confirmPaymentInvoice,
  deletePaymentInvoice,
  editPaymentInvoice,
  getPaymentInvoiceLog,
  loadPaymentInvoiceInfo,
  withdrawPaymentInvoiceConfirmation,
} from "@lading/contract/payment-invoice";
import type { RecordKind } from "#core/testing";

export const paymentInvoiceKinds: readonly RecordKind[] = [
  {
    name: "paymentInvoice",
    calls: [
      confirmPaymentInvoice,
      deletePaymentInvoice,
      editPaymentInvoice,
      getPaymentInvoiceLog,
      loadPaymentInvoiceInfo,
      withdrawPaymentInvoiceConfirmation,
    ],
    make: async ({ ask, idOf, word }) => {
      const costs = [{ costId: await idOf("supplierCost"), amount: "640" }];
      const invoice = { customerNumber: "C0001", billReferNo: word, currency: "RMB" as const, amount: "640", costs };
      return (await ask(addPaymentInvoice, { ...invoice, invoiceDate: "2026-11-20" })).id;
    },
  },
  { name: "supplierCost", fields: ["costId"], only: [addPaymentInvoice, editPaymentInvoice] },
];

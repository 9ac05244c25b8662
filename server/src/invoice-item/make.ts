import { addInvoiceItem, deleteInvoiceItem, editInvoiceItem, getInvoiceItemLog } from "@lading/contract/invoice-item";
import type { RecordKind } from "#core/testing";

export const invoiceItemKinds: readonly RecordKind[] = [
  {
    name: "invoiceItem",
    calls: [deleteInvoiceItem, editInvoiceItem, getInvoiceItemLog],
    make: async ({ ask, word }) => (await ask(addInvoiceItem, { ...addInvoiceItem.example, englishName: word })).id,
  },
];

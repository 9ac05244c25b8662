import {
  addElectronicInvoiceApplication,
  addInvoicedRefund,
  addTaxInvoiceApplication,
  cancelTaxInvoiceApplication,
  editTaxInvoiceApplication,
  getElectronicInvoiceBillList,
  getTaxInvoiceBillList,
  getTaxInvoiceLog,
  issueTaxInvoice,
  loadTaxInvoiceInfo,
  rollBackTaxInvoiceApplication,
} from "@lading/contract/tax-invoice";
import { sql } from "drizzle-orm";
import type { RecordKind, RecordMaker } from "#core/testing";

const applying = [addTaxInvoiceApplication, addElectronicInvoiceApplication, editTaxInvoiceApplication] as const;

/** An application over half of the company's bill, of somebody else than who makes the records: they may issue it. */
async function applied({ ask, idOf, inside, word }: RecordMaker, amount: string): Promise<string> {
  const bill = { billId: await idOf("bill"), amount };
  const titleId = await idOf("invoiceTitle");
  const item = { invoiceItemId: await idOf("invoiceItem"), amount, remark: word };
  const { id } = await ask(addTaxInvoiceApplication, { titleId, bills: [bill], items: [item], remark: word });
  await inside((db) =>
    db.execute(sql`UPDATE tax_invoice_application SET created_by = gen_random_uuid() WHERE id = ${id}`),
  );
  return id;
}

export const taxInvoiceKinds: readonly RecordKind[] = [
  {
    name: "taxInvoiceApplication",
    calls: [
      cancelTaxInvoiceApplication,
      editTaxInvoiceApplication,
      getTaxInvoiceLog,
      issueTaxInvoice,
      loadTaxInvoiceInfo,
      rollBackTaxInvoiceApplication,
    ],
    make: (maker) => applied(maker, "40"),
  },
  {
    name: "taxInvoiceFile",
    fields: ["fileIds"],
    only: [issueTaxInvoice, addInvoicedRefund],
    make: ({ upload }) => upload("taxInvoice"),
  },
  {
    name: "taxInvoice",
    fields: ["taxInvoiceId"],
    make: async (maker) => {
      const id = await applied(maker, "60");
      const file = await maker.upload("taxInvoice");
      const invoice = { number: `26${maker.word}`, issuedAt: "2026-11-20T08:30:00Z", fileIds: [file], amounts: [] };
      await maker.ask(issueTaxInvoice, { id, invoices: [invoice], version: 1 });
      return await maker.newestIn("tax_invoice");
    },
  },
  { name: "bill", fields: ["billId"], only: applying },
  { name: "invoiceItem", fields: ["invoiceItemId"], only: applying },
  { name: "customer", fields: ["customerId"], only: [getTaxInvoiceBillList, getElectronicInvoiceBillList] },
];

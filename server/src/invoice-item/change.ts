import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuseField } from "@lading/contract/core";
import {
  invoiceItemFields,
  invoiceItemRefusals as refusals,
  type addInvoiceItem,
  type deleteInvoiceItem,
  type editInvoiceItem,
} from "@lading/contract/invoice-item";
import { doerOf } from "#core/audit";
import { lockAll, lockForEdit, storeEdit, violates } from "#core/db";
import type { Context } from "#core/http";
import { logItems } from "./log.ts";
import { invoiceItems } from "./tables.ts";

/** Adds an item of tax invoices. */
export async function createItem(context: Context<typeof addInvoiceItem>) {
  const { db, input, session } = context;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  const row = { ...input, companyId, id: randomUUIDv7(), updatedBy, updatedByName };
  await db.insert(invoiceItems).values(row).catch(refuseTaken);
  await logItems(db, doerOf(context), { action: "add", changed: [{ before: null, after: row }] });
  return { id: row.id };
}

/** Changes an item; invoices that were written keep its name and rate. */
export async function changeItem(context: Context<typeof editInvoiceItem>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  const read = { companyId, id, version };
  const before = await lockForEdit(db, invoiceItems, read, (row) => fieldsOf(invoiceItemFields, row));
  const stored = await storeEdit(db, invoiceItems, read, { ...fields, updatedBy, updatedByName }).catch(refuseTaken);
  await logItems(db, doerOf(context), { action: "edit", changed: [{ before, after: { ...before, ...fields } }] });
  return stored;
}

/** Deletes items, all or none. */
export async function deleteItems(context: Context<typeof deleteInvoiceItem>) {
  const { db, input, session } = context;
  const { ids, which, found } = await lockAll(db, invoiceItems, session.companyId, input.ids);
  await db.delete(invoiceItems).where(which);
  const changed = found.map((row) => ({ before: row, after: null }));
  await logItems(db, doerOf(context), { action: "delete", changed });
  return { deleted: ids.length };
}

const indexes = {
  chineseName: "invoice_item_chinese_once",
  englishName: "invoice_item_english_once",
  arabicName: "invoice_item_arabic_once",
} as const;

function refuseTaken(error: unknown): never {
  const found = Object.entries(indexes).find(([, index]) => violates(error, index));
  throw found ? refuseField(found[0], refusals.nameTaken) : error;
}

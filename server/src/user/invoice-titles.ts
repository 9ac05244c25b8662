import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuseField, type LocalText } from "@lading/contract/core";
import {
  changingTitleFields,
  invoiceTitle,
  invoiceTitleActions,
  invoiceTitleFields,
  userRefusals,
  type addCompanyInvoiceTitle,
  type editCompanyInvoiceTitle,
  type exportCompanyInvoiceTitleInfo,
  type getCompanyInvoiceTitleLog,
  type loadCompanyInvoiceTitleInfo,
} from "@lading/contract/user";
import { and, eq, ilike, or } from "drizzle-orm";
import { changesBetween, doerOf, logOperations, shownLogOf } from "#core/audit";
import { containingNumbers, listRows, lockForEdit, sortedRows, storeEdit, violates } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { invoiceTitles } from "./tables.ts";

interface Wanted {
  search: string;
  sort: "createdAt" | "title";
}

function found(companyId: string, { search, sort }: Wanted) {
  const { title, taxNumber } = invoiceTitles;
  const pattern = containingNumbers(search);
  const holds = search === "" ? undefined : or(ilike(title, pattern), ilike(taxNumber, pattern));
  return { where: and(eq(invoiceTitles.companyId, companyId), holds), sortBy: invoiceTitles[sort] };
}

/** A page of the company's titles for tax invoices. */
export async function listInvoiceTitles({ db, input, session }: Context<typeof loadCompanyInvoiceTitleInfo>) {
  const { rows, total } = await listRows(db, invoiceTitles, { ...input, ...found(session.companyId, input) });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      ...fieldsOf(invoiceTitleFields, row),
      createdAt: new Date(row.createdAt).toISOString(),
      version: row.version,
    })),
    total,
  };
}

const sheetFields = { ...invoiceTitleFields, createdAt: invoiceTitle.shape.createdAt };
const sheetTitle: LocalText = { zh: "发票抬头", en: "Invoice titles", ar: "بيانات الفوترة" };

/** The filtered titles as a spreadsheet. */
export async function exportInvoiceTitles(context: Context<typeof exportCompanyInvoiceTitleInfo>) {
  const { db, input, session, language } = context;
  const which = { ...found(session.companyId, input), order: input.order };
  const rows = await sortedRows(db, invoiceTitles, { ...which, limit: exportLimit });
  return await exportedSheet(context, { title: sheetTitle[language], ...sheetOfFields(sheetFields, rows, language) });
}

const logged = Object.keys(invoiceTitleFields);
const entity = "invoiceTitle";

/** Adds a title; neither it nor its tax number changes afterwards (catalogue §5). */
export async function addInvoiceTitle(context: Context<typeof addCompanyInvoiceTitle>) {
  const { db, input, session } = context;
  const row = { companyId: session.companyId, id: randomUUIDv7(), ...input };
  try {
    await db.insert(invoiceTitles).values(row);
  } catch (error) {
    if (violates(error, "invoice_title_tax_number")) throw refuseField("taxNumber", userRefusals.invoiceTitleThere);
    throw error;
  }
  const changes = changesBetween(null, row, logged);
  await logOperations(db, doerOf(context), { entity, action: "add" }, [{ id: row.id, number: row.title, changes }]);
  return { id: row.id };
}

/** Changes the address, phone and bank of a title. */
export async function changeInvoiceTitle(context: Context<typeof editCompanyInvoiceTitle>) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const read = { companyId: session.companyId, id, version };
  const before = await lockForEdit(db, invoiceTitles, read, (row) => fieldsOf(changingTitleFields, row));
  const stored = await storeEdit(db, invoiceTitles, read, fields);
  const changes = changesBetween(before, { ...before, ...fields }, logged);
  if (changes.length > 0)
    await logOperations(db, doerOf(context), { entity, action: "edit" }, [{ id, number: before.title, changes }]);
  return stored;
}

/** A title's log, newest first; of a title that the demo brought it is empty. */
export async function showInvoiceTitleLog({ db, input, session }: Context<typeof getCompanyInvoiceTitleLog>) {
  const record = { companyId: session.companyId, entity, id: input.id };
  return await shownLogOf(db, invoiceTitles, record, invoiceTitleActions);
}

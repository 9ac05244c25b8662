import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuseField, type LocalText } from "@lading/contract/core";
import {
  invoiceTitle,
  invoiceTitleFields,
  userRefusals,
  type addCompanyInvoiceTitle,
  type exportCompanyInvoiceTitleInfo,
  type loadCompanyInvoiceTitleInfo,
} from "@lading/contract/user";
import { and, eq, ilike, or } from "drizzle-orm";
import { containing, listRows, sortedRows, violates } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { invoiceTitles } from "./tables.ts";

interface Wanted {
  search: string;
  sort: "createdAt" | "title";
}

function found(companyId: string, { search, sort }: Wanted) {
  const { title, taxNumber } = invoiceTitles;
  const pattern = containing(search);
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

/** Adds a title; neither it nor its tax number changes afterwards (catalogue §5). */
export async function addInvoiceTitle({ db, input, session }: Context<typeof addCompanyInvoiceTitle>) {
  const id = randomUUIDv7();
  try {
    await db.insert(invoiceTitles).values({ companyId: session.companyId, id, ...input });
  } catch (error) {
    if (violates(error, "invoice_title_tax_number")) throw refuseField("taxNumber", userRefusals.invoiceTitleThere);
    throw error;
  }
  return { id };
}

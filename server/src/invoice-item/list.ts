import { fieldsOf } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import {
  invoiceItemTitles,
  shownInvoiceItemFields,
  type exportInvoiceItemList,
  type getInvoiceItemList,
} from "@lading/contract/invoice-item";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { listRows, namedLike, sortedRows, withinDays } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { invoiceItems } from "./tables.ts";

type Wanted = Omit<Context<typeof exportInvoiceItemList>["input"], "order">;

function found(companyId: string, { search, enabled, sort, ...by }: Wanted) {
  const { chineseName, englishName, arabicName, taxCode, updatedByName, updatedAt } = invoiceItems;
  const texts = sql`concat_ws(chr(10), ${chineseName}, ${englishName}, ${arabicName}, ${taxCode})`;
  const where = and(
    eq(invoiceItems.companyId, companyId),
    ...namedLike(texts, search),
    enabled === undefined ? undefined : eq(invoiceItems.enabled, enabled),
    ...namedLike(updatedByName, by.updatedByName),
    ...withinDays(updatedAt, by.updatedFrom, by.updatedTo),
  );
  const isPlain = sort === "updatedAt" || sort === "taxRate";
  const sortBy: SQL = isPlain ? sql`${invoiceItems[sort]}` : sql`search_normal(${invoiceItems[sort]})`;
  return { where, sortBy };
}

function shown(row: typeof invoiceItems.$inferSelect) {
  const updatedAt = new Date(row.updatedAt).toISOString();
  return { ...fieldsOf(shownInvoiceItemFields, row), taxRate: plainRate(row.taxRate), updatedAt };
}

/** A page of the company's invoice items. */
export async function listItems({ db, input, session }: Context<typeof getInvoiceItemList>) {
  const { rows, total } = await listRows(db, invoiceItems, { ...input, ...found(session.companyId, input) });
  return { rows: rows.map((row) => ({ ...shown(row), id: row.id, version: row.version })), total };
}

/** The filtered invoice items as a spreadsheet. */
export async function exportItems(context: Context<typeof exportInvoiceItemList>) {
  const { db, input, session, language } = context;
  const which = { ...found(session.companyId, input), order: input.order, limit: exportLimit };
  const rows = (await sortedRows(db, invoiceItems, which)).map(shown);
  const sheet = sheetOfFields(shownInvoiceItemFields, rows, language);
  return await exportedSheet(context, { title: invoiceItemTitles.all[language], ...sheet });
}

import { randomUUIDv7 } from "node:crypto";
import { exactTotal, refuseField, type LocalText } from "@lading/contract/core";
import {
  invoiceTitleFieldTexts as texts,
  userRefusals,
  type addCompanyInvoiceTitle,
  type exportCompanyInvoiceTitleInfo,
  type loadCompanyInvoiceTitleInfo,
} from "@lading/contract/user";
import { and, eq, ilike, or } from "drizzle-orm";
import { containing, listRows, violates, type Db } from "#core/db";
import { exportedSheet, momentHeading } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { minuteOf } from "./shown.ts";
import { invoiceTitles } from "./tables.ts";

interface Wanted {
  search: string;
  sort: "createdAt" | "title";
  order: "asc" | "desc";
  page: number;
  pageSize: number;
}

async function findTitles(db: Db, companyId: string, { search, sort, ...query }: Wanted) {
  const pattern = containing(search);
  const found =
    search === "" ? undefined : or(ilike(invoiceTitles.title, pattern), ilike(invoiceTitles.taxNumber, pattern));
  return await listRows(db, invoiceTitles, {
    ...query,
    where: and(eq(invoiceTitles.companyId, companyId), found),
    sortBy: invoiceTitles[sort],
  });
}

/** A page of the company's titles for tax invoices. */
export async function listInvoiceTitles({ db, input, session }: Context<typeof loadCompanyInvoiceTitleInfo>) {
  const { rows, total } = await findTitles(db, session.companyId, input);
  return {
    rows: rows.map(({ id, title, taxNumber, address, phone, bankName, bankNumber, createdAt }) => ({
      id,
      title,
      taxNumber,
      address,
      phone,
      bankName,
      bankNumber,
      createdAt: new Date(createdAt).toISOString(),
    })),
    total,
  };
}

const exportedFields = ["title", "taxNumber", "address", "phone", "bankName", "bankNumber"] as const;

const title: LocalText = { zh: "发票抬头", en: "Invoice titles", ar: "بيانات الفوترة" };

/** The filtered titles as a spreadsheet. */
export async function exportInvoiceTitles(context: Context<typeof exportCompanyInvoiceTitleInfo>) {
  const { db, input, session, language } = context;
  const { rows } = await findTitles(db, session.companyId, { ...input, page: 1, pageSize: exactTotal });
  return await exportedSheet(context, {
    title: title[language],
    columns: [
      ...exportedFields.map((field) => ({ heading: texts[field][language] })),
      { heading: momentHeading(texts.createdAt, language) },
    ],
    rows: rows.map((row) => [
      ...exportedFields.map((field) => row[field]),
      minuteOf(new Date(row.createdAt).toISOString()),
    ]),
  });
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

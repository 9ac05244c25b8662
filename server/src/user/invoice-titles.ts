import { randomUUIDv7 } from "node:crypto";
import { refuseField } from "@lading/contract/core";
import { userRefusals, type addCompanyInvoiceTitle, type loadCompanyInvoiceTitleInfo } from "@lading/contract/user";
import { and, eq, ilike, or } from "drizzle-orm";
import { listRows, violates } from "#core/db";
import type { Context } from "#core/http";
import { invoiceTitles } from "./tables.ts";

/** A page of the company's titles for tax invoices. */
export async function listInvoiceTitles({ db, input, session }: Context<typeof loadCompanyInvoiceTitleInfo>) {
  const pattern = `%${input.search.replace(/[\\%_]/g, "\\$&")}%`;
  const found =
    input.search === "" ? undefined : or(ilike(invoiceTitles.title, pattern), ilike(invoiceTitles.taxNumber, pattern));
  const { rows, total } = await listRows(db, invoiceTitles, {
    ...input,
    where: and(eq(invoiceTitles.companyId, session.companyId), found),
    sortBy: invoiceTitles[input.sort],
  });
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

import { refuse } from "@lading/contract/core";
import { fileRefusals } from "@lading/contract/files";
import { and, eq, inArray, ne } from "drizzle-orm";
import { insertRows, type Db } from "#core/db";
import type { Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { paymentInvoiceFiles as invoiceFiles } from "./tables.ts";

/**
 * Makes the uploads the invoice's own, lets go of those that are left out, and gives the names of all. A file belongs to one
 * invoice: the upload of another is not taken.
 */
export async function changeFiles(
  { db, session, services }: { db: Db; session: StaffSession; services: Pick<Services, "files"> },
  paymentInvoiceId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<string[]> {
  const { companyId, userId: createdBy } = session;
  const ids = [...new Set(after)];
  const names: string[] = [];
  for (const id of ids) names.push((await services.files.claim(db, { id, use: "paymentInvoice", createdBy })).name);
  const own = eq(invoiceFiles.companyId, companyId);
  const others = and(own, inArray(invoiceFiles.fileId, ids), ne(invoiceFiles.paymentInvoiceId, paymentInvoiceId));
  const taken = await db.select({ id: invoiceFiles.fileId }).from(invoiceFiles).where(others).limit(1);
  if (taken.length > 0) throw refuse(fileRefusals.gone);
  const of = and(own, eq(invoiceFiles.paymentInvoiceId, paymentInvoiceId));
  await db.delete(invoiceFiles).where(of);
  await insertRows(
    db,
    invoiceFiles,
    ids.map((fileId, place) => ({ companyId, paymentInvoiceId, fileId, place: place + 1 })),
  );
  for (const id of before) if (!ids.includes(id)) await services.files.release(db, id);
  return names;
}

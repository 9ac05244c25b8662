import { plainRate } from "@lading/contract/exchange-rate";
import { invoiceItemActions, invoiceItemFields, type getInvoiceItemLog } from "@lading/contract/invoice-item";
import { changesBetween, logOperations, shownLog, type Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { invoiceItems } from "./tables.ts";

const entity = "invoiceItem";

type Row = Pick<typeof invoiceItems.$inferSelect, "id" | keyof typeof invoiceItemFields>;

interface Changed {
  action: (typeof invoiceItemActions)[number];
  changed: readonly { before: Row | null; after: Row | null }[];
}

const plain = (row: Row | null) => row && { ...row, taxRate: plainRate(row.taxRate) };

/** Says in the log what became of invoice items. */
export async function logItems(db: Db, doer: Doer, { action, changed }: Changed): Promise<void> {
  const operations = changed.flatMap(({ before, after }) => {
    const row = after ?? before;
    const changes = changesBetween(plain(before), plain(after), Object.keys(invoiceItemFields));
    return row && (action !== "edit" || changes.length > 0) ? [{ id: row.id, number: row.englishName, changes }] : [];
  });
  await logOperations(db, doer, { entity, action }, operations);
}

/** An invoice item's log, newest first; a deleted one's can still be read. */
export async function readItemLog({ db, input, session }: Context<typeof getInvoiceItemLog>) {
  return await shownLog(db, { companyId: session.companyId, entity, id: input.id }, invoiceItemActions);
}

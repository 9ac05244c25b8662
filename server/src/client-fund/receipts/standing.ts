import { clientFundRefusals as refusals, receiptStateTexts, type receiptActions } from "@lading/contract/client-fund";
import { refuse } from "@lading/contract/core";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { lockForEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { receiptPreRecords } from "../tables.ts";

export type Receipt = typeof receiptPreRecords.$inferSelect;

export interface Working {
  db: Db;
  session: StaffSession;
  ip: string;
  services: Context["services"];
  language: Context["language"];
}

/** A pre-recorded receipt, locked, of the version that it was read with. */
export async function lockReceipt(
  { db, session }: Pick<Working, "db" | "session">,
  { id, version }: { id: string; version: number },
): Promise<Receipt> {
  const { companyId } = session;
  return await lockForEdit(db, receiptPreRecords, { companyId, id, version }, (row) => ({
    remitter: row.remitter,
    amount: row.amount,
    status: row.status,
  }));
}

/** Refuses a receipt that is not nobody's any more. */
export function checkOpen({ number, status }: Receipt): void {
  if (status !== "open") throw refuse(refusals.receiptClosed, { number, state: receiptStateTexts[status] });
}

export async function logReceipts(
  context: Working,
  action: (typeof receiptActions)[number],
  receipts: readonly { id: string; number: string }[],
  changes: readonly FieldChange[],
): Promise<void> {
  const log = { entity: "receiptPreRecord", action };
  await logOperations(
    context.db,
    doerOf(context),
    log,
    receipts.map(({ id, number }) => ({ id, number, changes })),
  );
}

import {
  clientFundRefusals as refusals,
  entryStateTexts,
  type deleteClientFundBusinessEntry,
  type entryActions,
  type postClientFundEntry,
} from "@lading/contract/client-fund";
import { refuse } from "@lading/contract/core";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { lockForEdit, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { book } from "#core/ledger";
import type { StaffSession } from "#core/session";
import { openToday } from "#period";
import { lockOwnFund } from "../ledger/funds.ts";
import { postIn } from "../ledger/post.ts";
import { takeNumber } from "../numbers.ts";
import { asOther, saidAlone } from "../separation.ts";
import { clientFundEntries } from "../tables.ts";
import { checkSeen } from "../visible.ts";

export type Entry = typeof clientFundEntries.$inferSelect;

interface Working {
  db: Db;
  session: StaffSession;
  ip: string;
}

/** An entry of a customer that the user sees, locked, of the version that it was read with. */
export async function lockEntry(
  { db, session }: Pick<Working, "db" | "session">,
  { id, version }: { id: string; version: number },
): Promise<Entry> {
  const { companyId } = session;
  const entry = await lockForEdit(db, clientFundEntries, { companyId, id, version }, (row) => ({
    receivedAmount: row.receivedAmount,
    remitter: row.remitter,
    remark: row.remark,
  }));
  await checkSeen(db, session, entry.customerId);
  return entry;
}

/** Refuses an entry that does not wait to be posted any more. */
export function checkWaits({ state }: Entry): void {
  if (state !== "unsettle") throw refuse(refusals.notUnsettled, { state: entryStateTexts[state] });
}

/** Posts an entry, dated today: the fund gets the money, and the entry its serial number. */
export async function postEntry(context: Pick<Context<typeof postClientFundEntry>, "db" | "session" | "ip" | "input">) {
  const { db, session, input } = context;
  const { companyId, userId, userName } = session;
  const before = await lockEntry(context, input);
  checkWaits(before);
  const onlyUser = await asOther(context, [before.createdBy, before.changedBy], refusals.ownEntry);
  const { id, customerId, fundClass, receivedCurrency: currency, receivedAmount: amount } = before;
  // Three round trips in all: independent statements go together. The period's lock is the first to be asked for.
  const [day, { id: fundId }] = await Promise.all([
    openToday(db, companyId),
    lockOwnFund(db, { companyId, customerId, fundClass, currency }),
  ]);
  const [transactionId, number] = await Promise.all([
    book(db, { companyId, kind: "fundEntry", ofRecord: id, day, userName }, [
      { account: "bank", recordId: null, currency, amount },
      { account: "clientFund", recordId: fundId, currency, amount: `-${amount}` },
    ]),
    takeNumber(db, companyId, "entry", day),
  ]);
  const step = {
    fundId,
    amount,
    fundType: "income",
    kind: "entry",
    recordId: id,
    number,
    note: before.remitter,
  } as const;
  const posted = { postedOn: day, postedBy: userId, postedByName: userName, onlyUser, serialNumber: number, fundId };
  const [, stored] = await Promise.all([
    postIn(db, { companyId, transactionId, day, userName }, step),
    storeEdit(db, clientFundEntries, before, { ...posted, state: "settled" }),
    logEntry(context, "post", { id, number }, [
      { field: "serialNumber", before: null, after: number },
      ...saidAlone(onlyUser, session),
    ]),
  ]);
  return { ...stored, serialNumber: number };
}

/** Deletes an entry that is not posted, with its reason: it leaves no postings, and stays in the lists. */
export async function deleteWaiting(
  context: Working & Pick<Context<typeof deleteClientFundBusinessEntry>, "input">,
  before: Entry,
) {
  const { reason } = context.input;
  const stored = await storeEdit(context.db, clientFundEntries, before, { state: "deleted", deleteReason: reason });
  await logEntry(context, "delete", { id: before.id, number: before.customerName }, [
    { field: "deleteReason", before: null, after: reason },
  ]);
  return stored;
}

/** The same by business staff, who delete nothing that is posted. */
export async function deleteEntry(context: Context<typeof deleteClientFundBusinessEntry>) {
  const before = await lockEntry(context, context.input);
  checkWaits(before);
  return await deleteWaiting(context, before);
}

/** Says a change in the entry's operation log. */
export async function logEntry(
  context: Working,
  action: (typeof entryActions)[number],
  { id, number }: { id: string; number: string },
  changes: readonly FieldChange[],
): Promise<void> {
  const log = { entity: "clientFundEntry", action };
  await logOperations(context.db, doerOf(context), log, [{ id, number: number.slice(0, 80), changes }]);
}

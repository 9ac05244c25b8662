import { randomUUIDv7 } from "node:crypto";
import {
  collectionAccountFields,
  collectionAccountRefusals as refusals,
  type addCollectionAccount,
  type deleteCollectionAccount,
  type editCollectionAccount,
} from "@lading/contract/collection-account";
import { fieldsOf, refuse, refuseField, type Currency } from "@lading/contract/core";
import { and, eq, ne, sql } from "drizzle-orm";
import { doerOf } from "#core/audit";
import { lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { checkEnabled } from "#currency";
import { logAccounts } from "./log.ts";
import { collectionAccounts } from "./tables.ts";

/** Adds a collection account. */
export async function createAccount(context: Context<typeof addCollectionAccount>) {
  const { db, input, session } = context;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  await checkEnabled(db, companyId, [{ field: "currency", currency: input.currency }]);
  const row = { ...input, companyId, id: randomUUIDv7(), updatedBy, updatedByName };
  if (row.isDefault) await releaseDefault(context, row);
  await db.insert(collectionAccounts).values(row).catch(refuseTwice);
  await logAccounts(db, doerOf(context), { action: "add", changed: [{ before: null, after: row }] });
  return { id: row.id };
}

/** Which of these accounts have statements: they are not deleted, and their currency stays. */
export type AccountsInUse = (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Changes a collection account; it keeps a currency that was disabled meanwhile. */
export function changeAccount(inUse: AccountsInUse | undefined) {
  return async (context: Context<typeof editCollectionAccount>) => await change(context, inUse);
}

async function change(context: Context<typeof editCollectionAccount>, inUse: AccountsInUse | undefined) {
  const { db, input, session } = context;
  const { id, version, ...fields } = input;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  const read = { companyId, id, version };
  const before = await lockForEdit(db, collectionAccounts, read, (row) => fieldsOf(collectionAccountFields, row));
  if (fields.currency !== before.currency) {
    await checkEnabled(db, companyId, [{ field: "currency", currency: fields.currency }]);
    if ((await inUse?.(db, companyId, [id]))?.has(id))
      throw refuseField("currency", refusals.inUse, { number: before.bankNumber });
  }
  if (fields.isDefault) await releaseDefault(context, { id, currency: fields.currency });
  const stored = await storeEdit(db, collectionAccounts, read, { ...fields, updatedBy, updatedByName }).catch(
    refuseTwice,
  );
  const changed = [{ before, after: { ...before, ...fields } }];
  await logAccounts(db, doerOf(context), { action: "edit", changed });
  return stored;
}

/** Deletes collection accounts, all or none; debit notes that were printed keep what they say. */
export function deleteAccounts(inUse: AccountsInUse | undefined) {
  return async (context: Context<typeof deleteCollectionAccount>) => await remove(context, inUse);
}

async function remove(context: Context<typeof deleteCollectionAccount>, inUse: AccountsInUse | undefined) {
  const { db, input, session } = context;
  const { ids, which, found } = await lockAll(db, collectionAccounts, session.companyId, input.ids);
  const used = await inUse?.(db, session.companyId, ids);
  const kept = found.find(({ id }) => used?.has(id));
  if (kept) throw refuse(refusals.inUse, { number: kept.bankNumber });
  await db.delete(collectionAccounts).where(which);
  const changed = found.map((row) => ({ before: row, after: null }));
  await logAccounts(db, doerOf(context), { action: "delete", changed });
  return { deleted: ids.length };
}

type Changing = Pick<Context<typeof editCollectionAccount>, "db" | "session" | "ip">;

/** Another account that was the default of this currency is it no more, and says so in its log. */
async function releaseDefault(context: Changing, { id, currency }: { id: string; currency: Currency }): Promise<void> {
  const { db, session } = context;
  const { companyId, userId: updatedBy, userName: updatedByName } = session;
  const { companyId: company, currency: of, isDefault, id: other, version } = collectionAccounts;
  const released = await db
    .update(collectionAccounts)
    .set({ isDefault: false, version: sql`${version} + 1`, updatedAt: sql`now()`, updatedBy, updatedByName })
    .where(and(eq(company, companyId), eq(of, currency), eq(isDefault, true), ne(other, id)))
    .returning();
  const changed = released.map((after) => ({ before: { ...after, isDefault: true }, after }));
  await logAccounts(db, doerOf(context), { action: "edit", changed });
}

function refuseTwice(error: unknown): never {
  throw violates(error, "collection_account_once") ? refuseField("bankNumber", refusals.twice) : error;
}

import {
  collectionAccountTitles,
  shownCollectionAccountFields,
  type exportCollectionAccountList,
  type getCollectionAccountList,
  type getCollectionAccountOptionList,
} from "@lading/contract/collection-account";
import { coreRefusals, fieldsOf, refuseField, type Currency } from "@lading/contract/core";
import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { listRows, namedLike, sortedRows, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { collectionAccounts } from "./tables.ts";

type Wanted = Omit<Context<typeof exportCollectionAccountList>["input"], "order">;
type Row = typeof collectionAccounts.$inferSelect;

function found(companyId: string, { search, currency, enabled, sort, ...by }: Wanted) {
  const { accountName, bankName, bankNumber, updatedByName, updatedAt } = collectionAccounts;
  const texts = sql`concat_ws(chr(10), ${accountName}, ${bankName}, ${bankNumber}, replace(${bankNumber}, ' ', ''))`;
  const where = and(
    eq(collectionAccounts.companyId, companyId),
    ...namedLike(texts, search),
    currency && eq(collectionAccounts.currency, currency),
    enabled === undefined ? undefined : eq(collectionAccounts.enabled, enabled),
    ...namedLike(updatedByName, by.updatedByName),
    ...withinDays(updatedAt, by.updatedFrom, by.updatedTo),
  );
  const sortBy: SQL = sort === "updatedAt" ? sql`${updatedAt}` : sql`search_normal(${collectionAccounts[sort]})`;
  return { where, sortBy };
}

function shown(row: Row) {
  return { ...fieldsOf(shownCollectionAccountFields, row), updatedAt: new Date(row.updatedAt).toISOString() };
}

/** A page of the company's collection accounts. */
export async function listAccounts({ db, input, session }: Context<typeof getCollectionAccountList>) {
  const which = found(session.companyId, input);
  const { rows, total } = await listRows(db, collectionAccounts, { ...input, ...which });
  return { rows: rows.map((row) => ({ ...shown(row), id: row.id, version: row.version })), total };
}

/** The filtered collection accounts as a spreadsheet. */
export async function exportAccounts(context: Context<typeof exportCollectionAccountList>) {
  const { db, input, session, language } = context;
  const which = { ...found(session.companyId, input), order: input.order, limit: exportLimit };
  const rows = (await sortedRows(db, collectionAccounts, which)).map(shown);
  const sheet = sheetOfFields(shownCollectionAccountFields, rows, language);
  return await exportedSheet(context, { title: collectionAccountTitles.all[language], ...sheet });
}

/** A collection account as papers name it. */
export type PaidInto = Pick<Row, "currency" | "accountName" | "bankName" | "bankNumber" | "bankAddress">;

/** The accounts in use in these currencies, the default one first, then the oldest: those that papers ask to be paid into. */
export async function accountsToPayInto(
  db: Db,
  companyId: string,
  wanted: readonly Currency[],
): Promise<readonly (PaidInto & { id: string; isDefault: boolean })[]> {
  if (wanted.length === 0) return [];
  const { companyId: company, currency, enabled, isDefault, createdAt, id } = collectionAccounts;
  return await db
    .select()
    .from(collectionAccounts)
    .where(and(eq(company, companyId), eq(enabled, true), inArray(currency, [...new Set(wanted)])))
    .orderBy(desc(isDefault), asc(createdAt), asc(id));
}

/** The one account that a paper in a currency names: the chosen one, or the first there is; null where there is none. */
export async function accountToPayInto(
  db: Db,
  companyId: string,
  { currency, id }: { currency: Currency; id: string | null },
): Promise<PaidInto | null> {
  const accounts = await accountsToPayInto(db, companyId, [currency]);
  const account = id === null ? accounts[0] : accounts.find((one) => one.id === id);
  if (id !== null && !account) throw refuseField("collectionAccountId", coreRefusals.notFound);
  return account ?? null;
}

/** An account as papers show it: its name, its number, and its bank in a line. */
export function onPaper({ accountName, bankName, bankNumber, bankAddress }: PaidInto) {
  const bank = [bankName, bankAddress].filter((part) => part !== "").join(", ");
  return { name: accountName, number: bankNumber, bank };
}

/** The accounts that a statement in a currency may name. */
export async function listOptions({ db, input, session }: Context<typeof getCollectionAccountOptionList>) {
  const accounts = await accountsToPayInto(db, session.companyId, [input.currency]);
  return {
    rows: accounts.map(({ id, accountName, bankName, bankNumber, isDefault }) => ({
      id,
      accountName,
      bankName,
      bankNumber,
      isDefault,
    })),
  };
}

import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuse, refuseField, type InputOf, type Language } from "@lading/contract/core";
import {
  bankAccountFields,
  bankAccountTitles,
  belongsShown,
  customerRefusals as refusals,
  mostBankAccounts,
  type addBankAccount,
  type batchAddBankAccount,
  type deleteBankAccount,
  type editBankAccount,
  type editBankAccountEffect,
  type exportBankAccountList,
  type getBankAccountList,
} from "@lading/contract/customer";
import { and, count, eq, type SQL } from "drizzle-orm";
import { changesBetween, doerOf } from "#core/audit";
import { insertRows, lockOne, stale, storeEdit, violates, type Db } from "#core/db";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { attachedOrder, attachedWhere, belongs, countAttached, foundOr404 } from "./attached.ts";
import { iso } from "./list.ts";
import { logCustomer } from "./logging.ts";
import { ownCustomerNameIn } from "./name.ts";
import { accountParties } from "./parties.ts";
import { bankAccounts as accounts, customers } from "./tables.ts";
import { lockCustomer } from "./visible.ts";

const fields = Object.keys(bankAccountFields);
const texts = [accounts.accountName, accounts.bankName, accounts.bankRegion, accounts.bankNumber, accounts.taxId];

type Wanted = InputOf<typeof exportBankAccountList>;

function sortedBy(sort: Wanted["sort"], language: Language) {
  const { createdAt, accountName, bankName, currency } = accounts;
  return { createdAt, accountName, bankName, currency, customerName: ownCustomerNameIn(language) }[sort];
}

async function whereOf(db: Db, session: StaffSession, wanted: Wanted): Promise<SQL | undefined> {
  return and(
    await attachedWhere(db, session, { table: accounts, texts, wanted }),
    wanted.currency && eq(accounts.currency, wanted.currency),
    wanted.enabled === undefined ? undefined : eq(accounts.enabled, wanted.enabled),
  );
}

function select(db: Db, language: Language) {
  return db
    .select({ row: accounts, customerNumber: customers.customerNumber, customerName: ownCustomerNameIn(language) })
    .from(accounts)
    .innerJoin(customers, belongs(accounts))
    .$dynamic();
}

/** A page of bank accounts of the customers that the user sees. */
export async function listAccounts({ db, input, session, language }: Context<typeof getBankAccountList>) {
  const where = await whereOf(db, session, input);
  const page = select(db, language)
    .where(where)
    .orderBy(...attachedOrder(accounts, sortedBy(input.sort, language), input.order))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page.execute(), countAttached(db, accounts, where)]);
  return {
    rows: found.map(({ row, customerNumber, customerName }) => {
      const { companyId: _company, updatedAt: _updated, ...rest } = row;
      return { ...rest, customerNumber, customerName, createdAt: iso(row.createdAt) };
    }),
    total,
  };
}

const { customerNumber, customerName } = belongsShown;
const exported = { customerNumber, customerName, ...bankAccountFields };

/** The filtered accounts as a spreadsheet. */
export async function exportAccounts(context: Context<typeof exportBankAccountList>) {
  const { db, input, session, language } = context;
  const found = await select(db, language)
    .where(await whereOf(db, session, input))
    .orderBy(...attachedOrder(accounts, sortedBy(input.sort, language), input.order));
  const rows = found.map(({ row, ...customer }) => ({ ...row, ...customer }));
  return await exportedSheet(context, {
    title: bankAccountTitles.all[language],
    ...sheetOfFields(exported, rows, language),
  });
}

type NewAccount = Omit<InputOf<typeof addBankAccount>, "customerId">;

/** Adds a bank account. */
export async function createAccount(context: Context<typeof addBankAccount>) {
  const { customerId, ...account } = context.input;
  const [id = ""] = await addAll(context, customerId, [account]);
  return { id };
}

/** Adds several bank accounts, all or none. */
export async function createAccounts(context: Context<typeof batchAddBankAccount>) {
  const ids = await addAll(context, context.input.customerId, context.input.accounts);
  return { added: ids.length };
}

type Adding = Pick<Context<typeof addBankAccount>, "db" | "session" | "ip">;

/** The customer is locked, so that two who add at once never make eleven. */
async function addAll(context: Adding, customerId: string, wanted: readonly NewAccount[]): Promise<string[]> {
  const { db, session } = context;
  const { companyId } = session;
  const customer = await lockCustomer(db, session, customerId);
  const [there] = await db
    .select({ accounts: count() })
    .from(accounts)
    .where(and(eq(accounts.companyId, companyId), eq(accounts.customerId, customerId)));
  if ((there?.accounts ?? 0) + wanted.length > mostBankAccounts)
    throw refuse(refusals.tooManyAccounts, { max: mostBankAccounts });
  const rows = wanted.map((account) => ({ ...account, companyId, id: randomUUIDv7(), customerId }));
  await insertRows(db, accounts, rows).catch(refuseTwice);
  await accountParties.noteAdded(db, companyId, wanted);
  for (const account of wanted)
    await logCustomer(db, doerOf(context), "accountAdd", {
      ...customer,
      changes: changesBetween(null, account, fields),
    });
  return rows.map(({ id }) => id);
}

function refuseTwice(error: unknown): never {
  throw violates(error, "customer_bank_account_once") ? refuseField("bankNumber", refusals.accountTwice) : error;
}

/** A bank account of a customer that the user sees, both locked, the customer first. */
async function lockAccount(db: Db, session: StaffSession, id: string) {
  const { companyId } = session;
  const which = and(eq(accounts.companyId, companyId), eq(accounts.id, id));
  const [found] = await db.select().from(accounts).where(which);
  const customer = await lockCustomer(db, session, foundOr404(found).customerId);
  return { customer, account: await lockOne(db, accounts, { companyId, id }), which };
}

type Changing = Pick<Context<typeof editBankAccount>, "db" | "session" | "ip">;

async function change(
  context: Changing,
  { id, version, ...wanted }: { id: string; version: number } & Partial<NewAccount>,
): Promise<{ version: number }> {
  const { db, session } = context;
  const { customer, account } = await lockAccount(db, session, id);
  if (account.version !== version) throw stale(account.version, fieldsOf(bankAccountFields, account));
  const stored = await storeEdit(db, accounts, account, wanted).catch(refuseTwice);
  await accountParties.noteChanged(db, session.companyId, account, { ...account, ...wanted });
  const changes = changesBetween(account, { ...account, ...wanted }, fields);
  await logCustomer(db, doerOf(context), "accountEdit", { ...customer, changes });
  return stored;
}

/** Changes a bank account. */
export const changeAccount = (context: Context<typeof editBankAccount>) => change(context, context.input);

/** Takes a bank account into use or out of it. */
export const changeEffect = (context: Context<typeof editBankAccountEffect>) => change(context, context.input);

/** Deletes a bank account. */
export async function deleteAccount(context: Context<typeof deleteBankAccount>) {
  const { db, session, input } = context;
  const { customer, account, which } = await lockAccount(db, session, input.id);
  await db.delete(accounts).where(which);
  await logCustomer(db, doerOf(context), "accountDelete", {
    ...customer,
    changes: changesBetween(account, null, fields),
  });
  return {};
}

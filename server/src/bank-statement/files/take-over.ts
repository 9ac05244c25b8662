import { randomUUIDv7 } from "node:crypto";
import { bankStatementRefusals as refusals, type takeOverBankFile } from "@lading/contract/bank-statement";
import { refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { collectionAccounts } from "#collection-account";
import { doerOf, logOperations, type Doer } from "#core/audit";
import { inTransaction, insertRows, lockOne, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { ownUpload } from "#core/imported-sheet";
import { checkBalances, type BalanceCheck } from "../read/check.ts";
import { bookedEntries, keptOf, knownEntries, type Known } from "../read/identity.ts";
import type { BankStatement, StatementEntry } from "../read/statement.ts";
import type { TableMapping } from "../read/table-mapping.ts";
import { requireOpenDay } from "#period";
import { bankEntries, bankPayments, bankStatements } from "../tables.ts";
import { accountOf, ownAccounts, refusalsOf, type OwnAccount } from "./account.ts";
import { daysOf, keptOn, type Kept } from "./kept.ts";
import { mustConfirm } from "./preview.ts";
import { readInThread, refusalOfFile } from "./reading.ts";
import { refusalError } from "./statement-refusal.ts";

type Asked = OpenContext<typeof takeOverBankFile>;

/** Takes a file's new entries over, all or none. It is read before anything is locked, and compared once the account is. */
export async function takeOverFile(context: Asked) {
  const { input, session, services } = context;
  const { companyId, userId } = session;
  const { card, account } = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => ({
    card: await ownUpload(db, services.files, { fileId: input.fileId, use: "bankStatement", userId }),
    account: accountOf(await ownAccounts(db, companyId), input.accountId),
  }));
  const mapping = input.mapping ?? account.mapping;
  const file = await readInThread({
    bytes: await services.files.read(card),
    mapping,
    encoding: input.mapping?.encoding ?? null,
    currency: account.currency,
  });
  if (file.problem) throw refusalOfFile(file.problem);
  if (file.table && !file.table.mapping) throw refuse(refusals.mapFirst);
  const used = file.table?.mapping ?? null;
  return await inTransaction(services.database, { companyId }, async (db) => {
    const statements = await takenOf(db, { companyId, account, statements: file.statements });
    checkConfirmed(statements, input.confirmed);
    await services.files.claim(db, { id: input.fileId, use: "bankStatement", createdBy: userId });
    if (used) await keepMapping(db, { companyId, account, mapping: used });
    const from = { fileId: input.fileId, fileName: card.name, isConfirmed: input.confirmed };
    return await storeStatements(db, doerOf(context), { account, statements, ...from });
  });
}

/** The statements that can be taken over into the account; the file is refused where none can. */
async function takenOf(
  db: Db,
  { companyId, account, statements }: { companyId: string; account: OwnAccount; statements: readonly BankStatement[] },
): Promise<BankStatement[]> {
  if (statements.length === 0) throw refuse(refusals.noStatement);
  const refused = await refusalsOf(db, companyId, { account, statements });
  const taken = statements.filter((_, place) => refused[place] === undefined);
  const [first] = refused;
  if (taken.length === 0 && first) throw refusalError(first);
  return taken;
}

function checkConfirmed(statements: readonly BankStatement[], confirmed: boolean): void {
  if (confirmed) return;
  if (statements.some((one) => mustConfirm(checkBalances(one)))) throw refuse(refusals.notConfirmed);
  const count = statements.reduce((sum, { unread }) => sum + unread.length, 0);
  if (count > 0) throw refuse(refusals.unread, { count });
}

async function keepMapping(
  db: Db,
  { companyId, account, mapping }: { companyId: string; account: OwnAccount; mapping: TableMapping },
): Promise<void> {
  await db.execute(sql`INSERT INTO bank_table_mapping (company_id, account_id, mapping)
    VALUES (${companyId}, ${account.id}, ${JSON.stringify(mapping)}::jsonb)
    ON CONFLICT (company_id, account_id) DO UPDATE SET mapping = excluded.mapping`);
}

interface Taking {
  account: Pick<OwnAccount, "id" | "number" | "currency">;
  statements: readonly BankStatement[];
  fileId: string | null;
  fileName: string;
  isConfirmed: boolean;
}

/** Stores what is new of statements, the account locked: of two who take the same file over, the second finds all there. */
export async function storeStatements(db: Db, doer: Doer, { account, statements, ...from }: Taking) {
  const { companyId } = doer;
  await lockOne(db, collectionAccounts, { companyId, id: account.id });
  const kept = await keptOn(db, { companyId, accountId: account.id, currency: account.currency }, statements);
  const known = knownEntries(
    statements,
    kept.map(({ entry }) => entry),
  );
  const sums = { added: 0, known: 0, alike: 0 };
  /** Entries that are new in this file are known to the statements after theirs, by their place behind the kept ones. */
  const ids = kept.map(({ id }) => id);
  for (const [place, statement] of statements.entries()) {
    const of = known[place] ?? [];
    const stored = await storeStatement(db, doer, { account, statement, known: of, ids, ...from });
    sums.added += stored.added;
    sums.alike += of.filter(({ is }) => is === "alike").length;
    sums.known += of.filter(({ is }) => is === "known").length;
    ids.push(...stored.newIds);
  }
  return sums;
}

interface Storing extends Omit<Taking, "statements"> {
  statement: BankStatement;
  known: readonly Known[];
  ids: readonly string[];
}

async function storeStatement(
  db: Db,
  doer: Doer,
  { account, statement, known, ids, fileId, fileName, isConfirmed }: Storing,
) {
  const { companyId, userId, userName } = doer;
  const id = randomUUIDv7();
  const booked = bookedEntries(statement);
  const span = daysOf(booked.flatMap(({ bookedOn }) => bookedOn ?? []));
  const check = checkBalances(statement);
  const fresh = booked.flatMap((entry, place) => {
    const is = known[place] ?? { is: "new" };
    if (is.is === "known" || entry.bookedOn === null) return [];
    const likeId = is.is === "alike" ? (ids[is.kept] ?? null) : null;
    return [{ id: randomUUIDv7(), is: is.is, entry: { ...entry, bookedOn: entry.bookedOn }, likeId }];
  });
  const newest = daysOf(fresh.map(({ entry }) => entry.bookedOn));
  if (newest) await requireOpenDay(db, companyId, newest.first);
  await insertRows(db, bankStatements, [
    {
      companyId,
      id,
      accountId: account.id,
      fileId,
      fileName,
      format: statement.format,
      statementId: clean(statement.id),
      sequence: clean(statement.sequence),
      opening: statement.opening,
      closing: statement.closing,
      check,
      firstDay: span?.first ?? null,
      lastDay: span?.last ?? null,
      added: fresh.length,
      known: booked.length - fresh.length,
      pending: statement.entries.filter(({ state }) => state === "pending").map(cleaned),
      unread: statement.unread.map((row) => ({ ...row, text: clean(row.text) })),
      createdBy: userId,
      createdByName: userName,
    },
  ]);
  for (let from = 0; from < fresh.length; from += perPart)
    await storeEntries(
      db,
      { companyId, accountId: account.id, statementId: id, statement },
      fresh.slice(from, from + perPart),
    );
  await logOperations(db, doer, { entity: "bankStatement", action: "add" }, [
    { id, number: fileName, changes: changesOf({ account, check, isConfirmed, added: fresh.length }) },
  ]);
  return { added: fresh.length, newIds: fresh.filter(({ is }) => is === "new").map((one) => one.id) };
}

/** A person who confirms what does not add up says so by name: it stands in the log with the difference. */
function changesOf({
  account,
  check,
  isConfirmed,
  added,
}: Pick<Taking, "account" | "isConfirmed"> & { check: BalanceCheck; added: number }) {
  const difference = check.result === "differs" ? check.difference : check.result;
  return [
    { field: "account", before: null, after: account.number },
    { field: "added", before: null, after: added },
    ...(isConfirmed && mustConfirm(check) ? [{ field: "confirmed", before: null, after: difference }] : []),
  ];
}

/** So many at a time, so that others are answered between. */
const perPart = 1_000;

interface Fresh {
  id: string;
  entry: StatementEntry & { bookedOn: string };
  likeId: Kept["id"] | null;
}

async function storeEntries(
  db: Db,
  {
    companyId,
    accountId,
    statementId,
    statement,
  }: { companyId: string; accountId: string; statementId: string; statement: BankStatement },
  fresh: readonly Fresh[],
): Promise<void> {
  const entries = fresh.map(({ id, likeId, entry }) => ({
    companyId,
    id,
    accountId,
    statementId,
    bookedOn: entry.bookedOn,
    valueDate: entry.valueDate ?? clean(entry.valueDateText),
    amount: entry.amount,
    bankReference: clean(entry.bankReference),
    balanceAfter: entry.balanceAfter,
    wholeText: keptOf(entry, statement).text,
    doubts: [...entry.doubts],
    likeId,
  }));
  await insertRows(db, bankEntries, entries);
  const payments = fresh.flatMap(({ id: entryId, likeId, entry }) =>
    cleaned(entry).lines.map((line, place) => ({
      ...line,
      companyId,
      id: randomUUIDv7(),
      entryId,
      accountId,
      line: place + 1,
      bookedOn: entry.bookedOn,
      status: statusOf(line, likeId !== null),
    })),
  );
  await insertRows(db, bankPayments, payments);
}

function statusOf({ amount, isReturn }: { amount: string; isReturn: boolean }, isAlike: boolean) {
  if (isAlike) return "alike" as const;
  return nextStatus(amount, isReturn);
}

/** How a payment waits that is no doubt a new one. */
export function nextStatus(amount: string, isReturn: boolean): "open" | "toReturn" | "out" {
  if (!/[1-9]/.test(amount)) return "out";
  if (!amount.startsWith("-")) return "open";
  return isReturn ? "toReturn" : "out";
}

/** Without the one sign that the database does not keep. */
const clean = (text: string) => text.replaceAll("\0", "");

function cleaned(entry: StatementEntry): StatementEntry {
  const lines = entry.lines.map((line) => ({
    ...line,
    counterparty: clean(line.counterparty),
    counterpartyAccount: clean(line.counterpartyAccount),
    text: clean(line.text),
    endToEndId: clean(line.endToEndId),
    returnReason: clean(line.returnReason),
  }));
  return { ...entry, lines };
}

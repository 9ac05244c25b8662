import type { previewBankFile, ReadBankStatement } from "@lading/contract/bank-statement";
import { Refused, say, type Language } from "@lading/contract/core";
import { inTransaction, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { ownUpload } from "#core/imported-sheet";
import { checkBalances, type BalanceCheck } from "../read/check.ts";
import { knownEntries, type Known } from "../read/identity.ts";
import type { BankStatement, StatementEntry } from "../read/statement.ts";
import { accountOf, namedAccount, ownAccounts, refusalsOf, type OwnAccount } from "./account.ts";
import { keptOn } from "./kept.ts";
import { readInThread, refusalOfFile, type ReadFile } from "./reading.ts";
import { refusalText } from "./statement-refusal.ts";

type Asked = OpenContext<typeof previewBankFile>;

const mostShown = 20;
const mostPending = 50;

/** Reads a file and says what it holds and what of it is new; stores nothing. No connection is held while it is read. */
export async function preview(context: Asked) {
  const { input, session, services, language } = context;
  const { companyId, userId } = session;
  const reading = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(services.database, { companyId, readOnly: true }, work);
  const { card, accounts } = await reading(async (db) => ({
    card: await ownUpload(db, services.files, { fileId: input.fileId, use: "bankStatement", userId }),
    accounts: await ownAccounts(db, companyId),
  }));
  const bytes = await services.files.read(card);
  const asked = input.accountId === null ? undefined : accountOf(accounts, input.accountId);
  const read = async (account: OwnAccount | undefined) =>
    await readInThread({
      bytes,
      mapping: input.mapping ?? account?.mapping ?? null,
      encoding: input.encoding,
      currency: account?.currency ?? "RMB",
    });
  const file = await read(asked);
  const account = asked ?? namedAccount(accounts, file.statements);
  return {
    accountId: account?.id ?? null,
    accounts: accounts
      .filter(({ id, enabled }) => enabled || id === account?.id)
      .map(({ id, number, currency, name }) => ({ id, number, currency, name })),
    format: file.table ? ("table" as const) : (file.statements[0]?.format ?? "camt"),
    table: tableOf(file, input.mapping === null && account?.mapping != null),
    statements: (account && (await reading((db) => shownStatements(db, { companyId, account, file, language })))) || [],
    problem: file.problem && messageOf(refusalOfFile(file.problem), language),
  };
}

function tableOf({ table }: ReadFile, isKept: boolean) {
  return (
    table && {
      rows: table.rows.map((row) => [...row]),
      headings: [...table.headings],
      mapping: table.mapping && { ...table.mapping, columns: columnsOf(table.mapping.columns) },
      isKept,
    }
  );
}

type Columns = NonNullable<NonNullable<ReadFile["table"]>["mapping"]>["columns"];

function columnsOf(columns: Columns): Record<string, string[]> {
  return Object.fromEntries(Object.entries(columns).map(([field, headings]) => [field, [...headings]]));
}

function messageOf(error: Error, language: Language): string {
  return error instanceof Refused ? say(error.refusal.text, language, error.values) : error.message;
}

interface Showing {
  companyId: string;
  account: OwnAccount;
  file: ReadFile;
  language: Language;
}

async function shownStatements(db: Db, { companyId, account, file, language }: Showing): Promise<ReadBankStatement[]> {
  const { statements } = file;
  const refused = await refusalsOf(db, companyId, { account, statements });
  const taken = statements.filter((_, place) => refused[place] === undefined);
  const kept = await keptOn(db, { companyId, accountId: account.id, currency: account.currency }, taken);
  const known = knownEntries(
    taken,
    kept.map(({ entry }) => entry),
  );
  return statements.map((statement, place) => {
    const refusal = refused[place];
    const of = refusal ? [] : (known[taken.indexOf(statement)] ?? []);
    return { ...shownStatement(statement, of), refusal: refusal ? refusalText(refusal, language) : null };
  });
}

function shownStatement(statement: BankStatement, known: readonly Known[]): Omit<ReadBankStatement, "refusal"> {
  const { account, currency, opening, closing, entries, unread } = statement;
  const check = checkBalances(statement);
  const booked = entries.filter(({ state }) => state === "booked");
  const pending = entries.filter(({ state }) => state === "pending");
  const count = (is: Known["is"]) => known.filter((one) => one.is === is).length;
  return {
    account,
    currency,
    opening: opening && `${opening.amount} ${opening.currency}`,
    closing: closing && `${closing.amount} ${closing.currency}`,
    check: check.result,
    difference: check.result === "differs" ? check.difference : null,
    mustConfirm: mustConfirm(check),
    entries: booked.length,
    added: count("new"),
    known: count("known"),
    alike: count("alike"),
    pending: pending.length,
    first: [
      ...booked.slice(0, mostShown).map((entry, place) => shownEntry(entry, known[place]?.is ?? "new")),
      ...pending.slice(0, mostPending).map((entry) => shownEntry(entry, "new")),
    ],
    unread: unread.slice(0, mostPending).map((row) => ({ ...row })),
    unreadCount: unread.length,
  };
}

/** A statement that does not add up, or whose balances are of two currencies, is taken over only when a person says so. */
export function mustConfirm(check: BalanceCheck): boolean {
  return check.result === "differs" || (check.result === "unknown" && check.because === "currencies");
}

function shownEntry({ state, bookedOn, amount, lines }: StatementEntry, is: Known["is"]) {
  const [line] = lines;
  return { state, is, bookedOn, amount, counterparty: line?.counterparty ?? "", text: line?.text ?? "" };
}

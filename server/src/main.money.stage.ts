import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { takeOverBankFile } from "@lading/contract/bank-statement";
import { addCheckBill, deleteCheckBill, getReceivableAndPayableList } from "@lading/contract/check-bill";
import { getCollectionAccountList } from "@lading/contract/collection-account";
import type { AnswerOf } from "@lading/contract/core";
import {
  addNuclearAccountRecord,
  generateNuclearAccountNumber,
  lockNuclearAccountRecord,
  postNuclearAccountRecord,
  takeBackNuclearAccountRecord,
} from "@lading/contract/write-off";
import { expect } from "vitest";
import { fundDifferences } from "#client-fund";
import { profitDifferences } from "#profit";
import { runVerifyCommand } from "./write-off/verify-command.ts";
import { asksOf, type Asks, type Unanswered } from "./stages/main.asks.stage.ts";
import { call } from "./stages/main.stage.ts";

/** The work of clerks of money until a crash. */
export interface MoneyWork extends Unanswered {
  /** Records by id, and how the last answer left them; one whose next step has no answer is not among them. */
  standing: Map<string, "pending" | "writtenOff" | "takenBack">;
}

interface MoneyClerks {
  address: () => string;
  /** A session each. */
  tokens: readonly string[];
  work: MoneyWork;
}

/** Work of which nothing is done yet. */
export const newMoneyWork = (): MoneyWork => ({ standing: new Map(), again: [] });

/** True once so much of the work is done that a crash has something to lose. */
export const isWorkUnderWay = ({ standing }: MoneyWork): boolean => standing.size > 3;

/** Two clerks of a company gather, write off, lock and take back until `over`, both from the same bills, and note it in `work`. */
export async function writeOffUntil(over: () => boolean, { address, tokens, work }: MoneyClerks): Promise<void> {
  await Promise.all(
    tokens.map(async (token) => {
      const asks = asksOf({ address, work }, token);
      const found = await asks(
        getReceivableAndPayableList,
        { kind: "bill", gathered: false, pageSize: 20 },
        randomUUID(),
      );
      const bills = found?.rows ?? [];
      for (let round = 0; !over(); round += 1) {
        const bill = bills[round % bills.length];
        if (!bill) throw new Error("The demo has open bills");
        if (round % 3 === 2) await gatherAndVoid(asks, bill);
        else if (!(await writeOff(asks, work, { bill, lasts: round % 3 === 0 }))) await sleep(50);
      }
    }),
  );
}

type Bill = AnswerOf<typeof getReceivableAndPayableList>["rows"][number];

/** A record over a hundredth of a bill, posted, and then locked or taken back. */
async function writeOff(asks: Asks, { standing }: MoneyWork, { bill, lasts }: { bill: Bill; lasts: boolean }) {
  const begun = await asks(generateNuclearAccountNumber, {}, randomUUID());
  if (!begun) return false;
  const { id, version } = begun;
  const { partyKind, partyId, currency } = bill;
  const newSource = { amount: "1", day: bill.billDate, reference: id };
  const lines = [{ kind: "bill" as const, recordId: bill.id, amount: "1" }];
  const filling = { id, version, type: "receipt" as const, partyKind, partyId, currency, newSource, lines };
  const filled = await asks(addNuclearAccountRecord, filling, randomUUID());
  if (!filled) return false;
  const posted = await asks(postNuclearAccountRecord, { id, version: filled.version }, randomUUID());
  if (!posted) return false;
  const which = { id, version: posted.version };
  const last = lasts
    ? await asks(lockNuclearAccountRecord, which, randomUUID())
    : await asks(takeBackNuclearAccountRecord, { ...which, reason: "Another customer's" }, randomUUID());
  if (last) standing.set(id, lasts ? "writtenOff" : "takenBack");
  return last !== undefined;
}

async function gatherAndVoid(asks: Asks, { id: recordId }: Bill): Promise<void> {
  const lines = [{ kind: "bill" as const, recordId, amount: "1" }];
  const made = await asks(addCheckBill, { type: "receipt", lines }, randomUUID());
  if (made) await asks(deleteCheckBill, { id: made.id, version: 1, reason: "Gathered in error" }, randomUUID());
}

/** Series of numbers with a hole. */
const series = (table: string) =>
  `SELECT company_id, left(number, 5) AS series FROM ${table} GROUP BY 1, 2 HAVING count(*) <> max(substr(number, 6)::int)`;

/** After a crash: what was answered stands, what was not is done once or not at all, and the books agree with themselves. */
export async function expectWholeBooks(
  work: MoneyWork,
  { ownerUrl, read }: { ownerUrl: string; read: (text: string) => Promise<Record<string, unknown>[]> },
): Promise<void> {
  const { standing, again } = work;
  expect(isWorkUnderWay(work)).toBe(true);
  for (const ask of again) await ask();
  const stored = await read("SELECT id, status FROM write_off");
  const statuses = new Map(stored.map(({ id, status }) => [id, status]));
  expect([...standing].filter(([id, status]) => statuses.get(id) !== status)).toEqual([]);
  const half = `
    SELECT o.number FROM write_off o WHERE (o.status = 'writtenOff') <> EXISTS (SELECT FROM ledger_transaction t
        WHERE t.company_id = o.company_id AND t.of_record = o.id AND t.kind = 'writeOff' AND NOT EXISTS (
          SELECT FROM ledger_transaction r WHERE r.company_id = t.company_id AND r.reverses = t.id))
    UNION ALL SELECT o.number FROM write_off o JOIN write_off_line l ON l.company_id = o.company_id AND l.write_off_id = o.id
      WHERE l.standing <> CASE o.status WHEN 'pending' THEN 'held' WHEN 'writtenOff' THEN 'posted' ELSE 'free' END
    UNION ALL SELECT o.number FROM write_off o WHERE o.status <> 'begun' AND NOT EXISTS (
      SELECT FROM write_off_line l WHERE l.company_id = o.company_id AND l.write_off_id = o.id)
    UNION ALL SELECT a.number FROM check_bill a JOIN check_bill_line l ON l.company_id = a.company_id AND l.check_bill_id = a.id
      WHERE a.voided_at IS NOT NULL AND l.open
    UNION ALL SELECT a.number FROM check_bill a WHERE NOT EXISTS (
      SELECT FROM check_bill_line l WHERE l.company_id = a.company_id AND l.check_bill_id = a.id)`;
  expect(await read(half)).toEqual([]);
  expect(await read(["write_off", "money_source", "check_bill"].map(series).join(" UNION ALL "))).toEqual([]);
  const printed: string[] = [];
  expect([
    await runVerifyCommand({
      url: ownerUrl,
      print: (text) => printed.push(text),
      checks: [profitDifferences, fundDifferences],
    }),
    printed.join("\n"),
  ]).toEqual([0, "Every balance is what the ledger says."]);
}

/** Lines of a bank's file; taking so many over lasts as long as a crash needs. */
const bankLines = 3_000;

/** A bank's file on its way into the books. */
export interface BankFile {
  /** Asks for it to be taken over; undefined without an answer. */
  takeOver: () => Promise<AnswerOf<typeof takeOverBankFile> | undefined>;
  /** Expects each of its lines in the books once, also when the same file comes again. */
  expectOnce: (read: (text: string) => Promise<Record<string, unknown>[]>) => Promise<void>;
}

/** Uploads a bank's file whose lines bear a crash's name. */
export async function newBankFile(
  crash: string,
  { address, token }: { address: () => string; token: string },
): Promise<BankFile> {
  const rows = Array.from({ length: bankLines }, (_, n) => `2026-11-20,${n + 1}.25,Payer ${n},Freight,${crash}-${n}`);
  const content = ["Date,Amount,Payer,Description,Reference", ...rows].join("\n");
  const upload = async () => {
    const form = new FormData();
    form.set("use", "bankStatement");
    form.set("file", new Blob([content]), `${crash}.csv`);
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${address()}/files`, { method: "POST", headers, body: form });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own answers are tested elsewhere
    return ((await response.json()) as { Content: { id: string } }).Content.id;
  };
  const accounts = (await call(address(), getCollectionAccountList, { currency: "USD" }, { token })).Content.rows;
  const accountId = accounts[0]?.id ?? "";
  const ask = async (fileId: string) =>
    await call(address(), takeOverBankFile, { fileId, accountId, confirmed: true }, { token });
  const first = await upload();
  const takeOver = async () => {
    const answer = await ask(first).catch(() => undefined);
    return answer?.StatusCode === 200 ? answer.Content : undefined;
  };
  const expectOnce: BankFile["expectOnce"] = async (read) => {
    // All of its lines are new, or known where they were stored before the crash; a torn file has some of both.
    const again = await takeOver();
    expect([again?.added, again?.known]).toBeOneOf([
      [bankLines, 0],
      [0, bankLines],
    ]);
    expect((await ask(await upload())).Content).toMatchObject({ added: 0, known: bankLines });
    const stored = `SELECT count(*)::int AS lines, count(DISTINCT bank_reference)::int AS different FROM bank_entry
      WHERE bank_reference LIKE '${crash}-%'`;
    expect(await read(stored)).toEqual([{ lines: bankLines, different: bankLines }]);
  };
  return { takeOver, expectOnce };
}

import { sql } from "drizzle-orm";
import { Big } from "big.js";
import type { Currency } from "@lading/contract/core";
import type { Db } from "#core/db";
import { changeWrittenOffBills } from "#bill";
import { settleLines } from "#check-bill";
import { book, type Posting } from "#core/ledger";
import type { StaffSession } from "#core/session";
import { rateOn } from "#exchange-rate";
import { changeWrittenOffCosts } from "#supplier-cost";
import type { FundMove, FundSources } from "./funds.ts";
import { lockRecords } from "./open.ts";
import { differenceOf, sharesOf } from "./shares.ts";
import type { writeOffs } from "./tables.ts";

type WriteOff = typeof writeOffs.$inferSelect;
export interface Working {
  db: Db;
  session: StaffSession;
  ip: string;
  funds?: FundSources;
}

/** The funds that a record with one is written off from. */
export function fundsOf({ funds }: Pick<Working, "funds">): FundSources {
  if (!funds) throw new Error("A record of a fund comes with the module of funds");
  return funds;
}

interface StoredLine extends Record<string, unknown> {
  line: number;
  kind: "bill" | "cost";
  recordId: string;
  amount: string;
  waived: string;
}

/** The allocations of a record, in order. */
export async function linesOf(db: Db, companyId: string, id: string): Promise<StoredLine[]> {
  const { rows } = await db.execute<StoredLine>(sql`
    SELECT line, kind, record_id AS "recordId", amount::text AS amount, waived::text AS waived FROM write_off_line
    WHERE company_id = ${companyId} AND write_off_id = ${id} ORDER BY line`);
  return rows;
}

/** Writes a pending record off: shares and differences, the ledger, the bills and costs, and their check bills' lines. */
export async function postLines(context: Working, record: WriteOff, day: string): Promise<void> {
  const { db, session } = context;
  const { companyId, userName } = session;
  const lines = await linesOf(db, companyId, record.id);
  const records = await lockRecords(context, lines, record.id);
  const taken = await takenOf(db, companyId, lines);
  const settled = await rateOf(context, record, day);
  const posted = lines.map((line) => {
    const bill = records.get(line.recordId);
    if (!bill) throw new Error("A held bill or cost is there");
    const earlier = taken.get(line.recordId) ?? { takenWorth: "0", takenAmount: "0" };
    const { share, waivedShare } = sharesOf({ ...bill, ...earlier }, line);
    const { settlementCurrency: currency } = bill;
    const isSame = settled.settlementCurrency === currency;
    const kind = line.kind === "bill" ? "receipt" : "payment";
    const exchangeDifference = isSame
      ? differenceOf({ amount: line.amount, share }, { kind, rate: settled.rate, currency })
      : null;
    return { line: line.line, share, waivedShare, exchangeDifference };
  });
  await db.execute(sql`
    UPDATE write_off_line l SET standing = 'posted', share = p.share, waived_share = p."waivedShare",
      exchange_difference = p."exchangeDifference"
    FROM jsonb_to_recordset(${JSON.stringify(posted)}::jsonb)
      AS p (line smallint, share numeric, "waivedShare" numeric, "exchangeDifference" numeric)
    WHERE l.company_id = ${companyId} AND l.write_off_id = ${record.id} AND l.line = p.line`);
  const booking = { companyId, kind: "writeOff" as const, ofRecord: record.id, day, userName };
  const transactionId = await book(db, booking, postingsOf(record, lines));
  await change(context, lines, 1);
  const move = moveOf(session, record, { transactionId, day });
  if (move) await fundsOf(context).spend(db, move);
}

/** Gives a fund back what a record took of it. */
export async function giveBack(
  context: Working,
  record: WriteOff,
  { day, reversing }: { day: string; reversing: readonly string[] },
): Promise<void> {
  const move = moveOf(context.session, record, { transactionId: reversing[0] ?? "", day });
  if (move) await fundsOf(context).giveBack(context.db, move);
}

function moveOf(
  { companyId, userName }: StaffSession,
  { id, number, fundId, amount }: WriteOff,
  booked: { transactionId: string; day: string },
): FundMove | null {
  if (fundId === null || amount === null || new Big(amount).eq(0)) return null;
  return { companyId, fundId, amount, recordId: id, number, userName, ...booked };
}

/** The postings of a record: on each side what is owed goes down by amount and waiver, against the source, the waivers, or the other side. */
function postingsOf({ currency, sourceId, fundId }: WriteOff, lines: readonly StoredLine[]): Posting[] {
  if (currency === null) throw new Error("A record that is filled in has its currency");
  const postings = lines.flatMap(({ kind, recordId, amount, waived }): Posting[] => {
    const sign = kind === "bill" ? -1 : 1;
    const owed = new Big(amount).plus(waived).times(sign).toFixed();
    return [
      posting(kind === "bill" ? "receivable" : "payable", recordId, currency, owed),
      posting("waiver", null, currency, new Big(waived).times(-sign).toFixed()),
    ];
  });
  const rest = postings.reduce((sum, one) => sum.plus(one.amount), new Big(0));
  if (rest.eq(0)) return postings;
  const amount = rest.times(-1).toFixed();
  const source =
    fundId === null
      ? posting("unapplied", sourceId, currency, amount)
      : posting("clientFund", fundId, currency, amount);
  return [...postings, source];
}

const posting = (
  account: Posting["account"],
  recordId: string | null,
  currency: Currency,
  amount: string,
): Posting => ({
  account,
  recordId,
  currency,
  amount,
});

/** Changes bills, costs and their check bills' lines by the allocations; `-1` takes them back. */
export async function change(context: Working, lines: readonly StoredLine[], sign: 1 | -1): Promise<void> {
  const { db, session } = context;
  const { companyId } = session;
  const changesOf = (kind: StoredLine["kind"]) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ recordId, amount, waived }) => ({
        id: recordId,
        amount: new Big(amount).times(sign).toFixed(),
        waived: new Big(waived).times(sign).toFixed(),
      }));
  const [bills, costs] = [changesOf("bill"), changesOf("cost")];
  if (bills.length > 0) await changeWrittenOffBills(context, bills);
  if (costs.length > 0) await changeWrittenOffCosts(db, companyId, costs);
  const settled = [...bills, ...costs].map(({ id, amount, waived }) => ({
    id,
    amount: new Big(amount).plus(waived).toFixed(),
  }));
  await settleLines(db, companyId, settled);
}

/** The shares and amounts that posted allocations took of bills and costs before. */
async function takenOf(db: Db, companyId: string, lines: readonly StoredLine[]) {
  const ids = sql.param(lines.map(({ recordId }) => recordId));
  const { rows } = await db.execute<{ id: string; takenWorth: string; takenAmount: string }>(sql`
    SELECT record_id AS id, sum(share + waived_share)::text AS "takenWorth", sum(amount + waived)::text AS "takenAmount"
    FROM write_off_line WHERE company_id = ${companyId} AND standing = 'posted' AND record_id = ANY(${ids}::uuid[])
    GROUP BY record_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The rate that a record settles by: that of its receipt or payment; of a hedge, where no money moves, and of a fund, which
 * mixes receipts, that of the day.
 */
async function rateOf({ db, session }: Working, { sourceId, currency }: WriteOff, day: string) {
  if (currency === null) throw new Error("A record that is filled in has its currency");
  const { companyId } = session;
  if (sourceId === null) return await rateOn(db, companyId, currency, day);
  const { rows } = await db.execute<{ rate: string; settlementCurrency: string }>(sql`
    SELECT rate::text AS rate, settlement_currency AS "settlementCurrency" FROM money_source
    WHERE company_id = ${companyId} AND id = ${sourceId}`);
  const [source] = rows;
  if (!source) throw new Error("A record's source is there");
  return source;
}

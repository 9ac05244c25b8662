import type { FundType, PostingKind } from "@lading/contract/client-fund";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** A transaction of the ledger whose side on a fund is posted. */
export interface BookedSide {
  companyId: string;
  transactionId: string;
  /** YYYY-MM-DD */
  day: string;
  userName: string;
}

/** Money that comes into a locked fund, or goes out of it. */
export interface FundStep {
  fundId: string;
  /** Above zero; in the fund's currency. */
  amount: string;
  fundType: FundType;
  kind: PostingKind;
  recordId: string;
  /** Number of the record. */
  number: string;
  /** Remitter, other customer, payee: as lists show it. */
  note: string;
}

/** Posts money that comes in: the balance goes up, and a lot says what is left of it. Gives the posting's place. */
export async function postIn(db: Db, booked: BookedSide, step: FundStep): Promise<number> {
  const { rows } = await db.execute<{ place: string }>(sql`
    WITH ${posting(booked, step, { amount: step.amount, release: "0" })}
    INSERT INTO client_fund_lot (company_id, fund_id, place, amount, left_amount)
    SELECT ${booked.companyId}::uuid, ${step.fundId}::uuid, place, ${step.amount}::numeric, ${step.amount}::numeric FROM posted
    RETURNING place`);
  return placeOf(rows);
}

interface Outgoing {
  /** So much of what goes out was held. */
  release: string;
  /** Place of the one posting whose money it is; of others the oldest money goes first. */
  lot?: number;
}

/** Posts money that goes out: the balance goes down, and the oldest money that nothing keeps is used up. */
export async function postOut(db: Db, booked: BookedSide, step: FundStep, { release, lot }: Outgoing): Promise<number> {
  const amount = new Big(step.amount).times(-1).toFixed();
  const { rows } = await db.execute<{ place: string }>(
    sql`WITH ${posting(booked, step, { amount, release })} SELECT place FROM posted`,
  );
  const place = placeOf(rows);
  await useUp(db, { companyId: booked.companyId, fundId: step.fundId, place, amount: step.amount, lot });
  return place;
}

/** Posts money that comes back to where a record's postings took it from. */
export async function postBack(db: Db, booked: BookedSide, step: FundStep): Promise<number> {
  const { rows } = await db.execute<{ place: string }>(
    sql`WITH ${posting(booked, step, { amount: step.amount, release: "0" })} SELECT place FROM posted`,
  );
  const place = placeOf(rows);
  const of = sql`company_id = ${booked.companyId} AND fund_id = ${step.fundId}`;
  await db.execute(sql`
    WITH taken AS (
      SELECT lot_place, sum(amount) AS amount FROM client_fund_use
      WHERE ${of} AND place IN (SELECT place FROM client_fund_posting WHERE ${of} AND record_id = ${step.recordId})
      GROUP BY lot_place HAVING sum(amount) > 0
    ), back AS (
      UPDATE client_fund_lot l SET left_amount = l.left_amount + t.amount FROM taken t
      WHERE l.company_id = ${booked.companyId} AND l.fund_id = ${step.fundId} AND l.place = t.lot_place
      RETURNING l.place, t.amount
    )
    INSERT INTO client_fund_use (company_id, fund_id, lot_place, place, amount)
    SELECT ${booked.companyId}::uuid, ${step.fundId}::uuid, place, ${place}::bigint, -amount FROM back`);
  return place;
}

/** Parts of a statement: `fund` changes the fund, `posted` adds the posting with the balance after it; `amount` is signed. */
function posting(
  { companyId, transactionId, day, userName }: BookedSide,
  { fundId, fundType, kind, recordId, number, note }: FundStep,
  { amount, release }: { amount: string; release: string },
) {
  return sql`
    fund AS (
      UPDATE client_fund SET balance = balance + ${amount}::numeric, held = held - ${release}::numeric,
        last_place = last_place + 1, version = version + 1, updated_at = now()
      WHERE company_id = ${companyId} AND id = ${fundId} RETURNING last_place, balance
    ), posted AS (
      INSERT INTO client_fund_posting (company_id, fund_id, place, transaction_id, day, fund_type, kind, record_id, number,
        note, amount, balance, created_by_name)
      SELECT ${companyId}::uuid, ${fundId}::uuid, last_place, ${transactionId}::uuid, ${day}::date, ${fundType}, ${kind},
        ${recordId}::uuid, ${number}, ${note}, ${amount}::numeric, balance, ${userName} FROM fund
      RETURNING place
    )`;
}

function placeOf(rows: readonly { place: string }[]): number {
  const [row] = rows;
  if (!row) throw new Error("A fund that is posted on was locked");
  return Number(row.place);
}

/** Lots that are read at once. */
const lotsAtOnce = 200;

interface Using {
  companyId: string;
  fundId: string;
  place: number;
  amount: string;
  lot: number | undefined;
}

/** Takes an amount from the lots of a fund, the oldest first. */
async function useUp(db: Db, { companyId, fundId, place, amount, lot }: Using): Promise<void> {
  let rest = new Big(amount);
  while (rest.gt(0)) {
    const which = lot === undefined ? sql`NOT kept` : sql`place = ${lot}`;
    const { rows } = await db.execute<{ place: string; left: string }>(sql`
      SELECT place, left_amount::text AS left FROM client_fund_lot
      WHERE company_id = ${companyId} AND fund_id = ${fundId} AND left_amount > 0 AND ${which}
      ORDER BY place LIMIT ${lotsAtOnce}`);
    if (rows.length === 0) throw new Error("The lots of a fund are its balance");
    const parts: { place: string; amount: string }[] = [];
    for (const { place: from, left } of rows) {
      if (rest.eq(0)) break;
      const part = rest.lt(left) ? rest : new Big(left);
      rest = rest.minus(part);
      parts.push({ place: from, amount: part.toFixed() });
    }
    await db.execute(sql`
      WITH part AS (SELECT place, amount FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS p (place bigint, amount numeric)),
      taken AS (
        UPDATE client_fund_lot l SET left_amount = l.left_amount - p.amount FROM part p
        WHERE l.company_id = ${companyId} AND l.fund_id = ${fundId} AND l.place = p.place RETURNING l.place, p.amount
      )
      INSERT INTO client_fund_use (company_id, fund_id, lot_place, place, amount)
      SELECT ${companyId}::uuid, ${fundId}::uuid, place, ${place}::bigint, amount FROM taken`);
  }
}

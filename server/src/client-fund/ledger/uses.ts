import { plainAmount } from "@lading/contract/charge-item";
import type { FundUse } from "@lading/contract/client-fund";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";

interface OnFund {
  companyId: string;
  fundId: string;
  place: number;
}

type Row = FundUse & Record<string, unknown>;

/** Bills that the write-off of a posting `p` paid. */
const billsOf = sql`coalesce(CASE WHEN p.kind = 'writeOff' THEN (
  SELECT string_agg(b.bill_number, ', ' ORDER BY l.line) FROM write_off_line l
  JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
  WHERE l.company_id = p.company_id AND l.write_off_id = p.record_id) END, '')`;

/** At most so many uses of one posting are listed. */
const mostUses = 500;

/** Uses `u` of this condition, each with the posting `p` at the other end; what was given back is left out. */
async function read(db: Db, where: SQL, other: "place" | "lot_place", currency: string): Promise<FundUse[]> {
  const end = sql.raw(`u.${other}`);
  const { rows } = await db.execute<Row>(sql`
    SELECT p.kind, p.record_id AS "recordId", min(p.number) AS number, min(p.day)::text AS day, sum(u.amount)::text AS amount,
      ${billsOf} AS bills
    FROM client_fund_use u
    JOIN client_fund_posting p ON p.company_id = u.company_id AND p.fund_id = u.fund_id AND p.place = ${end}
    WHERE ${where} GROUP BY p.company_id, p.kind, p.record_id HAVING sum(u.amount) > 0
    ORDER BY min(p.place) LIMIT ${mostUses}`);
  return rows.map((row) => ({ ...row, amount: plainAmount(row.amount, currency) }));
}

/** Where the money of an incoming posting went, the oldest first. */
export async function usesOf(db: Db, { companyId, fundId, place }: OnFund, currency: string): Promise<FundUse[]> {
  return await read(
    db,
    sql`u.company_id = ${companyId} AND u.fund_id = ${fundId} AND u.lot_place = ${place}`,
    "place",
    currency,
  );
}

/** The money that an outgoing posting was of, the oldest first. */
export async function sourcesOf(db: Db, { companyId, fundId, place }: OnFund, currency: string): Promise<FundUse[]> {
  return await read(
    db,
    sql`u.company_id = ${companyId} AND u.fund_id = ${fundId} AND u.place = ${place} AND u.amount > 0`,
    "lot_place",
    currency,
  );
}

/** The lot that an entry's money is, of a fund. */
export async function lotOf(db: Db, companyId: string, { fundId, entryId }: { fundId: string; entryId: string }) {
  const { rows } = await db.execute<{ place: string; left: string; amount: string; kept: boolean }>(sql`
    SELECT l.place, l.left_amount::text AS left, l.amount::text AS amount, l.kept
    FROM client_fund_posting p JOIN client_fund_lot l ON l.company_id = p.company_id AND l.fund_id = p.fund_id AND l.place = p.place
    WHERE p.company_id = ${companyId} AND p.record_id = ${entryId} AND p.fund_id = ${fundId} AND p.kind = 'entry'`);
  const [lot] = rows;
  return lot ? { ...lot, place: Number(lot.place) } : undefined;
}

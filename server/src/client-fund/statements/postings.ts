import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundTitles,
  postingExported,
  type exportClientFundDetailList,
  type FundPosting,
  type FundType,
  type getClientFundDetailList,
  type getOwnFundPostingList,
  type loadClientFundUseDetail,
} from "@lading/contract/client-fund";
import { coreRefusals, exactTotal, refuse, type Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { runNamed, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { sourcesOf, usesOf } from "../ledger/uses.ts";
import { checkSeen } from "../visible.ts";

interface Period {
  /** YYYY-MM-DD; the empty text leaves an end open. */
  dayFrom: string;
  dayTo: string;
}

interface Wanted extends Period {
  fundId: string;
  fundType?: FundType | undefined;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

interface OfFund {
  companyId: string;
  currency: Currency;
}

/** The first and last place of a fund's postings within a period: days never go back, so that two looks into an index tell. */
async function placesOf(db: Db, companyId: string, fundId: string, { dayFrom, dayTo }: Period) {
  const of = sql`company_id = ${companyId} AND fund_id = ${fundId}`;
  const rows = await runNamed<{ first: string | null; last: string | null }>(
    db,
    sql`SELECT
      CASE WHEN ${dayFrom} = '' THEN 1 ELSE (SELECT min(place) FROM client_fund_posting
        WHERE ${of} AND day >= nullif(${dayFrom}, '')::date) END AS first,
      CASE WHEN ${dayTo} = '' THEN (SELECT last_place FROM client_fund WHERE company_id = ${companyId} AND id = ${fundId})
        ELSE (SELECT max(place) FROM client_fund_posting WHERE ${of} AND day <= nullif(${dayTo}, '')::date) END AS last`,
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null || Number(first) > Number(last)
    ? { first: 1, last: 0 }
    : { first: Number(first), last: Number(last) };
}

type Row = FundPosting & Record<string, unknown>;

/**
 * Postings of a fund with the balance after each. Places have no gap, so a page of all types is found by its places alone. They
 * are ordered by the table's own place, which its key holds in order: the answer's is a cast of it, and would be sorted.
 */
export async function readPostings(
  db: Db,
  { companyId, currency }: OfFund,
  { fundId, fundType, order, limit, offset, ...period }: Wanted,
): Promise<{ rows: FundPosting[]; total: number }> {
  const { first, last } = await placesOf(db, companyId, fundId, period);
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const isAll = fundType === undefined;
  // Of all types the page itself is a range of places; of one type it is looked for among the period's.
  const from = isAll && order === "asc" ? first + offset : first;
  const to = isAll && order === "desc" ? last - offset : last;
  const rows = await runNamed<Row>(
    db,
    sql`SELECT fund_id || '-' || place AS id, record_id AS "recordId", place::int AS place, day::text AS day,
      fund_type AS "fundType", kind, number, amount::text AS amount, balance::text AS balance, note,
      created_by_name AS "createdByName"
    FROM client_fund_posting
    WHERE company_id = ${companyId} AND fund_id = ${fundId} AND place BETWEEN ${from} AND ${to}
      ${isAll ? sql`` : sql`AND fund_type = ${fundType}`}
    ORDER BY client_fund_posting.place ${direction} LIMIT ${limit} ${isAll ? sql`` : sql`OFFSET ${offset}`}`,
  );
  const total = isAll
    ? Math.min(last - first + 1, exactTotal + 1)
    : await countOf(db, { companyId, fundId, fundType }, { first, last });
  return {
    rows: rows.map((row) => ({
      ...row,
      amount: plainAmount(row.amount, currency),
      balance: plainAmount(row.balance, currency),
    })),
    total,
  };
}

async function countOf(
  db: Db,
  { companyId, fundId, fundType }: { companyId: string; fundId: string; fundType: FundType },
  { first, last }: { first: number; last: number },
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (
    SELECT FROM client_fund_posting WHERE company_id = ${companyId} AND fund_id = ${fundId} AND fund_type = ${fundType}
      AND place BETWEEN ${first} AND ${last} LIMIT ${exactTotal + 1}) AS found`);
  return rows[0]?.total ?? 0;
}

/** The customer and currency of a fund, also of one whose customer was merged into another. */
async function ownerOf(db: Db, companyId: string, fundId: string) {
  const rows = await runNamed<{ customerId: string; currency: Currency }>(
    db,
    sql`SELECT customer_id AS "customerId", currency FROM client_fund WHERE company_id = ${companyId} AND id = ${fundId}`,
  );
  const [owner] = rows;
  if (!owner) throw refuse(coreRefusals.notFound);
  return owner;
}

/** A page of a fund's postings. */
export async function listPostings({ db, input, session }: Context<typeof getClientFundDetailList>) {
  const { companyId } = session;
  const { page, pageSize, sort: _sort, ...wanted } = input;
  const { customerId, currency } = await ownerOf(db, companyId, input.fundId);
  await checkSeen(db, session, customerId);
  return await readPostings(db, { companyId, currency }, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize });
}

/** The filtered postings of a fund as a spreadsheet. */
export async function exportPostings(context: Context<typeof exportClientFundDetailList>) {
  const { db, input, session, language } = context;
  const { companyId } = session;
  const { sort: _sort, ...wanted } = input;
  const { customerId, currency } = await ownerOf(db, companyId, input.fundId);
  await checkSeen(db, session, customerId);
  const { rows } = await readPostings(db, { companyId, currency }, { ...wanted, limit: exportLimit, offset: 0 });
  const title = clientFundTitles.postings[language];
  const counted = rows.map((row) => ({ ...row, currency }));
  return await exportedSheet(context, { title, ...sheetOfFields(postingExported, counted, language) });
}

/** A page of postings of one of the signed-in customer's own funds; who of the company booked them is its own matter. */
export async function listOwnPostings({ db, input, session }: Context<typeof getOwnFundPostingList>) {
  const { companyId } = session;
  const { page, pageSize, sort: _sort, ...wanted } = input;
  const { customerId, currency } = await ownerOf(db, companyId, input.fundId);
  if (customerId !== session.customerId) throw refuse(coreRefusals.notFound);
  const asked = { ...wanted, limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await readPostings(db, { companyId, currency }, asked);
  return { rows: rows.map((row) => ({ ...row, createdByName: "", note: "" })), total };
}

/** Where the money of a posting went, or which receipts it came from. */
export async function loadUses({ db, input, session }: Context<typeof loadClientFundUseDetail>) {
  const { companyId } = session;
  const { fundId, place } = input;
  const { customerId, currency } = await ownerOf(db, companyId, fundId);
  await checkSeen(db, session, customerId);
  const { rows } = await db.execute<{ amount: string; left: string | null }>(sql`
    SELECT p.amount::text AS amount, l.left_amount::text AS left FROM client_fund_posting p
    LEFT JOIN client_fund_lot l ON l.company_id = p.company_id AND l.fund_id = p.fund_id AND l.place = p.place
    WHERE p.company_id = ${companyId} AND p.fund_id = ${fundId} AND p.place = ${place}`);
  const [posting] = rows;
  if (!posting) throw refuse(coreRefusals.notFound);
  const of = { companyId, fundId, place };
  return {
    wentTo: posting.left === null ? [] : await usesOf(db, of, currency),
    cameFrom: posting.amount.startsWith("-") ? await sourcesOf(db, of, currency) : [],
    unused: posting.left === null ? null : plainAmount(posting.left, currency),
  };
}

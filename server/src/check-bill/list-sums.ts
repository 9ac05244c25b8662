import {
  lineKinds,
  partySumShown,
  type AgeingBand,
  type exportPendingCheckBillsSummary,
  type getPendingCheckBillsSummary,
  type LineKind,
  type LineTaxInvoice,
  type PartySum,
} from "@lading/contract/check-bill";
import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containing, namedLike, nameInSql, runNamed, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { TaxInvoices } from "#bill";
import { waiting, type LineNeighbours, type OpenDesk } from "./list-lines.ts";
import { bandOn, dayOf, joinTaxInvoices, openParts, taxInvoiceOf } from "./open-lines.ts";

type Filters = Omit<Context<typeof exportPendingCheckBillsSummary>["input"], "sort" | "order">;
type Listing = Context<typeof getPendingCheckBillsSummary>;
type Exporting = Context<typeof exportPendingCheckBillsSummary>;
type Sort = Context<typeof exportPendingCheckBillsSummary>["input"]["sort"];

interface Asked {
  desk: OpenDesk;
  session: StaffSession;
  language: Language;
  filters: Filters;
}

interface Row extends Record<string, unknown> {
  kind: PartySum["kind"];
  party_kind: PartySum["partyKind"];
  party_id: string;
  party_number: string;
  party_name: string;
  currency: PartySum["currency"];
  count: number;
  amount: string;
  balance: string;
  notDue: string;
  to30: string;
  to60: string;
  to90: string;
  over90: string;
  outstanding: number;
  standings: LineTaxInvoice[];
  /** Of all pages. */
  total: number;
}

/** Read once in the statement. */
const today = sql`(SELECT day FROM today)`;

/** Conditions on the rows `o` of `openLines` that a desk sums. */
async function conditions(db: Db, { desk, session, filters }: Asked): Promise<SQL> {
  const { asOf, currency } = filters;
  // As a value, it is asked of each row in the order of the index, and the groups need no sorting.
  const onDesk = sql`(${await desk.which(db, session, { companyId: session.companyId, asOf, day: today })}) IS TRUE`;
  return currency === undefined ? onDesk : sql`${onDesk} AND o.currency = ${currency}`;
}

/** The parties that have the name and number asked for, as a relation of their ids; undefined for all. */
function partiesAsked({ session, filters: { companyName, partyNumber } }: Asked): SQL | undefined {
  if (companyName === "" && partyNumber === "") return undefined;
  const whom = (of: "customer" | "supplier"): SQL => {
    const names = sql.raw(`${of}_name || ' ' || coalesce(company_name_en, '')`);
    const these = [
      sql`company_id = ${session.companyId}`,
      ...namedLike(names, companyName),
      ...(partyNumber === "" ? [] : [sql`${sql.raw(of)}_number ILIKE ${containing(partyNumber)}`]),
    ];
    return sql`SELECT id FROM ${sql.raw(of)} WHERE ${sql.join(these, sql` AND `)}`;
  };
  return sql`${whom("customer")} UNION ALL ${whom("supplier")}`;
}

const number = sql`coalesce(k.customer_number, p.supplier_number)`;

/** Columns that all groups are read for, of their rows `o`: only those they are sorted by, which takes a third of the work of their sums. */
const keys: Readonly<Record<Sort, SQL | undefined>> = {
  balance: sql`sum(o.balance)`,
  outstandingDays: sql`${today} - min(o.day)`,
  over90: sql`coalesce(sum(o.balance) FILTER (WHERE ${bandOn.over90(today)}), 0)`,
  partyName: undefined,
  partyNumber: undefined,
};

/**
 * The groups of a party, side and currency, as a relation `kind`, `party_id`, `currency`, `key`: of all parties, or of those
 * in the relation `parties`.
 */
async function groupsOf(db: Db, asked: Asked, sort: Sort, ofParties: boolean): Promise<SQL> {
  const { session, filters } = asked;
  const parts = openParts({ companyId: session.companyId, asOf: filters.asOf });
  const ofThese = ofParties ? sql`AND o.party_id = ANY(ARRAY(SELECT id FROM parties))` : sql``;
  const which = sql`${await conditions(db, asked)} ${ofThese}`;
  return sql.join(
    kindsOf(filters).map(
      (kind) => sql`SELECT ${literal(kind)} AS kind, o.party_id, o.currency, ${keys[sort] ?? sql`NULL`} AS key
        FROM (${parts[kind]}) o WHERE ${which} GROUP BY o.party_id, o.currency`,
    ),
    sql` UNION ALL `,
  );
}

const kindsOf = ({ kind }: Filters): readonly LineKind[] => (kind === undefined ? lineKinds : [kind]);
/** A part of the statement, so that the database knows beforehand which branch a group can have. */
const literal = (kind: LineKind): SQL => sql.raw(`'${kind}'`);
const inBand = (band: AgeingBand): SQL =>
  sql`coalesce(sum(o.balance) FILTER (WHERE ${bandOn[band](sql`today.day`)}), 0)`;

/** The sums by age of one group `s`, and how its bills or costs stand with tax invoices. */
async function sumsOfGroup(db: Db, asked: Asked, taxInvoices: TaxInvoices | undefined): Promise<SQL> {
  const parts = openParts({ companyId: asked.session.companyId, asOf: asked.filters.asOf });
  const which = await conditions(db, asked);
  const invoices = { bill: taxInvoices, cost: undefined };
  return sql.join(
    kindsOf(asked.filters).map(
      (kind) => sql`SELECT count(*)::int AS count, sum(o.amount) AS amount, sum(o.balance) AS balance,
        ${inBand("notDue")} AS "notDue", ${inBand("to30")} AS to30, ${inBand("to60")} AS to60, ${inBand("to90")} AS to90,
        ${inBand("over90")} AS over90, max(today.day - o.day) AS outstanding,
        array_agg(DISTINCT ${taxInvoiceOf(invoices[kind])}) AS standings
      FROM (${parts[kind]}) o ${joinTaxInvoices(invoices[kind])}
      WHERE s.kind = ${literal(kind)} AND o.party_id = s.party_id AND o.currency = s.currency AND ${which}
      HAVING count(*) > 0`,
    ),
    sql` UNION ALL `,
  );
}

interface Page {
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** The page is found first, with the names that parties have now where it is sorted by them, and summed then. */
async function readSums(
  db: Db,
  asked: Asked,
  { taxInvoices }: LineNeighbours,
  { sort, order, limit, offset = 0 }: Page,
): Promise<Row[]> {
  const { companyId } = asked.session;
  const name = sql.raw(
    nameInSql(
      "coalesce(k.customer_name, p.supplier_name)",
      "coalesce(k.company_name_en, p.company_name_en)",
      asked.language,
    ),
  );
  const named = sql`LEFT JOIN customer k ON k.company_id = ${companyId} AND k.id = s.party_id
    LEFT JOIN supplier p ON p.company_id = ${companyId} AND p.id = s.party_id`;
  const parties = partiesAsked(asked);
  const byParty = { partyName: name, partyNumber: number };
  const isByParty = sort === "partyName" || sort === "partyNumber";
  const key = isByParty ? byParty[sort] : sql`s.key`;
  const ordered = sql`${key} ${order === "asc" ? sql`ASC` : sql`DESC`}, s.party_id, s.kind, s.currency`;
  const statement = sql`
    WITH today AS MATERIALIZED (SELECT ${dayOf(asked.filters.asOf)} AS day),
    ${parties ? sql`parties AS MATERIALIZED (${parties}),` : sql``}
    groups AS MATERIALIZED (${await groupsOf(db, asked, sort, parties !== undefined)}), s AS MATERIALIZED (
      SELECT s.* FROM groups s ${isByParty ? named : sql``} ORDER BY ${ordered} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT s.kind, CASE WHEN k.id IS NULL THEN 'supplier' ELSE 'customer' END AS party_kind, s.party_id, s.currency, o.count,
      o.amount::text, o.balance::text, o."notDue"::text, o.to30::text, o.to60::text, o.to90::text, o.over90::text, o.outstanding,
      o.standings, ${number} AS party_number, ${name} AS party_name,
      (SELECT count(*)::int FROM (SELECT FROM groups LIMIT ${exactTotal + 1}) AS found) AS total
    FROM s CROSS JOIN today CROSS JOIN LATERAL (${await sumsOfGroup(db, asked, taxInvoices)}) o ${named}
    ORDER BY ${ordered}`;
  return await runNamed<Row>(db, statement);
}

/** Of several bills or costs: theirs where all have the same; `partly` where some of it is invoiced, else `applied`. */
function togetherOf(standings: readonly LineTaxInvoice[]): LineTaxInvoice {
  const [only, ...others] = standings;
  if (only !== undefined && others.length === 0) return only;
  const some = (["invoiced", "partly", "given"] as const).some((one) => standings.includes(one));
  return some ? "partly" : "applied";
}

const keyOf = ({ kind, party_id, currency }: Pick<Row, "kind" | "party_id" | "currency">) =>
  `${kind} ${party_id} ${currency}`;

async function shown(db: Db, asked: Asked, rows: readonly Row[], { creditLeft }: LineNeighbours): Promise<PartySum[]> {
  const { companyId } = asked.session;
  const customerIds = rows.filter((row) => row.party_kind === "customer").map((row) => row.party_id);
  const credit = await creditLeft(db, companyId, customerIds);
  return rows.map((row) => {
    const money = (amount: string) => plainAmount(amount, row.currency);
    return {
      key: keyOf(row),
      partyKind: row.party_kind,
      partyId: row.party_id,
      kind: row.kind,
      partyNumber: row.party_number,
      partyName: row.party_name,
      currency: row.currency,
      count: row.count,
      amount: money(row.amount),
      balance: money(row.balance),
      notDue: money(row.notDue),
      to30: money(row.to30),
      to60: money(row.to60),
      to90: money(row.to90),
      over90: money(row.over90),
      outstandingDays: row.outstanding,
      ...(credit.get(row.party_id) ?? { creditBalance: null, creditCurrency: null }),
      taxInvoice: togetherOf(row.standings),
    };
  });
}

/** A page of the sums of a desk's open bills and costs, by party and currency. */
export function listSums(neighbours: LineNeighbours, desk: OpenDesk = waiting) {
  return async ({ db, input, session, language }: Pick<Listing, "db" | "input" | "session" | "language">) => {
    const { page, pageSize, sort, order, ...filters } = input;
    const asked = { desk, session, language, filters };
    const rows = await readSums(db, asked, neighbours, { sort, order, limit: pageSize, offset: (page - 1) * pageSize });
    // A page beyond the last has no row that says how many there are.
    const [first] =
      rows.length > 0 || page === 1 ? rows : await readSums(db, asked, neighbours, { sort, order, limit: 1 });
    return { rows: await shown(db, asked, rows, neighbours), total: first?.total ?? 0 };
  };
}

/** The sums of a desk as a spreadsheet. */
export function exportSums(neighbours: LineNeighbours, desk: OpenDesk = waiting) {
  return async (context: Pick<Exporting, "db" | "input" | "session" | "language" | "services">) => {
    const { db, input, session, language } = context;
    const { sort, order, ...filters } = input;
    const asked = { desk, session, language, filters };
    const rows = await readSums(db, asked, neighbours, { sort, order, limit: exportLimit });
    const sums = await shown(db, asked, rows, neighbours);
    return await exportedSheet(context, {
      title: desk.sums[language],
      ...sheetOfFields(partySumShown, sums, language),
    });
  };
}

import {
  checkBillTitles,
  lineKinds,
  openLineShown,
  type CheckBillType,
  type exportReceivableAndPayableList,
  type getReceivableAndPayableList,
  type OpenLine,
} from "@lading/contract/check-bill";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse, type Language, type LocalText } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, containing, runNamed, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { TaxInvoices } from "#bill";
import type { CreditLeft } from "#customer-contract";
import { waybillNumber } from "#supplier-cost";
import { iso } from "#waybill";
import {
  bandOf,
  bandOn,
  checkBillOf,
  dayOf,
  joinTaxInvoices,
  notReconciled,
  openLines,
  openParts,
  partyNamed,
  partyNameIn,
  taxInvoiceOf,
  visibleLines,
  type OpenOn,
} from "./open-lines.ts";
import { visibleCheckBills } from "./read.ts";

type Filters = Omit<Context<typeof exportReceivableAndPayableList>["input"], "sort" | "order">;
type Listing = Context<typeof getReceivableAndPayableList>;
type Exporting = Context<typeof exportReceivableAndPayableList>;
type Sort = Context<typeof exportReceivableAndPayableList>["input"]["sort"];

const orders: Readonly<Record<Sort, SQL>> = {
  billDate: sql`o.day`,
  dueDate: sql`o.due`,
  invoiceNo: sql`o.number`,
  partyName: sql`o.party_name`,
  partyNumber: sql`o.party_number`,
  amount: sql`o.amount`,
  balance: sql`o.balance`,
  createDate: sql`o.created_at`,
};

/** Which open bills and costs a desk lists, as a condition on the rows `o` of `openLines`, and what its sheets are called. */
export interface OpenDesk {
  which: (db: Db, session: StaffSession, open: OpenOn) => Promise<SQL>;
  lines: LocalText;
  sums: LocalText;
}

/** Bills and costs that wait for reconciliation, of the waybills that the user sees. */
export const waiting: OpenDesk = {
  which: async (db, session, open) => sql`${await visibleLines(db, session)} AND ${notReconciled(open)}`,
  lines: checkBillTitles.lines,
  sums: checkBillTitles.byParty,
};

interface Asked {
  desk: OpenDesk;
  session: StaffSession;
  language: Language;
  filters: Filters;
}

async function conditions(db: Db, { desk, session, filters }: Asked): Promise<SQL> {
  const { companyId } = session;
  const { asOf, search, companyName, partyNumber, kind, currency, partyKind, partyId, ageing, gathered, joining } =
    filters;
  const pattern = containingNumbers(search);
  const onSome = sql`EXISTS (SELECT FROM check_bill_line l
    WHERE l.company_id = ${companyId} AND l.record_id = o.id AND l.kind = o.kind AND l.open)`;
  const all = [
    await desk.which(db, session, { companyId, asOf }),
    ...(search === ""
      ? []
      : [
          sql`(o.number ILIKE ${pattern} OR EXISTS (SELECT FROM waybill WHERE waybill.company_id = ${companyId}
            AND waybill.id = o.waybill_id AND ${waybillNumber} ILIKE ${pattern}))`,
        ]),
    ...partyNamed(companyName),
    ...(partyNumber === "" ? [] : [sql`o.party_number ILIKE ${containing(partyNumber)}`]),
    ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
    ...(currency === undefined ? [] : [sql`o.currency = ${currency}`]),
    ...(partyKind === undefined ? [] : [sql`o.party_kind = ${partyKind}`]),
    ...(partyId === undefined ? [] : [sql`o.party_id = ${partyId}`]),
    ...(ageing === undefined ? [] : [bandOn[ageing](dayOf(asOf))]),
    ...(filters.dateFrom === "" ? [] : [sql`o.day >= ${filters.dateFrom}`]),
    ...(filters.dateTo === "" ? [] : [sql`o.day <= ${filters.dateTo}`]),
    ...(gathered === undefined ? [] : [gathered ? onSome : sql`NOT ${onSome}`]),
    ...(joining === undefined ? [] : [await joins(db, session, joining), sql`NOT ${onSome}`]),
  ];
  return sql.join(all, sql` AND `);
}

/** Rows `o` that a check bill can still take: those of its customer's or supplier's, of a hedge both sides'. */
async function joins(db: Db, session: StaffSession, id: string): Promise<SQL> {
  const { rows } =
    await db.execute<Joined>(sql`SELECT a.type, a.currency, a.customer_id AS "customerId", a.supplier_id AS "supplierId"
    FROM check_bill a WHERE ${await visibleCheckBills(db, session)} AND a.id = ${id}`);
  const [bill] = rows;
  if (!bill) throw refuse(coreRefusals.notFound);
  const { type, currency, customerId, supplierId } = bill;
  const bills = sql`(o.kind = 'bill' AND o.party_id = ${customerId})`;
  // The costs of a hedge are the supplier's that the customer is as well, or else the customer's own.
  const costs = sql`(o.kind = 'cost' AND o.party_id = ${supplierId ?? customerId})`;
  const sides = { receipt: bills, payment: costs, hedge: sql`(${bills} OR ${costs})` }[type];
  return sql`o.currency = ${currency} AND ${sides}`;
}

interface Joined extends Record<string, unknown> {
  type: CheckBillType;
  currency: string;
  customerId: string | null;
  supplierId: string | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  kind: OpenLine["kind"];
  number: string;
  waybill_id: string;
  waybill_number: string;
  party_kind: OpenLine["partyKind"];
  party_id: string;
  party_number: string;
  party_name: string;
  day: string;
  due_date: string | null;
  currency: OpenLine["currency"];
  amount: string;
  balance: string;
  tax_invoice: OpenLine["taxInvoice"];
  created_at: string;
  outstanding: number;
  late: number;
  check_bill_id: string | null;
  check_bill_number: string | null;
}

interface Page {
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Modules that say more of a bill: what is left of its customer's limit, and how much of it stands on tax invoices. */
export interface LineNeighbours {
  creditLeft: CreditLeft;
  taxInvoices?: TaxInvoices;
}

interface OpenAsked {
  session: StaffSession;
  language: Language;
  neighbours: LineNeighbours;
  /** A condition on the rows `o` of `openLines`. */
  which: SQL;
  limit: number;
}

/** Open bills and costs of a condition that the user sees, the oldest first, reconciled or not. */
export async function readOpenLines(
  db: Db,
  { session, language, neighbours, which, limit }: OpenAsked,
): Promise<OpenLine[]> {
  const where = sql`${await visibleLines(db, session)} AND ${which}`;
  const page = { sort: "billDate" as const, order: "asc" as const, limit };
  const rows = await rowsOf(db, where, { companyId: session.companyId, asOf: "", language, neighbours, page });
  return await shown(db, session.companyId, rows, neighbours);
}

type Reading = OpenOn & { language: Language; neighbours: LineNeighbours; page: Page };

/** The page is found first, and what else a row says is read for its rows alone. */
async function rowsOf(
  db: Db,
  where: SQL,
  { companyId, asOf, language, neighbours: { taxInvoices }, page }: Reading,
): Promise<Row[]> {
  const { sort, order, limit, offset = 0 } = page;
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const ordered = sql`${orders[sort]} ${direction}, o.id ${direction}`;
  const parts = openParts({ companyId, asOf });
  // The first rows of each part come by its index; of both together all would be sorted.
  const first = lineKinds.map(
    (kind) => sql`(SELECT o.* FROM (${parts[kind]}) o WHERE ${where} ORDER BY ${ordered} LIMIT ${offset + limit})`,
  );
  const statement = sql`
    WITH o AS MATERIALIZED (
      SELECT o.* FROM (${sql.join(first, sql` UNION ALL `)}) o ORDER BY ${ordered} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT o.kind, o.id, o.number, o.waybill_id, ${waybillNumber} AS waybill_number, o.party_kind, o.party_id, o.party_number,
      ${partyNameIn(language)} AS party_name, o.day::text AS day, o.due_date::text AS due_date, o.currency, o.amount::text AS amount,
      o.balance::text AS balance, ${taxInvoiceOf(taxInvoices)} AS tax_invoice, o.created_at, ${dayOf(asOf)} - o.day AS outstanding,
      greatest(${dayOf(asOf)} - o.due, 0) AS late, g.check_bill_id, g.check_bill_number
    FROM o JOIN waybill ON waybill.company_id = ${companyId} AND waybill.id = o.waybill_id ${checkBillOf(companyId)}
      ${joinTaxInvoices(taxInvoices)}
    ORDER BY ${ordered}`;
  return await runNamed<Row>(db, statement);
}

async function readLines(db: Db, asked: Asked, neighbours: LineNeighbours, page: Page): Promise<Row[]> {
  const { session, language, filters } = asked;
  const scope = { companyId: session.companyId, asOf: filters.asOf, language, neighbours, page };
  return await rowsOf(db, await conditions(db, asked), scope);
}

async function countLines(db: Db, asked: Asked): Promise<number> {
  const { companyId } = asked.session;
  const counting = sql`SELECT count(*)::int AS total FROM (
    SELECT FROM ${openLines({ companyId, asOf: asked.filters.asOf })} o
    WHERE ${await conditions(db, asked)} LIMIT ${exactTotal + 1}) AS found`;
  const [counted] = await runNamed<{ total: number }>(db, counting);
  return counted?.total ?? 0;
}

async function shown(
  db: Db,
  companyId: string,
  rows: readonly Row[],
  { creditLeft }: LineNeighbours,
): Promise<OpenLine[]> {
  const customerIds = rows.filter((row) => row.party_kind === "customer").map((row) => row.party_id);
  const credit = await creditLeft(db, companyId, customerIds);
  return rows.map((row) => ({
    id: row.id,
    waybillId: row.waybill_id,
    partyKind: row.party_kind,
    partyId: row.party_id,
    checkBillId: row.check_bill_id,
    kind: row.kind,
    invoiceNo: row.number,
    financialAccountNo: row.check_bill_number ?? "",
    partyNumber: row.party_number,
    partyName: row.party_name,
    waybillNumber: row.waybill_number,
    billDate: row.day,
    dueDate: row.due_date,
    currency: row.currency,
    amount: plainAmount(row.amount, row.currency),
    balance: plainAmount(row.balance, row.currency),
    outstandingDays: row.outstanding,
    overdueDays: row.late,
    ageing: bandOf(row.late),
    ...(credit.get(row.party_id) ?? { creditBalance: null, creditCurrency: null }),
    taxInvoice: row.tax_invoice,
    createDate: iso(row.created_at),
  }));
}

/** A page of a desk's open bills and costs. */
export function listLines(neighbours: LineNeighbours, desk: OpenDesk = waiting) {
  return async ({ db, input, session, language }: Pick<Listing, "db" | "input" | "session" | "language">) => {
    const { page, pageSize, sort, order, ...filters } = input;
    const asked = { desk, session, language, filters };
    const [rows, total] = await Promise.all([
      readLines(db, asked, neighbours, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
      countLines(db, asked),
    ]);
    return { rows: await shown(db, session.companyId, rows, neighbours), total };
  };
}

/** The filtered bills and costs of a desk as a spreadsheet. */
export function exportLines(neighbours: LineNeighbours, desk: OpenDesk = waiting) {
  return async (context: Pick<Exporting, "db" | "input" | "session" | "language" | "services">) => {
    const { db, input, session, language } = context;
    const { sort, order, ...filters } = input;
    const rows = await readLines(db, { desk, session, language, filters }, neighbours, {
      sort,
      order,
      limit: exportLimit,
    });
    const lines = await shown(db, session.companyId, rows, neighbours);
    return await exportedSheet(context, {
      title: desk.lines[language],
      ...sheetOfFields(openLineShown, lines, language),
    });
  };
}

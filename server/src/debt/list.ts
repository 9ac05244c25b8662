import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse } from "@lading/contract/core";
import {
  debtShown,
  debtTitle,
  type Debt,
  type DebtStatus,
  type exportDebtList,
  type getDebtList,
  type loadDebtInfo,
  type WholeDebt,
} from "@lading/contract/debt";
import { sql, type SQL } from "drizzle-orm";
import { outstandingDays } from "#bill";
import { containingNumbers, runNamed, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { CustomerSession } from "#core/session";
import { waybillNumber } from "#supplier-cost";
import { readInvoices, standingOf } from "#tax-invoice";
import { ownToday } from "#user";
import { iso } from "#waybill";

type Filters = Omit<Context<typeof exportDebtList>["input"], "sort" | "order">;
type Sort = Context<typeof exportDebtList>["input"]["sort"];

const balance = sql`(b.amount - b.written_off - b.waived)`;
const due = sql`coalesce(b.due_date, b.bill_date)`;
/** As the index of open bills says it. */
const isOpen = sql`b.amount > b.written_off + b.waived`;

const standing: Readonly<Record<DebtStatus | "unpaid" | "all", SQL>> = {
  open: sql`${isOpen} AND ${due} >= ${ownToday}`,
  overdue: sql`${isOpen} AND ${due} < ${ownToday}`,
  paid: sql`NOT (${isOpen})`,
  unpaid: isOpen,
  all: sql`true`,
};

const orders: Readonly<Record<Sort, SQL>> = {
  dueDate: due,
  billDate: sql`b.bill_date`,
  invoiceNo: sql`b.bill_number`,
  amount: sql`b.amount`,
  balance,
};

/** The bills `b` that a customer may see: its own, those that are void left out. */
export const ownBills = ({ companyId, customerId }: Pick<CustomerSession, "companyId" | "customerId">): SQL =>
  sql`b.company_id = ${companyId} AND b.customer_id = ${customerId} AND b.voided_at IS NULL`;

const ofItsWaybill = sql`waybill.company_id = b.company_id AND waybill.id = b.waybill_id`;

function conditions(session: CustomerSession, { search, status, currency, dateFrom, dateTo }: Filters): SQL {
  const pattern = containingNumbers(search);
  return sql.join(
    [
      ownBills(session),
      standing[status],
      ...(search === ""
        ? []
        : [
            sql`(b.bill_number ILIKE ${pattern}
            OR EXISTS (SELECT FROM waybill WHERE ${ofItsWaybill} AND ${waybillNumber} ILIKE ${pattern}))`,
          ]),
      ...(currency === undefined ? [] : [sql`b.currency = ${currency}`]),
      ...(dateFrom === "" ? [] : [sql`b.bill_date >= ${dateFrom}`]),
      ...(dateTo === "" ? [] : [sql`b.bill_date <= ${dateTo}`]),
    ],
    sql` AND `,
  );
}

interface Page {
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
  /** Says how many bills there are of all pages. */
  isCounted?: boolean;
}

/** Bills of a page, and how many there are of all pages where somebody asked. */
interface Found {
  rows: Debt[];
  total: number;
}

/**
 * The ids of the page come from the index alone; what a row says is read for its rows. All are counted in the same statement,
 * which answers sooner than a second one.
 */
async function read(db: Db, where: SQL, { sort, order, limit, offset = 0, isCounted = false }: Page): Promise<Found> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const ordered = sql`${orders[sort]} ${direction}, b.id ${direction}`;
  const total = isCounted
    ? sql`(SELECT count(*)::int FROM (SELECT FROM collection_bill b WHERE ${where} LIMIT ${exactTotal + 1}) AS found)`
    : sql`0`;
  const rows = await runNamed<Omit<Debt, "status"> & Record<string, unknown> & { isOpen: boolean; total: number }>(
    db,
    sql`
    WITH page AS MATERIALIZED (
      SELECT b.company_id, b.id FROM collection_bill b WHERE ${where} ORDER BY ${ordered} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT b.id, b.bill_number AS "invoiceNo", ${waybillNumber} AS "waybillNumber", b.bill_date::text AS "billDate",
      b.due_date::text AS "dueDate", ${standingOf} AS "taxInvoice", b.currency, b.amount::text AS amount, ${balance}::text AS balance, ${isOpen} AS "isOpen",
      b.created_at AS "createDate", ${outstandingDays} AS "outstandingDays",
      CASE WHEN ${isOpen} THEN greatest(${ownToday} - ${due}, 0) ELSE 0 END AS "overdueDays", ${total} AS total
    FROM page JOIN collection_bill b ON b.company_id = page.company_id AND b.id = page.id JOIN waybill ON ${ofItsWaybill}
      LEFT JOIN invoiced_bill s ON s.company_id = b.company_id AND s.bill_id = b.id
    ORDER BY ${ordered}`,
  );
  const debts = rows.map(({ isOpen: unpaid, total: _ofAll, ...row }) => ({
    ...row,
    createDate: iso(row.createDate),
    amount: plainAmount(row.amount, row.currency),
    balance: plainAmount(row.balance, row.currency),
    status: statusOf(unpaid, row.overdueDays),
  }));
  return { rows: debts, total: rows[0]?.total ?? 0 };
}

function statusOf(unpaid: boolean, overdueDays: number): DebtStatus {
  if (!unpaid) return "paid";
  return overdueDays > 0 ? "overdue" : "open";
}

/** A page of the signed-in customer's own bills. */
export async function listDebts({ db, input, session }: Context<typeof getDebtList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = conditions(session, filters);
  const asked = { sort, order, isCounted: true };
  const found = await read(db, where, { ...asked, limit: pageSize, offset: (page - 1) * pageSize });
  // A page beyond the last has no row that says how many there are.
  if (found.rows.length > 0 || page === 1) return found;
  return { ...found, total: (await read(db, where, { ...asked, limit: 1 })).total };
}

/** The same bills as a spreadsheet. */
export async function exportDebts(context: Context<typeof exportDebtList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const { rows } = await read(db, conditions(session, filters), { sort, order, limit: exportLimit });
  return await exportedSheet(context, { title: debtTitle[language], ...sheetOfFields(debtShown, rows, language) });
}

/** A bill of the customer's own, with its tax invoices. */
export async function loadDebt({ db, input, session, language }: Context<typeof loadDebtInfo>): Promise<WholeDebt> {
  const where = sql`${ownBills(session)} AND b.id = ${input.id}`;
  const [bill] = (await read(db, where, { sort: "dueDate", order: "asc", limit: 1 })).rows;
  if (!bill) throw refuse(coreRefusals.notFound);
  const ofBill = sql`${ownInvoices(session)} AND EXISTS (SELECT FROM tax_invoice_share t
    WHERE t.company_id = i.company_id AND t.tax_invoice_id = i.id AND t.bill_id = ${bill.id})`;
  const invoices = await readInvoices(db, ofBill, language);
  // Who of the company entered it is its own matter.
  return { ...bill, taxInvoices: invoices.map((invoice) => ({ ...invoice, issuedByName: "" })) };
}

/** A condition: the application `a` of a tax invoice is for the customer itself. */
export const ownInvoices = ({ companyId, customerId }: Pick<CustomerSession, "companyId" | "customerId">): SQL =>
  sql`a.company_id = ${companyId} AND a.customer_id = ${customerId}`;

import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import {
  paymentInvoiceActions,
  paymentInvoicePage,
  paymentInvoiceShown,
  paymentInvoiceTitles,
  type exportPaymentInvoiceList,
  type getPaymentInvoiceList,
  type getPaymentInvoiceLog,
  type ListedPaymentInvoice,
} from "@lading/contract/payment-invoice";
import { sql, type SQL } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { containingNumbers, containing, namedLike, nameInSql, within, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { Session, StaffSession } from "#core/session";
import { partyOf } from "#check-bill";
import { waybillNumber } from "#supplier-cost";
import { iso, visibleWaybills } from "#waybill";
import { differenceOf } from "./costs.ts";

type Filters = Omit<Context<typeof exportPaymentInvoiceList>["input"], "sort" | "order">;
type Sort = Context<typeof exportPaymentInvoiceList>["input"]["sort"];

/** How an invoice `a` stands. */
export const invoiceStatus = sql`CASE WHEN a.voided_at IS NOT NULL THEN 'voided' WHEN a.confirmed_at IS NOT NULL THEN 'confirmed'
  ELSE 'toConfirm' END`;

/** Invoices `a` of the company that gather no cost of a waybill that is hidden from the user. */
export async function visibleInvoices(db: Db, session: StaffSession): Promise<SQL> {
  const own = sql`a.company_id = ${session.companyId}`;
  if (session.seesAll) return own;
  return sql`${own} AND NOT EXISTS (
    SELECT FROM payment_invoice_line h JOIN supplier_cost k ON k.company_id = h.company_id AND k.id = h.cost_id
    WHERE h.company_id = a.company_id AND h.payment_invoice_id = a.id AND NOT EXISTS (
      SELECT FROM waybill WHERE waybill.id = k.waybill_id AND ${await visibleWaybills(db, session)}))`;
}

/** An invoice `a` with the sums `s` of its costs; a voided one's are paid elsewhere. */
const tables = sql`payment_invoice a LEFT JOIN LATERAL (
    SELECT count(*)::int AS count, coalesce(sum(c.amount), 0) AS expected, coalesce(sum(c.written_off) FILTER (WHERE l.open), 0) AS paid,
      coalesce(sum(c.amount - c.written_off - c.waived) FILTER (WHERE l.open), 0) AS balance, coalesce(bool_and(l.open), false) AS open
    FROM payment_invoice_line l JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.cost_id
    WHERE l.company_id = a.company_id AND l.payment_invoice_id = a.id) s ON true`;

const paymentStatus = sql`CASE WHEN s.open AND s.balance = 0 THEN 'paid' ELSE 'unpaid' END`;

const columns = (language: Language) => sql`a.id, a.number AS "paymentInvoiceNo", a.bill_refer_no AS "billReferNo",
  ${invoiceStatus} AS status, ${paymentStatus} AS "paymentStatus", a.party_number AS "customerNumber",
  ${partyOf("a", language)} AS "customerName", a.invoice_date::text AS "invoiceDate", a.due_date::text AS "dueDate", a.currency,
  s.expected::text AS expected, a.amount::text AS amount, s.paid::text AS paid, s.balance::text AS balance, s.count, a.remark,
  a.void_reason AS "voidReason", a.confirmed_by_name AS "confirmedByName", a.confirmed_at AS "confirmedAt",
  a.created_by_name AS "createdByName", a.created_at AS "createDate", a.version`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`a.created_at`,
  paymentInvoiceNo: sql`a.number`,
  billReferNo: sql`a.bill_refer_no`,
  customerNumber: sql`a.party_number`,
  customerName: sql`a.party_name`,
  invoiceDate: sql`a.invoice_date`,
  dueDate: sql`a.due_date`,
  amount: sql`a.amount`,
};

type Row = Record<string, unknown> & Omit<ListedPaymentInvoice, "difference">;

function shown(row: Row): ListedPaymentInvoice {
  const { currency, amount, expected } = row;
  return {
    ...row,
    expected: plainAmount(expected, currency),
    amount: plainAmount(amount, currency),
    difference: differenceOf(amount, expected, currency),
    paid: plainAmount(row.paid, currency),
    balance: plainAmount(row.balance, currency),
    confirmedAt: row.confirmedAt === null ? null : iso(row.confirmedAt),
    createDate: iso(row.createDate),
  };
}

/** A part of either number, of the payee's number or name, or of a job's number. */
function foundBy(search: string): SQL[] {
  if (search === "") return [];
  const pattern = containingNumbers(search);
  const english = sql.raw(nameInSql("''", onFile, "en"));
  return [
    sql`(a.number ILIKE ${pattern} OR a.bill_refer_no ILIKE ${pattern} OR a.party_number ILIKE ${pattern}
      OR a.party_name ILIKE ${pattern} OR coalesce(${english} ILIKE ${pattern}, false) OR EXISTS (
        SELECT FROM payment_invoice_line l JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.cost_id
        JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
        WHERE l.company_id = a.company_id AND l.payment_invoice_id = a.id AND ${waybillNumber} ILIKE ${pattern}))`,
  ];
}

const onFile = `coalesce(
  (SELECT p.company_name_en FROM supplier p WHERE p.company_id = a.company_id AND p.id = a.supplier_id),
  (SELECT k.company_name_en FROM customer k WHERE k.company_id = a.company_id AND k.id = a.customer_id))`;

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, status, customerNumber, currency, differs } = filters;
  const all = [
    await visibleInvoices(db, session),
    ...foundBy(search),
    status === "all" ? sql`a.voided_at IS NULL` : sql`${invoiceStatus} = ${status}`,
    ...(filters.paymentStatus === undefined ? [] : [sql`${paymentStatus} = ${filters.paymentStatus}`]),
    ...(customerNumber === "" ? [] : [sql`a.party_number ILIKE ${containing(customerNumber)}`]),
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...(differs === undefined ? [] : [differs ? sql`a.amount <> s.expected` : sql`a.amount = s.expected`]),
    within(sql`a.invoice_date`, "date", [filters.invoiceDateFrom, filters.invoiceDateTo]),
    within(sql`a.due_date`, "date", [filters.dueDateFrom, filters.dueDateTo]),
    ...namedLike(sql`a.created_by_name`, filters.createdByName),
    ...withinDays(sql`a.created_at`, filters.createdFrom, filters.createdTo),
  ];
  return sql.join(
    all.filter((one) => one !== undefined),
    sql` AND `,
  );
}

interface Page {
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Invoices `a` of a condition. */
export async function readInvoices(
  db: Db,
  where: SQL,
  { language, sort, order, limit, offset = 0 }: Page,
): Promise<ListedPaymentInvoice[]> {
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, a.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** A page of suppliers' invoices. */
export async function listInvoices({ db, input, session, language }: Context<typeof getPaymentInvoiceList>) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readInvoices(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered invoices as a spreadsheet. */
export async function exportInvoices(context: Context<typeof exportPaymentInvoiceList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readInvoices(db, where, { language, sort, order, limit: exportLimit });
  const title = paymentInvoiceTitles.all[language];
  return await exportedSheet(context, { title, ...sheetOfFields(paymentInvoiceShown, rows, language) });
}

/** Refuses an invoice that the user does not see. */
export async function checkVisible(db: Db, session: StaffSession, id: string): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT FROM payment_invoice a WHERE ${await visibleInvoices(db, session)} AND a.id = ${id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
}

/** An invoice's log, newest first. */
export async function showInvoiceLog({ db, input, session }: Context<typeof getPaymentInvoiceLog>) {
  await checkVisible(db, session, input.id);
  const record = { companyId: session.companyId, entity: "paymentInvoice", id: input.id };
  return await shownLog(db, record, paymentInvoiceActions);
}

/** Whether a person may read a stored file because an invoice that they see holds it. */
export async function seesPaymentInvoiceFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has(`${paymentInvoicePage}:view`)) return false;
  const { rows } = await db.execute(sql`
    SELECT FROM payment_invoice a JOIN payment_invoice_file f ON f.company_id = a.company_id AND f.payment_invoice_id = a.id
    WHERE ${await visibleInvoices(db, session)} AND f.file_id = ${fileId}`);
  return rows.length > 0;
}

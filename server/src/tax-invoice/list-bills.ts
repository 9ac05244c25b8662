import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import {
  invoiceableBillShown,
  taxInvoiceTitles,
  type exportTaxInvoiceBillList,
  type getElectronicInvoiceBillList,
  type getTaxInvoiceBillList,
  type getTaxInvoiceOptions,
  type InvoiceableBill,
} from "@lading/contract/tax-invoice";
import { sql, type SQL } from "drizzle-orm";
import { openBills, outstandingDays } from "#bill";
import { reconciled } from "#check-bill";
import { containingNumbers, containing, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { customerNameIn, customerNameLike } from "#customer";
import { creditLeftBy } from "#customer-contract";
import { chargeItemName, waybillNumber } from "#supplier-cost";
import { iso, visibleWaybills } from "#waybill";
import { standingOf } from "./held.ts";
import { ofOwnCustomers } from "./visible.ts";

type Filters = Omit<Context<typeof exportTaxInvoiceBillList>["input"], "sort" | "order">;
type Sort = Context<typeof exportTaxInvoiceBillList>["input"]["sort"];

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`b.created_at`,
  billDate: sql`b.bill_date`,
  invoiceNo: sql`b.bill_number`,
  customerName: sql`b.customer_name`,
  amount: sql`b.amount`,
};

const tables = sql`collection_bill b
  JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
  LEFT JOIN invoiced_bill s ON s.company_id = b.company_id AND s.bill_id = b.id`;

const left = sql`(b.amount - coalesce(s.applied + s.invoiced, 0))`;

/** Without a filter by their standing, bills of which something is left. */
async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, customerId, currency, taxInvoice, dateFrom, dateTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    sql`b.company_id = ${session.companyId} AND b.voided_at IS NULL AND (${await visibleWaybills(db, session)})`,
    taxInvoice === undefined ? sql`${left} > 0` : sql`${standingOf} = ${taxInvoice}`,
    ...(search === ""
      ? []
      : [
          sql`(b.bill_number ILIKE ${pattern} OR ${waybillNumber} ILIKE ${pattern} OR b.customer_number ILIKE ${pattern}
            OR ${customerNameLike("b", pattern)})`,
        ]),
    ...(customerId === undefined ? [] : [sql`b.customer_id = ${customerId}`]),
    ...(currency === undefined ? [] : [sql`b.currency = ${currency}`]),
    ...(dateFrom === "" ? [] : [sql`b.bill_date >= ${dateFrom}`]),
    ...(dateTo === "" ? [] : [sql`b.bill_date <= ${dateTo}`]),
  ];
  return sql.join(all, sql` AND `);
}

const creditLeft = creditLeftBy(openBills);
const checkBills = reconciled("bill");

interface Page {
  companyId: string;
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function read(
  db: Db,
  where: SQL,
  { companyId, language, sort, order, limit, offset = 0 }: Page,
): Promise<InvoiceableBill[]> {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<InvoiceableBill & Record<string, unknown>>(sql`
    SELECT b.id, b.waybill_id AS "waybillId", b.customer_id AS "customerId", b.bill_number AS "invoiceNo",
      b.customer_number AS "customerNumber", ${customerNameIn("b", language)} AS "customerName",
      ${waybillNumber} AS "waybillNumber", b.bill_date::text AS "billDate", b.currency, b.amount::text AS amount,
      (b.amount - b.written_off - b.waived)::text AS balance, ${outstandingDays} AS "outstandingDays",
      b.created_at AS "createDate", ${standingOf} AS "taxInvoice",
      coalesce(s.applied, 0)::text AS applied, coalesce(s.invoiced, 0)::text AS invoiced, ${left}::text AS left
    FROM ${tables} WHERE ${where} ORDER BY ${orders[sort]} ${direction}, b.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  const [credit, numbers] = [
    await creditLeft(
      db,
      companyId,
      rows.map(({ customerId }) => customerId),
    ),
    await checkBills(
      db,
      companyId,
      rows.map(({ id }) => id),
    ),
  ];
  return rows.map((row) => ({
    ...row,
    ...(credit.get(row.customerId) ?? { creditBalance: null, creditCurrency: null }),
    financialAccountNo: numbers.get(row.id) ?? "",
    createDate: iso(row.createDate),
    amount: plainAmount(row.amount, row.currency),
    balance: plainAmount(row.balance, row.currency),
    applied: plainAmount(row.applied, row.currency),
    invoiced: plainAmount(row.invoiced, row.currency),
    left: plainAmount(row.left, row.currency),
  }));
}

type Listing = Context<typeof getTaxInvoiceBillList> | Context<typeof getElectronicInvoiceBillList>;

async function pageOf({ db, input, session, language }: Listing, more: SQL) {
  const { page, pageSize, sort, order, ...filters } = input;
  const { companyId } = session;
  const where = sql`${await conditions(db, session, filters)} AND ${more}`;
  const [rows, counted] = await Promise.all([
    read(db, where, { companyId, language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`,
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A page of the bills that can be invoiced. */
export async function listBills(context: Context<typeof getTaxInvoiceBillList>) {
  return await pageOf(context, sql`true`);
}

/** A page of those of the salesperson's own customers. */
export async function listOwnBills(context: Context<typeof getElectronicInvoiceBillList>) {
  return await pageOf(context, await ofOwnCustomers(context.db, context.session, "b"));
}

/** The filtered bills as a spreadsheet. */
export async function exportBills(context: Context<typeof exportTaxInvoiceBillList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const { companyId } = session;
  const where = await conditions(db, session, filters);
  const rows = await read(db, where, { companyId, language, sort, order, limit: exportLimit });
  const title = taxInvoiceTitles.bills[language];
  return await exportedSheet(context, { title, ...sheetOfFields(invoiceableBillShown, rows, language) });
}

/** So many titles to choose from. */
const mostTitles = 50;

/** Titles and items that an application can have. */
export async function readOptions({ db, input, session, language }: Context<typeof getTaxInvoiceOptions>) {
  const { companyId } = session;
  const pattern = containing(input.search);
  const customerId = input.customerId ?? null;
  const titles = await db.execute<{ id: string; title: string; taxNumber: string }>(sql`
    SELECT t.id, t.title, t.tax_number AS "taxNumber" FROM invoice_title t
      LEFT JOIN (SELECT a.title_id, max(a.applied_at) AS at FROM tax_invoice_application a
        WHERE a.company_id = ${companyId} AND a.customer_id = ${customerId} GROUP BY a.title_id) used ON used.title_id = t.id
      LEFT JOIN customer c ON c.company_id = t.company_id AND c.id = ${customerId}
    WHERE t.company_id = ${companyId} AND (t.title ILIKE ${pattern} OR t.tax_number ILIKE ${pattern})
    ORDER BY used.at DESC NULLS LAST, t.title IN (c.customer_name, c.company_name_en) DESC NULLS LAST, t.created_at DESC, t.id
    LIMIT ${mostTitles}`);
  const items = await db.execute<{ id: string; item: string; taxRate: string }>(sql`
    SELECT i.id, ${chargeItemName(language)} AS item, i.tax_rate::text AS "taxRate" FROM invoice_item i
    WHERE i.company_id = ${companyId} AND i.enabled ORDER BY i.created_at, i.id`);
  return { titles: titles.rows, items: items.rows.map((row) => ({ ...row, taxRate: plainRate(row.taxRate) })) };
}

import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal, type Language } from "@lading/contract/core";
import {
  applicationShown,
  issuedShown,
  taxInvoiceTitles,
  type exportInvoicedTaxInvoiceList,
  type exportTaxInvoiceList,
  type getElectronicInvoiceList,
  type getInvoicedTaxInvoiceList,
  type getTaxInvoiceList,
  type IssuedInvoice,
} from "@lading/contract/tax-invoice";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { customerNameIn, customerNameLike } from "#customer";
import { iso } from "#waybill";
import { applicationColumns, shownApplication, type ApplicationRow } from "./read.ts";
import { ofOwnCustomers, visibleApplications } from "./visible.ts";

type Filters = Omit<Context<typeof exportTaxInvoiceList>["input"], "sort" | "order">;
type Sort = Context<typeof exportTaxInvoiceList>["input"]["sort"];

const orders: Readonly<Record<Sort, SQL>> = {
  appliedAt: sql`a.applied_at`,
  applicationNo: sql`a.number`,
  customerName: sql`a.customer_name`,
  title: sql`a.title`,
  amount: sql`a.amount`,
};

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, status, type, currency, applicant, appliedFrom, appliedTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await visibleApplications(db, session),
    ...(search === ""
      ? []
      : [
          sql`(a.number ILIKE ${pattern} OR a.title ILIKE ${pattern} OR a.tax_number ILIKE ${pattern}
            OR a.customer_number ILIKE ${pattern} OR ${customerNameLike("a", pattern)} OR EXISTS (
              SELECT FROM tax_invoice_bill l JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
              WHERE l.company_id = a.company_id AND l.application_id = a.id AND b.bill_number ILIKE ${pattern}))`,
        ]),
    ...(status === "all"
      ? []
      : [status === "open" ? sql`a.status IN ('applied', 'pending')` : sql`a.status = ${status}`]),
    ...(type === undefined ? [] : [sql`a.type = ${type}`]),
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...namedLike(sql`a.created_by_name`, applicant),
    ...withinDays(sql`a.applied_at`, appliedFrom, appliedTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page<S> {
  sort: S;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

const directionOf = (order: "asc" | "desc") => (order === "asc" ? sql`ASC` : sql`DESC`);

interface Reading {
  db: Db;
  session: StaffSession;
  language: Language;
}

async function readApplications({ db, session, language }: Reading, where: SQL, page: Page<Sort>) {
  const direction = directionOf(page.order);
  const { rows } = await db.execute<ApplicationRow>(sql`
    SELECT ${applicationColumns(session, language)} FROM tax_invoice_application a WHERE ${where}
    ORDER BY ${orders[page.sort]} ${direction}, a.id ${direction} LIMIT ${page.limit} OFFSET ${page.offset ?? 0}`);
  return rows.map(shownApplication);
}

type Listing = Context<typeof getTaxInvoiceList> | Context<typeof getElectronicInvoiceList>;

async function pageOf(context: Listing, more: SQL) {
  const { db, input, session } = context;
  const { page, pageSize, sort, order, ...filters } = input;
  const where = sql`${await conditions(db, session, filters)} AND ${more}`;
  const [rows, counted] = await Promise.all([
    readApplications(context, where, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM tax_invoice_application a WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A page of the applications. */
export async function listApplications(context: Context<typeof getTaxInvoiceList>) {
  return await pageOf(context, sql`true`);
}

/** A page of the applications of the salesperson's own customers. */
export async function listOwnApplications(context: Context<typeof getElectronicInvoiceList>) {
  return await pageOf(context, await ofOwnCustomers(context.db, context.session, "a"));
}

/** The filtered applications as a spreadsheet. */
export async function exportApplications(context: Context<typeof exportTaxInvoiceList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const rows = await readApplications(context, where, { sort, order, limit: exportLimit });
  const title = taxInvoiceTitles.applications[language];
  return await exportedSheet(context, { title, ...sheetOfFields(applicationShown, rows, language) });
}

type IssuedFilters = Omit<Context<typeof exportInvoicedTaxInvoiceList>["input"], "sort" | "order">;
type IssuedSort = Context<typeof exportInvoicedTaxInvoiceList>["input"]["sort"];

const issuedOrders: Readonly<Record<IssuedSort, SQL>> = {
  issuedAt: sql`i.issued_at`,
  number: sql`i.number`,
  customerName: sql`a.customer_name`,
  title: sql`a.title`,
  amount: sql`i.amount`,
};

const issuedTables = sql`tax_invoice i
  JOIN tax_invoice_application a ON a.company_id = i.company_id AND a.id = i.application_id`;

async function issuedConditions(db: Db, session: StaffSession, filters: IssuedFilters): Promise<SQL> {
  const { search, kind, currency, issuedFrom, issuedTo, issuedByName } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await visibleApplications(db, session),
    ...(search === ""
      ? []
      : [
          sql`(i.number ILIKE ${pattern} OR a.number ILIKE ${pattern} OR a.title ILIKE ${pattern} OR a.tax_number ILIKE ${pattern}
            OR a.customer_number ILIKE ${pattern} OR ${customerNameLike("a", pattern)})`,
        ]),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(currency === undefined ? [] : [sql`i.currency = ${currency}`]),
    ...withinDays(sql`i.issued_at`, issuedFrom, issuedTo),
    ...namedLike(sql`i.created_by_name`, issuedByName),
  ];
  return sql.join(all, sql` AND `);
}

async function readIssued({ db, language }: Omit<Reading, "session">, where: SQL, page: Page<IssuedSort>) {
  const direction = directionOf(page.order);
  const { rows } = await db.execute<IssuedInvoice & Record<string, unknown>>(sql`
    SELECT i.id, i.application_id AS "applicationId", i.number, i.kind, a.number AS "applicationNo",
      a.customer_number AS "customerNumber", ${customerNameIn("a", language)} AS "customerName", a.title,
      a.tax_number AS "taxNumber", i.issued_at AS "issuedAt", i.currency, i.amount::text AS amount, i.net::text AS net,
      i.tax::text AS tax, a.created_by_name AS applicant, i.created_by_name AS "issuedByName",
      coalesce((SELECT o.number FROM tax_invoice o WHERE o.company_id = i.company_id AND o.refund_of = i.id), '') AS "refundedBy",
      coalesce((SELECT o.number FROM tax_invoice o WHERE o.company_id = i.company_id AND o.id = i.refund_of), '') AS "refundOf"
    FROM ${issuedTables} WHERE ${where}
    ORDER BY ${issuedOrders[page.sort]} ${direction}, i.id ${direction} LIMIT ${page.limit} OFFSET ${page.offset ?? 0}`);
  return rows.map((row) => ({
    ...row,
    amount: plainAmount(row.amount, row.currency),
    net: plainAmount(row.net, row.currency),
    tax: plainAmount(row.tax, row.currency),
    issuedAt: iso(row.issuedAt),
  }));
}

/** A page of issued invoices and their refunds. */
export async function listIssued(context: Context<typeof getInvoicedTaxInvoiceList>) {
  const { db, input, session } = context;
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await issuedConditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readIssued(context, where, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${issuedTables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered invoices and refunds as a spreadsheet. */
export async function exportIssued(context: Context<typeof exportInvoicedTaxInvoiceList>) {
  const { db, input, session, language } = context;
  const { sort, order, ...filters } = input;
  const rows = await readIssued(context, await issuedConditions(db, session, filters), {
    sort,
    order,
    limit: exportLimit,
  });
  const title = taxInvoiceTitles.issued[language];
  return await exportedSheet(context, { title, ...sheetOfFields(issuedShown, rows, language) });
}

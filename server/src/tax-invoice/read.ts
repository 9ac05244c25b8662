import { plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { coreRefusals, refuse, type Currency, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { filesPath } from "@lading/contract/files";
import {
  taxedAmount,
  type ApplicationBill,
  type InvoiceLine,
  type ListedApplication,
  type loadTaxInvoiceInfo,
  type WholeApplication,
  type WholeInvoice,
} from "@lading/contract/tax-invoice";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { waybillNumber } from "#supplier-cost";
import { iso } from "#waybill";
import { mayIssue } from "./separation.ts";
import { visibleApplications } from "./visible.ts";

/** Columns of an application `a` as lists show it. */
export const applicationColumns = (
  { userId }: { userId: string },
  language: Language,
) => sql`a.id, a.customer_id AS "customerId", a.created_by = ${userId}::uuid AS own, a.number AS "applicationNo", a.status, a.type,
  a.customer_number AS "customerNumber", ${customerNameIn("a", language)} AS "customerName", a.title, a.tax_number AS "taxNumber",
  a.currency, a.amount::text AS amount, a.created_by_name AS applicant, a.applied_at AS "appliedAt", a.reason, a.remark, a.version`;

export type ApplicationRow = ListedApplication & Record<string, unknown>;

export const shownApplication = <R extends ApplicationRow>(row: R): R => ({
  ...row,
  amount: plainAmount(row.amount, row.currency),
  appliedAt: iso(row.appliedAt),
});

/** Refuses an application that the user does not see as not found. */
export async function checkSeen(db: Db, session: StaffSession, id: string): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT FROM tax_invoice_application a WHERE ${await visibleApplications(db, session)} AND a.id = ${id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
}

/** A line of an application as the table has it, its item in a language. */
export interface ItemRow extends Record<string, unknown> {
  line: number;
  invoiceItemId: string;
  item: string;
  taxCode: string;
  taxRate: string;
  amount: string;
  remark: string;
}

const itemName = (language: Language): SQL =>
  ({ zh: sql`t.chinese_name`, en: sql`t.english_name`, ar: sql`t.arabic_name` })[language];

export async function readItems(
  db: Db,
  companyId: string,
  applicationId: string,
  language: Language,
): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    SELECT t.line, t.invoice_item_id AS "invoiceItemId", ${itemName(language)} AS item, t.tax_code AS "taxCode",
      t.tax_rate::text AS "taxRate", t.amount::text AS amount, t.remark
    FROM tax_invoice_item t WHERE t.company_id = ${companyId} AND t.application_id = ${applicationId} ORDER BY t.line`);
  return rows;
}

async function readBills(db: Db, companyId: string, { id, currency }: ApplicationRow): Promise<ApplicationBill[]> {
  const { rows } = await db.execute<ApplicationBill & Record<string, unknown>>(sql`
    SELECT b.id, b.bill_number AS "invoiceNo", ${waybillNumber} AS "waybillNumber", b.bill_date::text AS "billDate",
      b.amount::text AS "billAmount", (b.amount - coalesce(s.applied + s.invoiced, 0))::text AS left, l.amount::text AS amount
    FROM tax_invoice_bill l
    JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.bill_id
    JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
    LEFT JOIN invoiced_bill s ON s.company_id = b.company_id AND s.bill_id = b.id
    WHERE l.company_id = ${companyId} AND l.application_id = ${id} ORDER BY b.bill_date, b.bill_number`);
  return rows.map((row) => ({
    ...row,
    billAmount: plainAmount(row.billAmount, currency),
    left: plainAmount(row.left, currency),
    amount: plainAmount(row.amount, currency),
  }));
}

type InvoiceRow = Omit<WholeInvoice, "lines"> & Record<string, unknown> & { currency: Currency };
type LineRow = InvoiceLine & Record<string, unknown> & { taxInvoiceId: string };

/** Invoices `i` of a condition, whole, in the order that they were issued, each refund after the invoices. */
export async function readInvoices(db: Db, where: SQL, language: Language): Promise<WholeInvoice[]> {
  const { rows } = await db.execute<InvoiceRow>(sql`
    SELECT i.id, i.number, i.kind, i.issued_at AS "issuedAt", i.currency, i.amount::text AS amount, i.net::text AS net,
      i.tax::text AS tax, i.reason, i.created_by_name AS "issuedByName",
      coalesce((SELECT o.number FROM tax_invoice o WHERE o.company_id = i.company_id AND o.id = i.refund_of), '') AS "refundOf",
      coalesce((SELECT o.number FROM tax_invoice o WHERE o.company_id = i.company_id AND o.refund_of = i.id), '') AS "refundedBy",
      coalesce((SELECT json_agg(json_build_object('id', f.id, 'path', ${`${filesPath}/`}::text || f.id, 'name', f.name,
          'type', f.type, 'size', f.size) ORDER BY p.place)
        FROM tax_invoice_file p JOIN stored_file f ON f.company_id = p.company_id AND f.id = p.file_id
        WHERE p.company_id = i.company_id AND p.tax_invoice_id = i.id), '[]') AS files
    FROM tax_invoice i JOIN tax_invoice_application a ON a.company_id = i.company_id AND a.id = i.application_id
    WHERE ${where} ORDER BY i.kind, i.created_at, i.id`);
  const ids = rows.map(({ id }) => id);
  const lines = await db.execute<LineRow>(sql`
    SELECT l.tax_invoice_id AS "taxInvoiceId", l.line, t.invoice_item_id AS "invoiceItemId", ${itemName(language)} AS item,
      t.tax_code AS "taxCode", t.tax_rate::text AS "taxRate", l.amount::text AS amount, l.net::text AS net, l.tax::text AS tax,
      t.remark
    FROM tax_invoice_line l
    JOIN tax_invoice i ON i.company_id = l.company_id AND i.id = l.tax_invoice_id
    JOIN tax_invoice_item t ON t.company_id = i.company_id AND t.application_id = i.application_id AND t.line = l.line
    WHERE i.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY l.line`);
  return rows.map(({ currency, ...row }) => ({
    ...row,
    ...plainOf(row, currency),
    issuedAt: iso(row.issuedAt),
    lines: lines.rows
      .filter(({ taxInvoiceId }) => taxInvoiceId === row.id)
      .map(({ taxInvoiceId: _invoice, ...line }) => ({
        ...line,
        ...plainOf(line, currency),
        taxRate: plainRate(line.taxRate),
      })),
  }));
}

const plainOf = ({ amount, net, tax }: { amount: string; net: string; tax: string }, currency: string) => ({
  amount: plainAmount(amount, currency),
  net: plainAmount(net, currency),
  tax: plainAmount(tax, currency),
});

/** A whole application that the user sees. */
export async function loadApplication({
  db,
  input,
  session,
  language,
}: Context<typeof loadTaxInvoiceInfo>): Promise<WholeApplication> {
  const { companyId } = session;
  type Row = ApplicationRow & Pick<WholeApplication, "titleId" | "address" | "bank"> & { createdBy: string };
  const { rows } = await db.execute<Row>(sql`
    SELECT ${applicationColumns(session, language)}, a.title_id AS "titleId", a.title_address AS address, a.title_bank AS bank,
      a.created_by AS "createdBy"
    FROM tax_invoice_application a WHERE ${await visibleApplications(db, session)} AND a.id = ${input.id}`);
  const [found] = rows;
  if (!found) throw refuse(coreRefusals.notFound);
  const { createdBy, ...row } = found;
  const { currency } = row;
  const items = (await readItems(db, companyId, row.id, language)).map((item) => ({
    ...item,
    ...taxedAmount(item.amount, item.taxRate, currency),
    taxRate: plainRate(item.taxRate),
  }));
  const sum = (name: "net" | "tax") =>
    sumOfAmounts(
      items.map((item) => item[name]),
      currency,
    );
  const ofThis = sql`i.company_id = ${companyId} AND i.application_id = ${row.id}`;
  return {
    ...shownApplication(row),
    net: sum("net"),
    tax: sum("tax"),
    mayIssue: await mayIssue({ db, session }, { createdBy }),
    items,
    bills: await readBills(db, companyId, row),
    invoices: await readInvoices(db, ofThis, language),
  };
}

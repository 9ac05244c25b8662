import { coreRefusals, refuse } from "@lading/contract/core";
import { paymentPage, type ListedPayment } from "@lading/contract/payment";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { visibleRequests } from "#financial-request";
import { visibleInvoices } from "#payment-invoice";
import type { PaidAccount } from "./account.ts";

/** A payment record as lists read it, its amount with all its decimals. */
export type Row = ListedPayment & Record<string, unknown>;

/** The payments `p` that the person sees: those of requests and invoices that they see. */
export async function visiblePayments(db: Db, session: StaffSession): Promise<SQL> {
  const expenses = await visibleRequests(db, session, "expense");
  const payroll = await visibleRequests(db, session, "payroll");
  const invoices = session.rights.has(`${paymentPage}:view`) ? await visibleInvoices(db, session) : sql`false`;
  const paysAll = session.rights.has(`${paymentPage}/paying:approve`);
  const ofExpenses = paysAll
    ? sql`true`
    : sql`EXISTS (SELECT FROM financial_request r WHERE ${expenses} AND r.id = p.subject_id)`;
  return sql`(p.company_id = ${session.companyId} AND CASE p.subject WHEN 'expense' THEN ${ofExpenses}
    WHEN 'payroll' THEN EXISTS (SELECT FROM financial_request r WHERE ${payroll} AND r.id = p.subject_id)
    ELSE EXISTS (SELECT FROM payment_invoice a WHERE ${invoices} AND a.id = p.subject_id) END)`;
}

/** Columns that a list reads of a payment `p`. */
export const columns = sql`p.id, p.subject_id AS "subjectId", p.number, p.subject, p.subject_number AS "subjectNumber", p.title,
  p.payee, p.currency, p.amount::text AS amount, p.paid_on::text AS "paidOn", p.method, p.account_name AS "accountId",
  p.remark, p.paid_by_name AS "paidByName", p.created_at AS "createDate"`;

interface Whole extends Row {
  batchId: string;
  accounts: PaidAccount[];
  alone: boolean;
  together: number;
}

/** A payment that the person sees; refused as not found else. */
export async function findSeen(db: Db, session: StaffSession, id: string): Promise<Whole> {
  const { rows } = await db.execute<Whole>(sql`
    SELECT ${columns}, p.batch_id AS "batchId", p.payee_accounts AS accounts, p.alone,
      (SELECT count(*)::int FROM payment b WHERE b.company_id = p.company_id AND b.batch_id = p.batch_id) AS together
    FROM payment p WHERE ${await visiblePayments(db, session)} AND p.id = ${id}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  return row;
}

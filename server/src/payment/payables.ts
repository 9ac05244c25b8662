import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal } from "@lading/contract/core";
import type { getPayableList, Payable } from "@lading/contract/payment";
import { sql, type SQL } from "drizzle-orm";
import { deciderOf } from "#approval";
import { namedLike, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleRequests } from "#financial-request";
import { visibleInvoices } from "#payment-invoice";

type Wanted = Context<typeof getPayableList>["input"];

/** Whose the accounts of a request `r` are, each once; payroll names no other payee. NULL where all of it is paid in cash. */
const accountNames = sql`(SELECT string_agg(n.name, ', ' ORDER BY n.place) FROM (
  SELECT a.account ->> 'accountName' AS name, min(a.place) AS place
  FROM jsonb_array_elements(r.payee_accounts) WITH ORDINALITY AS a (account, place)
  WHERE a.account ->> 'accountName' <> '' GROUP BY 1) AS n)`;

/** Approved requests `r` that the person sees, as rows of the list. */
async function requestRows(db: Db, session: StaffSession, hinders: (own: SQL, decided: SQL) => SQL): Promise<SQL> {
  const expenses = await visibleRequests(db, session, "expense");
  const payroll = await visibleRequests(db, session, "payroll");
  const decided = sql`EXISTS (SELECT FROM approval a
    JOIN approval_level d ON d.company_id = a.company_id AND d.approval_id = a.id
    WHERE a.company_id = r.company_id AND a.subject_id = r.id AND a.outcome = 'agreed'
      AND ${session.userId} IN (d.decided_by, d.decided_for))`;
  return sql`SELECT r.id, r.kind AS subject, r.number AS "subjectNumber", r.statement AS title,
      coalesce(nullif(r.supplier_name, ''), ${accountNames}, r.applicant_name) AS payee, r.currency, r.amount, r.last_payment_date AS "payBy",
      r.applicant_name AS "applicantName", ${hinders(sql`r.applicant_id = ${session.userId}`, decided)} AS hindrance, r.version
    FROM financial_request r WHERE r.stage = 'approved' AND (${expenses} OR ${payroll})`;
}

/** Confirmed invoices `a` of which something is left to pay. */
async function invoiceRows(db: Db, session: StaffSession, hinders: (own: SQL, decided: SQL) => SQL): Promise<SQL> {
  const { userId } = session;
  const left = sql`(SELECT coalesce(sum(CASE WHEN l.cost_id IS NULL THEN l.amount ELSE c.amount - c.written_off - c.waived END), 0)
      AS amount, coalesce(sum(c.amount - c.written_off - c.waived), 0) AS costs
    FROM payment_invoice_line l LEFT JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.cost_id
    WHERE l.company_id = a.company_id AND l.payment_invoice_id = a.id)`;
  const own = sql`${userId} IN (a.created_by, a.changed_by)`;
  return sql`SELECT a.id, 'invoice' AS subject, a.number AS "subjectNumber", a.bill_refer_no AS title,
      a.party_name AS payee, a.currency, s.amount, a.due_date AS "payBy", a.created_by_name AS "applicantName",
      ${hinders(own, sql`a.confirmed_by = ${userId}`)} AS hindrance, a.version
    FROM payment_invoice a CROSS JOIN LATERAL ${left} s
    WHERE ${await visibleInvoices(db, session)} AND a.voided_at IS NULL AND a.confirmed_at IS NOT NULL AND s.costs > 0`;
}

const orders: Readonly<Record<Wanted["sort"], SQL>> = {
  payBy: sql`f."payBy"`,
  subjectNumber: sql`f."subjectNumber"`,
  amount: sql`f.amount`,
};

async function found(db: Db, session: StaffSession, wanted: Wanted): Promise<SQL> {
  const { isAlone } = await deciderOf(db, session);
  const hinders = (own: SQL, decided: SQL) =>
    isAlone ? sql`''` : sql`CASE WHEN ${own} THEN 'own' WHEN ${decided} THEN 'decided' ELSE '' END`;
  const { search, subject, currency } = wanted;
  const all = [
    sql`true`,
    ...namedLike(sql`concat_ws(chr(10), f."subjectNumber", f.title, f.payee)`, search),
    ...(subject === undefined ? [] : [sql`f.subject = ${subject}`]),
    ...(currency === undefined ? [] : [sql`f.currency = ${currency}`]),
  ];
  const rows = sql`${await requestRows(db, session, hinders)} UNION ALL ${await invoiceRows(db, session, hinders)}`;
  return sql`(${rows}) AS f WHERE ${sql.join(all, sql` AND `)}`;
}

/** A page of what waits for the cashier. */
export async function listPayables({ db, input, session }: Context<typeof getPayableList>) {
  const { page, pageSize, sort, order } = input;
  const from = await found(db, session, input);
  const direction = order === "asc" ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<
      Payable & Record<string, unknown>
    >(sql`SELECT f.id, f.subject, f."subjectNumber", f.title, f.payee, f.currency,
        f.amount::text AS amount, f."payBy"::text AS "payBy", f."applicantName", f.hindrance, f.version
      FROM ${from} ORDER BY ${orders[sort]} ${direction}, f.id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM (SELECT FROM ${from} LIMIT ${exactTotal + 1}) AS all_found`,
    ),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, amount: plainAmount(row.amount, row.currency) })),
    total: counted.rows[0]?.total ?? 0,
  };
}

import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { filesPath, type StoredFile } from "@lading/contract/files";
import type { loadPaymentInvoiceInfo, WholePaymentInvoice } from "@lading/contract/payment-invoice";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { isOnlyUser } from "#user";
import { costColumns, shownCost, type CostRow } from "./costs.ts";
import { readInvoices, visibleInvoices } from "./read.ts";

/** A whole supplier's invoice that the user sees. */
export async function loadInvoice({ db, input, session, language }: Context<typeof loadPaymentInvoiceInfo>) {
  const { companyId, userId } = session;
  const where = sql`${await visibleInvoices(db, session)} AND a.id = ${input.id}`;
  const page = { language, sort: "createDate", order: "desc", limit: 1 } as const;
  const [row] = await readInvoices(db, where, page);
  if (!row) throw refuse(coreRefusals.notFound);
  const record = { companyId, id: row.id, currency: row.currency };
  const { rows } = await db.execute<{ mine: boolean }>(sql`SELECT ${userId} IN (created_by, changed_by) AS mine
    FROM payment_invoice WHERE company_id = ${companyId} AND id = ${row.id}`);
  return {
    ...row,
    costs: await costsOf(db, record, language),
    differences: await differencesOf(db, record),
    attachments: await filesOf(db, record),
    payments: await paymentsOf(db, record),
    checkBills: await checkBillsOf(db, record),
    mayConfirm: rows[0]?.mine !== true || (await isOnlyUser(db, session)),
  };
}

interface OfInvoice {
  companyId: string;
  id: string;
  currency: WholePaymentInvoice["currency"];
}

/** The invoice's own lines of costs `n`, also once it is voided and they stand on another. */
async function costsOf(db: Db, { companyId, id }: OfInvoice, language: Language) {
  const own = { line: "n", invoice: "v" };
  const { rows } = await db.execute<CostRow>(sql`SELECT ${costColumns(language, own)}
    FROM payment_invoice_line n JOIN payment_invoice v ON v.company_id = n.company_id AND v.id = n.payment_invoice_id
    JOIN supplier_cost c ON c.company_id = n.company_id AND c.id = n.cost_id
    JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    JOIN charge_item i ON i.company_id = c.company_id AND i.id = c.charge_item_id
    WHERE n.company_id = ${companyId} AND n.payment_invoice_id = ${id} ORDER BY n.line`);
  return rows.map(shownCost);
}

async function differencesOf(db: Db, { companyId, id, currency }: OfInvoice) {
  const { rows } = await db.execute<{ amount: string; reason: string }>(sql`SELECT amount::text AS amount, reason
    FROM payment_invoice_line WHERE company_id = ${companyId} AND payment_invoice_id = ${id} AND cost_id IS NULL ORDER BY line`);
  return rows.map(({ amount, reason }) => ({ amount: plainAmount(amount, currency), reason }));
}

async function filesOf(db: Db, { companyId, id }: OfInvoice): Promise<StoredFile[]> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    SELECT s.id, ${`${filesPath}/`}::text || s.id AS path, s.name, s.type, s.size::int AS size
    FROM payment_invoice_file f JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
    WHERE f.company_id = ${companyId} AND f.payment_invoice_id = ${id} ORDER BY f.place`);
  return rows;
}

/** Standing write-offs of the invoice's costs: those that wait have no day yet. */
async function paymentsOf(db: Db, { companyId, id, currency }: OfInvoice) {
  const { rows } = await db.execute<WholePaymentInvoice["payments"][number] & Record<string, unknown>>(sql`
    SELECT o.id AS "writeOffId", o.number AS "creditReferenceNumber", coalesce(m.number, '') AS source, o.posted_on::text AS day,
      sum(w.amount)::text AS amount, sum(w.waived)::text AS waived
    FROM payment_invoice_line l
    JOIN write_off_line w ON w.company_id = l.company_id AND w.record_id = l.cost_id AND w.kind = 'cost' AND w.standing <> 'free'
    JOIN write_off o ON o.company_id = w.company_id AND o.id = w.write_off_id
    LEFT JOIN money_source m ON m.company_id = o.company_id AND m.id = o.source_id
    WHERE l.company_id = ${companyId} AND l.payment_invoice_id = ${id} AND l.open
    GROUP BY o.id, o.number, m.number, o.posted_on, o.created_at ORDER BY o.posted_on NULLS LAST, o.created_at`);
  return rows.map((row) => ({
    ...row,
    amount: plainAmount(row.amount, currency),
    waived: plainAmount(row.waived, currency),
  }));
}

async function checkBillsOf(db: Db, { companyId, id }: OfInvoice) {
  const { rows } = await db.execute<WholePaymentInvoice["checkBills"][number] & Record<string, unknown>>(sql`
    SELECT DISTINCT b.id, b.number AS "financialAccountNo" FROM payment_invoice_line l
    JOIN check_bill_line g ON g.company_id = l.company_id AND g.record_id = l.cost_id AND g.kind = 'cost'
    JOIN check_bill b ON b.company_id = g.company_id AND b.id = g.check_bill_id AND b.voided_at IS NULL
    WHERE l.company_id = ${companyId} AND l.payment_invoice_id = ${id} AND l.open ORDER BY b.number`);
  return rows;
}

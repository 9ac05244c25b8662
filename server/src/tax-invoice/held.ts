import type { BillTaxInvoice } from "@lading/contract/bill";
import { sql, type SQL } from "drizzle-orm";
import type { TaxInvoices } from "#bill";
import type { Db } from "#core/db";

/** The numbers of standing applications and of invoices of these bills, by the bill's id: such a bill does not change. */
export async function invoicedOn(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    SELECT s.bill_id AS id, (
      SELECT max(a.number) FROM tax_invoice_bill l
      JOIN tax_invoice_application a ON a.company_id = l.company_id AND a.id = l.application_id
      WHERE l.company_id = s.company_id AND l.bill_id = s.bill_id AND a.status IN ('applied', 'invoiced')) AS number
    FROM invoiced_bill s
    WHERE s.company_id = ${companyId} AND s.applied + s.invoiced > 0 AND s.bill_id = ANY(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** How much of a bill stands on tax invoices, of a row `s` of `invoiced_bill` that may be missing. */
export const standingOf: SQL = sql`CASE WHEN s.invoiced >= s.amount THEN 'invoiced' WHEN s.invoiced > 0 THEN 'partly'
  WHEN s.applied > 0 THEN 'applied' ELSE 'none' END`;

/** See {@link TaxInvoices}. */
export const taxInvoicesOfBills: TaxInvoices = {
  of: readStandings,
  standings: sql`(SELECT s.company_id, s.bill_id, ${standingOf} AS standing FROM invoiced_bill s)`,
};

async function readStandings(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BillTaxInvoice>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; standing: BillTaxInvoice }>(sql`
    SELECT s.bill_id AS id, ${standingOf} AS standing FROM invoiced_bill s
    WHERE s.company_id = ${companyId} AND s.bill_id = ANY(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, standing }) => [id, standing]));
}

import type { CostInvoices } from "#supplier-cost";
import { sql } from "drizzle-orm";

/** The invoices that costs stand on, by the cost's id; one on a confirmed invoice does not change, one on any does not go. */
export const costInvoices: CostInvoices = async (db, companyId, ids) => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ costId: string; id: string; number: string; confirmed: boolean }>(sql`
    SELECT l.cost_id AS "costId", a.id, a.number, a.confirmed_at IS NOT NULL AS confirmed FROM payment_invoice_line l
    JOIN payment_invoice a ON a.company_id = l.company_id AND a.id = l.payment_invoice_id
    WHERE l.company_id = ${companyId} AND l.open AND l.cost_id = ANY(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ costId, ...invoice }) => [costId, invoice]));
};

import { sql } from "drizzle-orm";
import type { SupplierUse } from "#supplier";

/** Which of these suppliers sent invoices. */
export const paymentInvoiceSupplierUse: SupplierUse = {
  table: "payment_invoice",
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT supplier_id AS id FROM payment_invoice
      WHERE company_id = ${companyId} AND supplier_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
};

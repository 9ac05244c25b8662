import { sql } from "drizzle-orm";
import type { SupplierUse } from "#supplier";

/** Which of these suppliers stand on a check bill, or are linked with a customer as one firm. */
const usedIn = (table: "check_bill" | "linked_firm"): SupplierUse => ({
  table,
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT supplier_id AS id FROM ${sql.identifier(table)}
      WHERE company_id = ${companyId} AND supplier_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
});

export const checkBillSupplierUse = usedIn("check_bill");
export const linkedSupplierUse = usedIn("linked_firm");

import { sql } from "drizzle-orm";
import type { SupplierUse } from "#supplier";

/** Which of these suppliers were paid, or stand on a write-off. */
const usedIn = (table: "money_source" | "write_off"): SupplierUse => ({
  table,
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT supplier_id AS id FROM ${sql.identifier(table)}
      WHERE company_id = ${companyId} AND supplier_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
});

export const sourceSupplierUse = usedIn("money_source");
export const writeOffSupplierUse = usedIn("write_off");

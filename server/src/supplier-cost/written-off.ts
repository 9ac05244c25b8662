import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** Changes what is written off and waived of costs, whose locks the caller holds; below zero takes it back. */
export async function changeWrittenOffCosts(
  db: Db,
  companyId: string,
  changes: readonly { id: string; amount: string; waived: string }[],
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    UPDATE supplier_cost c SET written_off = c.written_off + change.amount, waived = c.waived + change.waived,
      version = c.version + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id uuid, amount numeric, waived numeric)
    WHERE c.company_id = ${companyId} AND c.id = change.id`);
  if (rowCount !== changes.length) throw new Error("Written-off costs are there: they were locked");
}

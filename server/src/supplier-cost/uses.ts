import { sql } from "drizzle-orm";
import type { ChargeItemUse } from "#charge-item";

/** Under which of these charge items there are supplier costs. */
export const costUse: ChargeItemUse = async (db, companyId, ids) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT item AS id FROM unnest(${sql.param([...ids])}::uuid[]) AS item
    WHERE EXISTS (SELECT FROM supplier_cost c WHERE c.company_id = ${companyId} AND c.charge_item_id = item)`);
  return new Set(rows.map(({ id }) => id));
};

import { sql } from "drizzle-orm";
import type { ChargeItemUse } from "#charge-item";

/** Under which of these charge items something was billed. */
export const billUse: ChargeItemUse = async (db, companyId, ids) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT item AS id FROM unnest(${sql.param([...ids])}::uuid[]) AS item
    WHERE EXISTS (SELECT FROM collection_bill_line l WHERE l.company_id = ${companyId} AND l.charge_item_id = item)`);
  return new Set(rows.map(({ id }) => id));
};

import { waybillRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { WaybillUse } from "#waybill";

/** Of which of these waybills goods lie in a warehouse. */
export const waybillGoodsUse: WaybillUse = {
  table: "goods_receipt",
  refusal: waybillRefusals.deleteRefused,
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT waybill_id AS id FROM goods_receipt
      WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...ids])}::uuid[]) AND withdrawn_at IS NULL`);
    return new Set(rows.map(({ id }) => id));
  },
};

import { accountRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { ChargeItemUse } from "#charge-item";
import type { WaybillUse } from "#waybill";

/** Under which of these charge items something was billed. */
export const billUse: ChargeItemUse = {
  table: "collection_bill_line",
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
    SELECT item AS id FROM unnest(${sql.param([...ids])}::uuid[]) AS item
    WHERE EXISTS (SELECT FROM collection_bill_line l WHERE l.company_id = ${companyId} AND l.charge_item_id = item)`);
    return new Set(rows.map(({ id }) => id));
  },
};

/** Which of these waybills have bills. */
export const waybillBillUse: WaybillUse = {
  table: "collection_bill",
  refusal: accountRefusals.hasAccount,
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT waybill_id AS id FROM collection_bill
      WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
};

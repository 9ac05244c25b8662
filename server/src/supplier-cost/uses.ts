import { accountRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { ChargeItemUse } from "#charge-item";
import type { SupplierUse } from "#supplier";
import type { WaybillUse } from "#waybill";

/** Under which of these charge items there are supplier costs. */
export const costUse: ChargeItemUse = {
  table: "supplier_cost",
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
    SELECT item AS id FROM unnest(${sql.param([...ids])}::uuid[]) AS item
    WHERE EXISTS (SELECT FROM supplier_cost c WHERE c.company_id = ${companyId} AND c.charge_item_id = item)`);
    return new Set(rows.map(({ id }) => id));
  },
};

/** To which of these suppliers there are costs. */
export const supplierUse: SupplierUse = {
  table: "supplier_cost",
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT supplier_id AS id FROM supplier_cost
    WHERE company_id = ${companyId} AND supplier_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
};

/** Which of these waybills have supplier costs. */
export const waybillCostUse: WaybillUse = {
  table: "supplier_cost",
  refusal: accountRefusals.hasAccount,
  find: async (db, companyId, ids) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT DISTINCT waybill_id AS id FROM supplier_cost
      WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...ids])}::uuid[])`);
    return new Set(rows.map(({ id }) => id));
  },
};

import { refuse } from "@lading/contract/core";
import { accountRefusals, waybillRefusals, type deleteWayBillInfo } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import { trackingNumbers } from "#tracking";
import { allChanges } from "./build/store.ts";
import { returnMainNumber } from "./stock/issue.ts";
import { retiredNumbers, waybillItems, waybills } from "./tables.ts";
import { lockWaybills } from "./visible.ts";

/**
 * Deletes waybills without bills, costs, stock or main waybill, all or none (decisions.md, "Waybills"). Their numbers are
 * kept, so that none is used twice. Events stay where they are: they are only ever added, and lead nowhere any more.
 */
export async function deleteWaybills(context: Context<typeof deleteWayBillInfo>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const locked = await lockWaybills(db, session, input.ids);
  const ids = locked.map(({ id }) => id);
  const which = and(eq(waybills.companyId, companyId), inArray(waybills.id, ids));
  const [rows, items, [house]] = await Promise.all([
    db.select().from(waybills).where(which),
    db
      .select()
      .from(waybillItems)
      .where(and(eq(waybillItems.companyId, companyId), inArray(waybillItems.waybillId, ids))),
    db
      .select({ mainWaybillId: waybills.mainWaybillId })
      .from(waybills)
      .where(and(eq(waybills.companyId, companyId), inArray(waybills.mainWaybillId, ids)))
      .limit(1),
  ]);
  const charged = await hasAccount(db, companyId, ids);
  const billed = rows.find(({ id }) => charged.has(id));
  if (billed) throw refuse(accountRefusals.hasAccount, { number: billed.houseNumber });
  const bound = rows.find(
    ({ id, mainWaybillId, paymentStatus }) =>
      mainWaybillId !== null || paymentStatus !== "unbilled" || id === house?.mainWaybillId,
  );
  if (bound) throw refuse(waybillRefusals.deleteRefused, { number: bound.houseNumber });
  await refuseStocked(db, companyId, ids);
  await Promise.all([
    logOperations(
      db,
      doerOf(context),
      { entity: "waybill", action: "delete" },
      rows.map((row) => ({
        id: row.id,
        number: row.houseNumber,
        changes: allChanges({ row, items: items.filter(({ waybillId }) => waybillId === row.id) }, null),
      })),
    ),
    insertRows(
      db,
      retiredNumbers,
      rows.map(({ houseNumber }) => ({ companyId, number: houseNumber })),
    ),
    db
      .delete(trackingNumbers)
      .where(and(eq(trackingNumbers.companyId, companyId), inArray(trackingNumbers.waybillId, ids))),
  ]);
  for (const waybillId of ids) await returnMainNumber(db, { companyId, waybillId });
  await db.delete(waybills).where(which);
  return { deleted: rows.length };
}

/** Goods that lie in a warehouse belong to a waybill (goods-receipt); whoever receives some locks the waybill first, too. */
async function refuseStocked(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT house_number AS number FROM goods_receipt
    WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...ids])}::uuid[]) AND withdrawn_at IS NULL LIMIT 1`);
  const [stocked] = rows;
  if (stocked) throw refuse(waybillRefusals.deleteRefused, { number: stocked.number });
}

/** Those of these waybills that have bills or supplier costs; who adds one locks the waybill as well. */
async function hasAccount(db: Db, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const asked = sql.param([...ids]);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT waybill_id AS id FROM collection_bill WHERE company_id = ${companyId} AND waybill_id = ANY(${asked}::uuid[])
    UNION
    SELECT waybill_id AS id FROM supplier_cost WHERE company_id = ${companyId} AND waybill_id = ANY(${asked}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

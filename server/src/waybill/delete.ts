import { refuse } from "@lading/contract/core";
import { waybillRefusals, type deleteWayBillInfo } from "@lading/contract/waybill";
import { and, eq, inArray } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import { allChanges } from "./build/store.ts";
import type { WaybillUse } from "./neighbours.ts";
import { returnMainNumber } from "./stock/issue.ts";
import { retiredNumbers, waybillItems, waybills } from "./tables.ts";
import { lockWaybills } from "./visible.ts";
import { trackingHandOvers, trackingNumbers } from "./tracking/tables.ts";

/**
 * Deletes waybills without bills, costs, stock or main waybill, all or none (decisions.md, "Waybills"). Their numbers are
 * kept, so that none is used twice. Events stay where they are: they are only ever added, and lead nowhere any more.
 */
export function deleteWaybills(usedBy: readonly WaybillUse[]) {
  return async (context: Context<typeof deleteWayBillInfo>) => {
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
    await refuseUsed(db, usedBy, rows);
    const bound = rows.find(
      ({ id, mainWaybillId, paymentStatus }) =>
        mainWaybillId !== null || paymentStatus !== "unbilled" || id === house?.mainWaybillId,
    );
    if (bound) throw refuse(waybillRefusals.deleteRefused, { number: bound.houseNumber });
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
      db
        .delete(trackingHandOvers)
        .where(and(eq(trackingHandOvers.companyId, companyId), inArray(trackingHandOvers.waybillId, ids))),
    ]);
    for (const waybillId of ids) await returnMainNumber(db, { companyId, waybillId });
    await db.delete(waybills).where(which);
    return { deleted: rows.length };
  };
}

/** Refuses when a module keeps something on one of these waybills. */
async function refuseUsed(db: Db, uses: readonly WaybillUse[], rows: readonly (typeof waybills.$inferSelect)[]) {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  const found = await Promise.all(uses.map(({ find }) => find(db, first.companyId, ids)));
  for (const [place, { refusal }] of uses.entries()) {
    const used = rows.find(({ id }) => found[place]?.has(id));
    if (used) throw refuse(refusal, { number: used.houseNumber });
  }
}

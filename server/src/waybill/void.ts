import { refuse } from "@lading/contract/core";
import { waybillRefusals, type voidWayBill } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import type { Context } from "#core/http";
import type { Regrouping } from "./neighbours.ts";
import { waybills } from "./tables.ts";
import { lockWaybills } from "./visible.ts";
import { tellTracking } from "./tracking/numbers.ts";

/** Voids waybills with a reason, all or none; the public no longer finds them. */
export function voidWaybills({ beforeRegrouping, afterLeaving }: Regrouping) {
  return async (context: Context<typeof voidWayBill>) => {
    const { db, input, session, services } = context;
    const { companyId } = session;
    const locked = await lockWaybills(db, session, input.ids);
    const over = locked.find(({ voidedAt }) => voidedAt !== null);
    if (over) throw refuse(waybillRefusals.voided, { number: over.houseNumber });
    const ids = locked.map(({ id }) => id);
    await beforeRegrouping?.(db, companyId, ids);
    const voidedAt = new Date().toISOString();
    await Promise.all([
      db
        .update(waybills)
        .set({ voidedAt, voidReason: input.reason, version: sql`${waybills.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(waybills.companyId, companyId), inArray(waybills.id, ids))),
      logOperations(
        db,
        doerOf(context),
        { entity: "waybill", action: "void" },
        locked.map(({ id, houseNumber }) => ({
          id,
          number: houseNumber,
          changes: [
            { field: "voidedAt", before: null, after: voidedAt },
            { field: "voidReason", before: null, after: input.reason },
          ],
        })),
      ),
      tellTracking(db, services.events, companyId, ids),
    ]);
    await afterLeaving?.(db, doerOf(context), locked);
    return { voided: ids.length };
  };
}

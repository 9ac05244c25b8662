import { refuse, refuseField } from "@lading/contract/core";
import { manyRefusals, type unvoidWayBill } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { Regrouping } from "./neighbours.ts";
import { waybills } from "./tables.ts";
import { tellTracking } from "./tracking/numbers.ts";
import { lockWaybills } from "./visible.ts";

/** The message offers to undo for a minute; the call has some seconds more to arrive. */
const graceSeconds = 75;

/** Takes the voiding of waybills back, all or none: at once by whom it was, later or by others with a reason. */
export function unvoidWaybills({ beforeRegrouping, afterReturning }: Regrouping) {
  return async (context: Context<typeof unvoidWayBill>) => {
    const { db, input, session, services } = context;
    const { companyId } = session;
    const locked = await lockWaybills(db, session, input.ids);
    const stands = locked.find(({ voidedAt }) => voidedAt === null);
    if (stands) throw refuse(manyRefusals.notVoided, { number: stands.houseNumber });
    const ids = locked.map(({ id }) => id);
    if (input.reason === "" && !(await justVoided(db, session, ids)))
      throw refuseField("reason", manyRefusals.reasonNeeded);
    await beforeRegrouping?.(db, companyId, ids);
    const which = and(eq(waybills.companyId, companyId), inArray(waybills.id, ids));
    const { id, voidedAt, voidReason } = waybills;
    const before = new Map(
      (await db.select({ id, voidedAt, voidReason }).from(waybills).where(which)).map((row) => [row.id, row] as const),
    );
    await Promise.all([
      db
        .update(waybills)
        .set({ voidedAt: null, voidReason: "", version: sql`${waybills.version} + 1`, updatedAt: sql`now()` })
        .where(which),
      logOperations(
        db,
        doerOf(context),
        { entity: "waybill", action: "unvoid" },
        locked.map((row) => ({
          id: row.id,
          number: row.houseNumber,
          changes: [
            { field: "voidedAt", before: row.voidedAt, after: null },
            { field: "voidReason", before: before.get(row.id)?.voidReason ?? null, after: null },
            ...(input.reason === "" ? [] : [{ field: "unvoidReason", before: null, after: input.reason }]),
          ],
        })),
      ),
      tellTracking(db, services.events, companyId, ids),
    ]);
    await afterReturning?.(db, doerOf(context), locked);
    return { restored: ids.length };
  };
}

/** Whether all of these were voided by this person within the last minute. */
async function justVoided(db: Db, { companyId, userId }: StaffSession, ids: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(DISTINCT entity_id)::int AS count FROM operation_log
    WHERE company_id = ${companyId} AND entity = 'waybill' AND entity_id = ANY(${sql.param([...ids])}::uuid[])
      AND action = 'void' AND user_id = ${userId} AND created_at > now() - make_interval(secs => ${graceSeconds})`);
  return rows[0]?.count === ids.length;
}

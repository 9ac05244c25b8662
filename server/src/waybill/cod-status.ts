import { refuse } from "@lading/contract/core";
import { waybillRefusals, type editWayBillCodStatus } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import type { Context } from "#core/http";
import { waybills } from "./tables.ts";
import { lockWaybills } from "./visible.ts";

/** Sets the status of cash on delivery of waybills, all or none. A waybill without such cash keeps "none". */
export async function setCodStatus(context: Context<typeof editWayBillCodStatus>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const locked = await lockWaybills(db, session, input.ids);
  const over = locked.find(({ voidedAt }) => voidedAt !== null);
  if (over) throw refuse(waybillRefusals.voided, { number: over.houseNumber });
  const which = and(
    eq(waybills.companyId, companyId),
    inArray(
      waybills.id,
      locked.map(({ id }) => id),
    ),
  );
  const { id, houseNumber, codStatus, codAmount } = waybills;
  const before = await db.select({ id, houseNumber, codStatus, codAmount }).from(waybills).where(which);
  const changed = before.flatMap((row) => {
    const after = {
      ...row,
      codStatus: Number(row.codAmount) === 0 ? row.codStatus : input.codStatus,
    };
    const changes = changesBetween(row, after, ["codStatus"]);
    return changes.length === 0 ? [] : [{ id: row.id, number: row.houseNumber, changes }];
  });
  if (changed.length === 0) return { changed: 0 };
  await Promise.all([
    db
      .update(waybills)
      .set({
        codStatus: input.codStatus,
        version: sql`${waybills.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(waybills.companyId, companyId),
          inArray(
            waybills.id,
            changed.map((row) => row.id),
          ),
        ),
      ),
    logOperations(db, doerOf(context), { entity: "waybill", action: "payment" }, changed),
  ]);
  return { changed: changed.length };
}

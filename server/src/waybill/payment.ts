import { refuse } from "@lading/contract/core";
import { waybillRefusals, type editWayBillPaymentState } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import type { Context } from "#core/http";
import { waybills } from "./tables.ts";
import { lockWaybills } from "./visible.ts";

/** Sets the payment status or the status of cash on delivery of waybills, all or none. A waybill without such cash keeps "none". */
export async function setPaymentState(context: Context<typeof editWayBillPaymentState>) {
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
  const { id, houseNumber, paymentStatus, codStatus, codAmount } = waybills;
  const before = await db.select({ id, houseNumber, paymentStatus, codStatus, codAmount }).from(waybills).where(which);
  const changed = before.flatMap((row) => {
    const after = {
      ...row,
      paymentStatus: input.paymentStatus ?? row.paymentStatus,
      codStatus: Number(row.codAmount) === 0 ? row.codStatus : (input.codStatus ?? row.codStatus),
    };
    const changes = changesBetween(row, after, ["paymentStatus", "codStatus"]);
    return changes.length === 0 ? [] : [{ id: row.id, number: row.houseNumber, changes }];
  });
  if (changed.length === 0) return { changed: 0 };
  const cod = input.codStatus;
  await Promise.all([
    db
      .update(waybills)
      .set({
        ...(input.paymentStatus && { paymentStatus: input.paymentStatus }),
        ...(cod && { codStatus: sql`CASE WHEN ${codAmount} > 0 THEN ${cod} ELSE ${codStatus} END` }),
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

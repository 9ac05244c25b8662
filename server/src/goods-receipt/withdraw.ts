import { coreRefusals, refuse } from "@lading/contract/core";
import { receiptRefusals, type withdrawGoodsReceipt } from "@lading/contract/goods-receipt";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { addEvents, lockWaybills, takeBackEvent } from "#waybill";
import { receivedState } from "./receive.ts";
import { goodsReceipts } from "./tables.ts";
import { tellReceived } from "./tell.ts";

type Withdrawing = Context<typeof withdrawGoodsReceipt>;
type Receipt = typeof goodsReceipts.$inferSelect;

/** Withdraws a wrong receipt with the event that it added; both stay to be read. */
export async function withdrawReceipt(context: Withdrawing) {
  const { db, input, session } = context;
  const { companyId } = session;
  const which = and(eq(goodsReceipts.companyId, companyId), eq(goodsReceipts.id, input.id));
  const [known] = await db.select({ waybillId: goodsReceipts.waybillId }).from(goodsReceipts).where(which);
  if (!known) throw refuse(coreRefusals.notFound);
  const [waybill] = await lockWaybills(db, session, [known.waybillId]);
  const [receipt] = await db.select().from(goodsReceipts).where(which);
  if (!receipt || !waybill) throw refuse(coreRefusals.notFound);
  if (receipt.withdrawnAt !== null) throw refuse(receiptRefusals.withdrawn, { person: receipt.withdrawnByName });
  await storeEdit(db, goodsReceipts, receipt, {
    withdrawnAt: sql`now()`,
    withdrawnByName: session.userName,
    withdrawReason: input.reason,
  });
  const { receiptNumber, pieces, weight, volume } = receipt;
  const changes = Object.entries({ receiptNumber, pieces, weight, volume }).map(([field, before]) => ({
    field,
    before,
    after: null,
  }));
  const operation = {
    id: waybill.id,
    number: waybill.houseNumber,
    changes: [...changes, { field: "remark", before: null, after: input.reason }],
  };
  await logOperations(db, doerOf(context), { entity: "waybill", action: "withdrawReceipt" }, [operation]);
  if (receipt.eventId !== null && waybill.voidedAt === null) await replaceEvent(context, receipt, receipt.eventId);
  await tellReceived(context, [receipt]);
  return {};
}

/** The event goes; where other goods of the waybill are still in, it is told anew from the earliest of them. */
async function replaceEvent(context: Withdrawing, { waybillId }: Receipt, eventId: string): Promise<void> {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const event = await takeBackEvent(context, { eventId, reason: input.reason });
  if (!event) return;
  const [next] = await db
    .select()
    .from(goodsReceipts)
    .where(
      and(
        eq(goodsReceipts.companyId, companyId),
        eq(goodsReceipts.waybillId, waybillId),
        isNull(goodsReceipts.withdrawnAt),
      ),
    )
    .orderBy(asc(goodsReceipts.receivedAt))
    .limit(1);
  const stateId = await receivedState(db, companyId);
  if (!next || stateId === undefined) return;
  const [added] = await addEvents(db, services.events, {
    companyId,
    waybillIds: [waybillId],
    stateId,
    occurredAt: new Date(next.receivedAt).toISOString(),
    place: event.place,
    person: { id: userId, name: userName },
  });
  await db
    .update(goodsReceipts)
    .set({ eventId: added ?? null })
    .where(and(eq(goodsReceipts.companyId, companyId), eq(goodsReceipts.id, next.id)));
}

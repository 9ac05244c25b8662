import { coreRefusals, refuse, refuseField, type Language } from "@lading/contract/core";
import {
  logisticsStateRefusals as refusals,
  type editWayBillLogisticsStatus,
  type historyDeliveryDetails,
  type withdrawWayBillLogisticsStatus,
} from "@lading/contract/logistics-state";
import { and, eq, sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { runNamed, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { tellOfState } from "#customer";
import { stateDescription, waybillEvents, waybillEventWithdrawals } from "#logistics-state";
import { placeOnWayIn } from "#place";
import { iso } from "../list/rows.ts";
import { addEvents, recomputeState } from "./add-events.ts";
import { waybills } from "../tables.ts";
import { lockWaybills, lockWhere, visibleWaybills, type LockedWaybill } from "../visible.ts";
import { tellTracking } from "../tracking/numbers.ts";

/** Clocks differ a little. */
const clockDriftMs = 5 * 60_000;
/** Main waybills and all their houses in one call. */
const mostAtOnce = 20_000;

/** Adds an event to waybills and to the houses of the main ones among them, all or none. */
export async function moveWaybills(context: Context<typeof editWayBillLogisticsStatus>) {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const { stateId, place, remark } = input;
  const occurredAt = new Date(input.occurredAt).toISOString();
  if (Date.parse(occurredAt) > Date.now() + clockDriftMs) throw refuseField("occurredAt", refusals.inFuture);
  const asked = await lockWaybills(db, session, input.waybillIds);
  const voided = asked.find(({ voidedAt }) => voidedAt !== null);
  if (voided) throw refuse(refusals.voided, { number: voided.houseNumber });
  const moved = input.withHouses ? await withHouses(db, companyId, asked) : asked;
  if (moved.length > mostAtOnce) throw refuse(coreRefusals.tooMany, { max: mostAtOnce });
  const waybillIds = moved.map(({ id }) => id);
  await addEvents(db, services.events, {
    companyId,
    waybillIds,
    stateId,
    occurredAt,
    place,
    remark,
    person: { id: userId, name: userName },
  });
  await tellOfState({ db, services, session }, { shipments: housesAmong(companyId, waybillIds), stateId, place });
  const added = Object.entries({ stateId, occurredAt, place, remark }).filter(([, value]) => value !== "");
  const changes = added.map(([field, after]): FieldChange => ({ field, before: null, after }));
  const what = { entity: "waybill", action: "addEvent" };
  const operations = moved.map(({ id, houseNumber }) => ({ id, number: houseNumber, changes }));
  await logOperations(db, doerOf(context), what, operations);
  return { added: moved.length };
}

/** Customers and numbers of the houses among these waybills; main waybills are no customer's. */
const housesAmong = (companyId: string, ids: readonly string[]) =>
  sql`SELECT customer_id, house_number AS waybill_number FROM waybill
    WHERE company_id = ${companyId} AND id = ANY(${sql.param([...ids])}::uuid[]) AND NOT is_main`;

/** The waybills and the houses under the main ones; a voided house stays as it is. */
async function withHouses(db: Db, companyId: string, asked: LockedWaybill[]): Promise<LockedWaybill[]> {
  const mains = asked.filter(({ isMain }) => isMain).map(({ id }) => id);
  if (mains.length === 0) return asked;
  const under = sql`${waybills.mainWaybillId} = ANY(${sql.param(mains)}::uuid[]) AND ${waybills.voidedAt} IS NULL`;
  const houses = await lockWhere(db, sql`${waybills.companyId} = ${companyId} AND ${under}`);
  return [...new Map([...asked, ...houses].map((waybill) => [waybill.id, waybill])).values()];
}

/** An event as a person reads it. */
export interface EventRow extends Record<string, unknown> {
  id: string;
  stateId: string;
  state: string;
  preset: string | null;
  phase: string | null;
  occurredAt: string;
  place: string;
  remark: string;
  createdByName: string;
  createdAt: string;
  withdrawnByName: string | null;
  withdrawnAt: string | null;
  withdrawReason: string | null;
}

/** All events of a waybill, newest first, withdrawn ones as well. Who calls has checked that it may be seen. */
export async function readEvents(
  db: Db,
  waybill: { companyId: string; id: string },
  language: Language,
): Promise<EventRow[]> {
  const rows = await runNamed<EventRow & { loadingPort: string; country: string }>(
    db,
    sql`
    SELECT e.id, e.state_id AS "stateId", coalesce(${stateDescription(language)}, '') AS state, preset, phase,
      e.occurred_at AS "occurredAt", e.place, e.remark, e.created_by_name AS "createdByName", e.created_at AS "createdAt",
      w.withdrawn_by_name AS "withdrawnByName", w.withdrawn_at AS "withdrawnAt", w.reason AS "withdrawReason",
      b.loading_port AS "loadingPort", b.country
    FROM waybill_event e
    JOIN waybill b ON b.company_id = e.company_id AND b.id = e.waybill_id
    LEFT JOIN logistics_state ON logistics_state.company_id = e.company_id AND logistics_state.id = e.state_id
    LEFT JOIN waybill_event_withdrawal w ON w.company_id = e.company_id AND w.event_id = e.id
    WHERE e.company_id = ${waybill.companyId} AND e.waybill_id = ${waybill.id}
    ORDER BY e.occurred_at DESC, e.id DESC`,
  );
  return rows.map(({ loadingPort, country, ...row }) => ({
    ...row,
    place: placeOnWayIn({ loadingPort, country }, row.place, language),
    occurredAt: iso(row.occurredAt),
    createdAt: iso(row.createdAt),
    withdrawnAt: row.withdrawnAt === null ? null : iso(row.withdrawnAt),
  }));
}

/** The history of a waybill that the user may see. */
export async function listEvents({ db, input, session, language }: Context<typeof historyDeliveryDetails>) {
  const visible = and(await visibleWaybills(db, session), eq(waybills.id, input.waybillId));
  const [[found], rows] = await Promise.all([
    db.select({ id: waybills.id }).from(waybills).where(visible),
    readEvents(db, { companyId: session.companyId, id: input.waybillId }, language),
  ]);
  if (!found) throw refuse(coreRefusals.notFound);
  return { rows };
}

/** Withdraws a wrong event: it stays in the history, and the waybill stands where it stood before. */
export async function withdrawEvent(context: Context<typeof withdrawWayBillLogisticsStatus>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const [event] = await db
    .select()
    .from(waybillEvents)
    .where(and(eq(waybillEvents.companyId, companyId), eq(waybillEvents.id, input.eventId)));
  if (!event) throw refuse(coreRefusals.notFound);
  const [waybill] = await lockWaybills(db, session, [event.waybillId]);
  if (!waybill) throw refuse(coreRefusals.notFound);
  if (waybill.voidedAt !== null) throw refuse(refusals.voided, { number: waybill.houseNumber });
  if (!(await withdrawOf(context, { event, waybill, reason: input.reason }))) throw refuse(refusals.withdrawn);
  return {};
}

type Withdrawing = Pick<Context, "db" | "ip" | "services"> & { session: StaffSession };
type WaybillEvent = typeof waybillEvents.$inferSelect;

/**
 * Withdraws an event that a module added for something that is no longer so. The caller has locked the waybill and seen
 * that it is not voided. Undefined when it was withdrawn before.
 */
export async function takeBackEvent(
  context: Withdrawing,
  { eventId, reason }: { eventId: string; reason: string },
): Promise<WaybillEvent | undefined> {
  const { db, session } = context;
  const [found] = await db
    .select({ event: waybillEvents, houseNumber: waybills.houseNumber })
    .from(waybillEvents)
    .innerJoin(waybills, and(eq(waybills.companyId, waybillEvents.companyId), eq(waybills.id, waybillEvents.waybillId)))
    .where(and(eq(waybillEvents.companyId, session.companyId), eq(waybillEvents.id, eventId)));
  if (!found) return undefined;
  const { event, houseNumber } = found;
  const isDone = await withdrawOf(context, { event, waybill: { id: event.waybillId, houseNumber }, reason });
  return isDone ? event : undefined;
}

async function withdrawOf(
  context: Withdrawing,
  {
    event,
    waybill,
    reason,
  }: { event: WaybillEvent; waybill: Pick<LockedWaybill, "id" | "houseNumber">; reason: string },
): Promise<boolean> {
  const { db, session, services } = context;
  const { companyId, userId, userName } = session;
  const withdrawal = { companyId, eventId: event.id, reason, withdrawnBy: userId, withdrawnByName: userName };
  const written = await db.insert(waybillEventWithdrawals).values(withdrawal).onConflictDoNothing();
  if (written.rowCount === 0) return false;
  await recomputeState(db, { companyId, id: waybill.id });
  const changes = [
    { field: "stateId", before: event.stateId, after: null },
    { field: "occurredAt", before: iso(event.occurredAt), after: null },
    ...(event.place === "" ? [] : [{ field: "place", before: event.place, after: null }]),
    { field: "remark", before: event.remark === "" ? null : event.remark, after: reason },
  ];
  const operation = { id: waybill.id, number: waybill.houseNumber, changes };
  await Promise.all([
    logOperations(db, doerOf(context), { entity: "waybill", action: "withdrawEvent" }, [operation]),
    tellTracking(db, services.events, companyId, [waybill.id]),
  ]);
  return true;
}

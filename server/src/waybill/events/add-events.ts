import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Events } from "#core/events";
import { storeEvents, type NewEvents } from "#logistics-state";
import { tellTracking } from "../tracking/numbers.ts";

/**
 * Adds an event to each waybill, brings the waybill's present state up to it unless a later event is
 * there already, and tells the public pages. A state that is not the company's refuses as not found. Three statements
 * however many waybills there are, in one round trip. A waybill that already stands at this state and time is
 * not written again. Gives the events' ids, in the order of the waybills.
 */
export async function addEvents(db: Db, events: Pick<Events, "publishTracking">, added: NewEvents): Promise<string[]> {
  const { companyId, waybillIds, stateId, occurredAt } = added;
  if (waybillIds.length === 0) return [];
  const [ids] = await Promise.all([
    addFirstEvents(db, events, added),
    db.execute(sql`
      UPDATE waybill SET state_id = ${stateId}, state_at = ${occurredAt}
      WHERE company_id = ${companyId} AND id = ANY(${sql.param([...waybillIds])}::uuid[])
        AND (state_at IS NULL OR state_at <= ${occurredAt}::timestamptz)
        AND (state_id, state_at) IS DISTINCT FROM (${stateId}::uuid, ${occurredAt}::timestamptz)`),
  ]);
  return ids;
}

/** The events of waybills that were just stored at this state and time: `addEvents` without bringing them up to it. */
export async function addFirstEvents(
  db: Db,
  events: Pick<Events, "publishTracking">,
  added: NewEvents,
): Promise<string[]> {
  const [ids] = await Promise.all([
    storeEvents(db, added),
    tellTracking(db, events, added.companyId, added.waybillIds),
  ]);
  return ids;
}

/**
 * Brings the present state of a waybill back to its latest event that was not withdrawn: the latest by
 * time, then by entry. The caller has locked the waybill, so that no event is added meanwhile.
 */
export async function recomputeState(db: Db, waybill: { companyId: string; id: string }): Promise<void> {
  await db.execute(sql`
    UPDATE waybill SET (state_id, state_at) = (
      SELECT e.state_id, e.occurred_at FROM waybill_event e
      WHERE e.company_id = ${waybill.companyId} AND e.waybill_id = ${waybill.id}
        AND NOT EXISTS (SELECT FROM waybill_event_withdrawal w WHERE w.company_id = e.company_id AND w.event_id = e.id)
      ORDER BY e.occurred_at DESC, e.id DESC LIMIT 1)
    WHERE company_id = ${waybill.companyId} AND id = ${waybill.id}`);
}

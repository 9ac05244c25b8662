import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Events } from "#core/events";

/** An event that happened to some waybills at once. */
export interface NewEvents {
  companyId: string;
  /** Of this company, each once, as many as there are; who calls has checked that they may be changed. */
  waybillIds: readonly string[];
  stateId: string;
  /** ISO 8601 in UTC. */
  occurredAt: string;
  place?: string;
  remark?: string;
  /** Who enters it. */
  person: { readonly id: string; readonly name: string };
}

/**
 * Adds an event to each waybill, brings the waybill's present state up to it unless a later event is
 * there already, and tells the public pages. A state that is not the company's refuses as not found. Three statements however many waybills there are, in one
 * round trip. A waybill that already stands at this state and time (one just created with it) is not
 * written again. Gives the events' ids, in the order of the waybills.
 */
export async function addEvents(db: Db, events: Pick<Events, "publishTracking">, added: NewEvents): Promise<string[]> {
  const { companyId, stateId, occurredAt, place = "", remark = "", person } = added;
  if (added.waybillIds.length === 0) return [];
  const ids = added.waybillIds.map(() => randomUUIDv7());
  const waybillIds = sql.param([...added.waybillIds]);
  const [inserted] = await Promise.all([
    // The state is held so that nobody deletes it meanwhile; of another company, or gone, nothing is added.
    db.execute(sql`
      INSERT INTO waybill_event
        (company_id, id, waybill_id, state_id, occurred_at, place, remark, created_by, created_by_name)
      SELECT ${companyId}, added.id, waybill_id, state.id, ${occurredAt}, ${place}, ${remark}, ${person.id}, ${person.name}
      FROM unnest(${sql.param(ids)}::uuid[], ${waybillIds}::uuid[]) AS added (id, waybill_id), (
        SELECT id FROM logistics_state WHERE company_id = ${companyId} AND id = ${stateId} FOR KEY SHARE
      ) AS state`),
    db.execute(sql`
      UPDATE waybill SET state_id = ${stateId}, state_at = ${occurredAt}
      WHERE company_id = ${companyId} AND id = ANY(${waybillIds}::uuid[])
        AND (state_at IS NULL OR state_at <= ${occurredAt}::timestamptz)
        AND (state_id, state_at) IS DISTINCT FROM (${stateId}::uuid, ${occurredAt}::timestamptz)`),
    events.publishTracking(db, companyId, added.waybillIds),
  ]);
  if (inserted.rowCount !== ids.length) throw refuse(coreRefusals.notFound);
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

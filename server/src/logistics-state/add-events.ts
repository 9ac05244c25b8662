import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { executeNamed, type Db } from "#core/db";

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
 * Stores an event of each waybill, in one statement however many they are; the waybills' present state is the waybill
 * module's to write. A state that is not the company's refuses as not found. Gives the events' ids, in the order of the
 * waybills.
 */
export async function storeEvents(db: Db, added: NewEvents): Promise<string[]> {
  const { companyId, stateId, occurredAt, place = "", remark = "", person } = added;
  const ids = added.waybillIds.map(() => randomUUIDv7());
  // The state is held so that nobody deletes it meanwhile; of another company, or gone, nothing is added.
  const statement = sql`
    INSERT INTO waybill_event
      (company_id, id, waybill_id, state_id, occurred_at, place, remark, created_by, created_by_name)
    SELECT ${companyId}::uuid, added.id, waybill_id, state.id, ${occurredAt}::timestamptz, ${place}::text, ${remark}::text,
      ${person.id}::uuid, ${person.name}::text
    FROM unnest(${sql.param(ids)}::uuid[], ${sql.param([...added.waybillIds])}::uuid[]) AS added (id, waybill_id), (
      SELECT id FROM logistics_state WHERE company_id = ${companyId} AND id = ${stateId} FOR KEY SHARE
    ) AS state`;
  const { rowCount } = await executeNamed(db, statement);
  if (rowCount !== ids.length) throw refuse(coreRefusals.notFound);
  return ids;
}

import type { Language } from "@lading/contract/core";
import { mostShipmentsOfANumber, type TrackedEvent, type TrackedShipment } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import { enterCompany, runNamed, type Db } from "#core/db";
import { stateDescription } from "#logistics-state";
import type { Carried } from "./numbers.ts";

/** An event with what only other systems are told: its own id, and when it was entered. */
export interface FoundEvent extends TrackedEvent {
  id: string;
  enteredAt: string;
}

/** A shipment as its company's rows say it; ports are codes yet. The id is the company's own and is shown to nobody. */
export interface FoundShipment extends Omit<TrackedShipment, "origin" | "destination" | "events"> {
  id: string;
  changedAt: string;
  loadingPort: string;
  destinationPort: string;
  events: FoundEvent[];
}

/** A company's shipments under a number. */
export interface Found {
  key: string;
  /** At most 20, main waybills first. */
  shipments: FoundShipment[];
  /** How many there are in all. */
  count: number;
}

/** So few are read with their events at once; of more, the events of those that are shown. */
const few = 2 * mostShipmentsOfANumber;

interface ShipmentRow extends Record<string, unknown>, Omit<FoundShipment, "events" | "state" | "preset"> {
  stateId: string | null;
}
interface EventRow extends Record<string, unknown> {
  id: string;
  enteredAt: string;
  waybillId: string;
  stateId: string;
  occurredAt: string;
  place: string;
  remark: string;
}
interface StateRow extends Record<string, unknown> {
  id: string;
  state: string;
  preset: string | null;
}

/**
 * Reads what one company may show of its shipments, in that company's scope. Voided ones are left out, as if they were
 * not there. Nothing of persons or prices is even read. Simple statements in one round trip: planning one that does
 * all takes longer.
 */
export async function readShipments(
  db: Db,
  carried: readonly [Carried, ...Carried[]],
  language: Language,
): Promise<Found[]> {
  const { companyId } = carried[0];
  const ids = [...new Set(carried.map(({ waybillId }) => waybillId))];
  const [, rows, states, early] = await Promise.all([
    enterCompany(db, companyId),
    readLive(db, companyId, ids),
    readStates(db, companyId, language),
    ids.length > few ? undefined : readEvents(db, companyId, ids),
  ]);
  const byKey = Map.groupBy(carried, ({ key }) => key);
  const found = [...byKey].map(([key, ofKey]) => {
    const wanted = new Set(ofKey.map(({ waybillId }) => waybillId));
    const live = rows.filter(({ id }) => wanted.has(id));
    return { key, shown: live.slice(0, mostShipmentsOfANumber), count: live.length };
  });
  const shownIds = [...new Set(found.flatMap(({ shown }) => shown.map(({ id }) => id)))];
  const events = Map.groupBy(early ?? (await readEvents(db, companyId, shownIds)), ({ waybillId }) => waybillId);
  return found.map(({ key, shown, count }) => ({
    key,
    count,
    shipments: shown.map((row) => shipmentOf(row, events.get(row.id) ?? [], states)),
  }));
}

async function readLive(db: Db, companyId: string, ids: readonly string[]): Promise<ShipmentRow[]> {
  return await runNamed<ShipmentRow>(
    db,
    sql`
    SELECT id, state_id AS "stateId", house_number AS "houseNumber", type, is_main AS "isMain",
      loading_port AS "loadingPort", destination_port AS "destinationPort", country, city, pieces, weight, volume,
      shipping_date AS "shippingDate", etd, eta, updated_at AS "changedAt"
    FROM waybill
    WHERE company_id = ${companyId} AND id = ANY(${sql.param([...ids])}::uuid[]) AND voided_at IS NULL
    ORDER BY is_main DESC, house_number`,
  );
}

/** A company has few states: all of them are read at once. */
async function readStates(db: Db, companyId: string, language: Language): Promise<Map<string, StateRow>> {
  const rows = await runNamed<StateRow>(
    db,
    sql`SELECT id, ${stateDescription(language)} AS state, preset FROM logistics_state WHERE company_id = ${companyId}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Events, newest first, without withdrawn ones. */
async function readEvents(db: Db, companyId: string, ids: readonly string[]): Promise<EventRow[]> {
  return await runNamed<EventRow>(
    db,
    sql`
    SELECT id, created_at AS "enteredAt", waybill_id AS "waybillId", state_id AS "stateId", occurred_at AS "occurredAt", place, remark
    FROM waybill_event
    WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...ids])}::uuid[]) AND NOT EXISTS (
      SELECT FROM waybill_event_withdrawal w WHERE w.company_id = ${companyId} AND w.event_id = waybill_event.id)
    ORDER BY occurred_at DESC, id DESC`,
  );
}

function shipmentOf(
  { stateId, ...row }: ShipmentRow,
  events: readonly EventRow[],
  states: ReadonlyMap<string, StateRow>,
): FoundShipment {
  const named = (wanted: string | null) => {
    const state = wanted === null ? undefined : states.get(wanted);
    return { state: state?.state ?? "", preset: state?.preset ?? null };
  };
  return {
    ...row,
    ...named(stateId),
    changedAt: new Date(row.changedAt).toISOString(),
    events: events.map(({ id, enteredAt, stateId: then, occurredAt, place, remark }) => ({
      id,
      enteredAt: new Date(enteredAt).toISOString(),
      occurredAt: new Date(occurredAt).toISOString(),
      ...named(then),
      place,
      remark,
    })),
  };
}

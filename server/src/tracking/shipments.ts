import type { Language } from "@lading/contract/core";
import type { TrackedEvent, TrackedShipment } from "@lading/contract/tracking";
import { sql } from "drizzle-orm";
import { enterCompany, runNamed, type Db } from "#core/db";
import { isStored, storageJoin } from "#goods-receipt";
import { stateDescription } from "#logistics-state";
import { companyNameIn } from "#user";

/** An event with what only other systems are told: its own id, and when it was entered. */
export interface FoundEvent extends TrackedEvent {
  id: string;
  enteredAt: string;
}

/** A shipment as companies' rows say it; ports are codes yet. The id is its first waybill's own and is shown to nobody. */
export interface FoundShipment extends Omit<TrackedShipment, "origin" | "destination" | "events" | "houses"> {
  id: string;
  changedAt: string;
  loadingPort: string;
  destinationPort: string;
  /** For other systems; people are not shown them. */
  vessel: string;
  voyage: string;
  /** Container numbers, where they were asked for. */
  containers: string[];
  events: FoundEvent[];
}

/** A company's waybill as the public may see it. */
export interface FoundWaybill extends Omit<FoundShipment, "companies"> {
  /** Name of its company. */
  company: string;
  /** When it came to its present state; null without one. */
  stateAt: string | null;
  /** It is a shipment of the customer who asks. */
  isOwn: boolean;
}

interface WaybillRow
  extends Record<string, unknown>, Omit<FoundWaybill, "events" | "state" | "phase" | "company" | "containers"> {
  stateId: string | null;
  /** As the waybill's own form names it. */
  containerNumber: string;
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
  phase: string | null;
}

/** The shown part of a company. */
export interface Asked {
  companyId: string;
  waybillIds: readonly string[];
  language: Language;
  /** The customer of the company who asks; null: anybody. */
  customerId: string | null;
  withEvents: boolean;
  containersOf: ContainersOf | undefined;
}

/** Containers that a company's waybills are packed in or bring along, their numbers parted by commas, by waybill. */
export type ContainersOf = (
  db: Db,
  companyId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { containerNumber: string }>>;

/**
 * Reads what one company may show of its waybills, in that company's scope. Voided ones are left out, as if they were
 * not there. Nothing of persons or prices is even read. Simple statements in one round trip: planning one that does
 * all takes longer.
 */
export async function readWaybills(db: Db, asked: Asked): Promise<FoundWaybill[]> {
  const { companyId, language, withEvents, containersOf, waybillIds } = asked;
  const [, rows, states, company, events, containers] = await Promise.all([
    enterCompany(db, companyId),
    readLive(db, asked),
    readStates(db, companyId, language),
    readName(db, companyId, language),
    withEvents ? readEvents(db, asked) : [],
    containersOf?.(db, companyId, waybillIds),
  ]);
  const byWaybill = Map.groupBy(events, ({ waybillId }) => waybillId);
  return rows.map((row) =>
    waybillOf(
      { ...row, ...containers?.get(row.id) },
      { company, states, events: byWaybill.get(row.id) ?? [], withContainers: containers !== undefined },
    ),
  );
}

async function readLive(db: Db, { companyId, waybillIds, customerId }: Asked): Promise<WaybillRow[]> {
  return await runNamed<WaybillRow>(
    db,
    sql`
    SELECT id, state_id AS "stateId", state_at AS "stateAt", house_number AS "houseNumber", type, is_main AS "isMain",
      loading_port AS "loadingPort", destination_port AS "destinationPort", country, city,
      CASE WHEN ${isStored} THEN stock.pieces ELSE waybill.pieces END AS pieces,
      CASE WHEN ${isStored} THEN stock.weight ELSE waybill.weight::text END AS weight,
      CASE WHEN ${isStored} THEN stock.volume ELSE waybill.volume::text END AS volume,
      shipping_date AS "shippingDate", etd, eta, updated_at AS "changedAt", vessel, voyage,
      container_number AS "containerNumber",
      coalesce(customer_id = ${customerId}::uuid, false) AS "isOwn"
    FROM waybill ${storageJoin}
    WHERE company_id = ${companyId} AND id = ANY(${sql.param([...waybillIds])}::uuid[]) AND voided_at IS NULL
    ORDER BY is_main DESC, house_number`,
  );
}

/** A company has few states: all of them are read at once. */
async function readStates(db: Db, companyId: string, language: Language): Promise<Map<string, StateRow>> {
  const rows = await runNamed<StateRow>(
    db,
    sql`SELECT id, ${stateDescription(language)} AS state, phase FROM logistics_state WHERE company_id = ${companyId}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function readName(db: Db, companyId: string, language: Language): Promise<string> {
  const [company] = await runNamed<{ companyName: string; companyNameEn: string }>(
    db,
    sql`
    SELECT company_name AS "companyName", company_name_en AS "companyNameEn" FROM company WHERE company_id = ${companyId}`,
  );
  return company ? companyNameIn(company, language) : "";
}

/** Events, newest first, without withdrawn ones. */
async function readEvents(db: Db, { companyId, waybillIds }: Asked): Promise<EventRow[]> {
  return await runNamed<EventRow>(
    db,
    sql`
    SELECT id, created_at AS "enteredAt", waybill_id AS "waybillId", state_id AS "stateId", occurred_at AS "occurredAt", place, remark
    FROM waybill_event
    WHERE company_id = ${companyId} AND waybill_id = ANY(${sql.param([...waybillIds])}::uuid[]) AND NOT EXISTS (
      SELECT FROM waybill_event_withdrawal w WHERE w.company_id = ${companyId} AND w.event_id = waybill_event.id)
    ORDER BY occurred_at DESC, id DESC`,
  );
}

/** `equipmentReference` of DCSA Track & Trace has so many characters; a number of ISO 6346 has eleven. */
const longestContainer = 15;

/** Facts that were read beside a waybill's own row. */
interface Around {
  company: string;
  states: ReadonlyMap<string, StateRow>;
  events: readonly EventRow[];
  withContainers: boolean;
}

function waybillOf(
  { stateId, stateAt, containerNumber, ...row }: WaybillRow,
  { company, states, events, withContainers }: Around,
): FoundWaybill {
  const named = (wanted: string | null) => {
    const state = wanted === null ? undefined : states.get(wanted);
    return { state: state?.state ?? "", phase: state?.phase ?? null };
  };
  return {
    ...row,
    ...named(stateId),
    company,
    containers: withContainers
      ? containerNumber.split(/[\s,;/]+/).filter(({ length }) => length > 0 && length <= longestContainer)
      : [],
    stateAt: stateAt === null ? null : new Date(stateAt).toISOString(),
    changedAt: new Date(row.changedAt).toISOString(),
    events: events.map(({ id, enteredAt, stateId: then, occurredAt, place, remark }) => ({
      id,
      enteredAt: new Date(enteredAt).toISOString(),
      occurredAt: new Date(occurredAt).toISOString(),
      ...named(then),
      company,
      place,
      remark,
    })),
  };
}

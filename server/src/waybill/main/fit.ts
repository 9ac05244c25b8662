import { refuseFields, type FieldRefusal } from "@lading/contract/core";
import { phasesAfterDeparture } from "@lading/contract/logistics-state";
import { writtenPort } from "@lading/contract/place";
import { consolidationRefusals as refusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Gathering, Given, House } from "./houses.ts";

/** A person's reason for a change of what lies under a main waybill that has departed. */
export interface Late {
  lateReason?: string;
  /** Before the fields' names in a refusal, e.g. `mains.0.`. */
  at?: string;
}

/** A person's answers about houses that do not simply fit. */
export interface Fit extends Late {
  destinationsChecked: boolean;
}

type Coming = Pick<House, "houseNumber" | "destinationPort">;

/**
 * Refuses houses that come under a main waybill to another port of destination until that was checked, and under one that
 * has departed without a reason; both are told at once. Gives the reason to be logged with the houses, and logs it with the
 * main waybill; the empty text where none is needed.
 */
export async function checkFit(context: Given, main: Gathering & Fit, came: readonly Coming[]): Promise<string> {
  const isLate = !main.isNew && (await isLateFor(context, main, came));
  const faults = [...elsewhere(main, came), ...(isLate ? unexplained(main) : [])];
  const [first, ...more] = faults;
  if (first) throw refuseFields([first, ...more]);
  return isLate ? await logReason(context, { ...main, action: "consolidate" }, came) : "";
}

/** Refuses that houses leave a main waybill that has departed without a reason, as {@link checkFit} does of those that come. */
export async function checkLeaving(
  context: Given,
  main: Named & Late,
  houses: readonly Pick<House, "houseNumber">[],
): Promise<string> {
  if (!(await isLateFor(context, main, houses))) return "";
  const [fault] = unexplained(main);
  if (fault) throw refuseFields([fault]);
  return await logReason(context, { ...main, action: "takeOut" }, houses);
}

type Named = Pick<Gathering, "id" | "mainNumber">;

function elsewhere(main: Gathering & Fit, came: readonly Coming[]): FieldRefusal[] {
  const { destinationPort: wanted, destinationsChecked, at = "" } = main;
  const other = came.find(({ destinationPort: port }) => port !== "" && wanted !== "" && port !== wanted);
  if (!other || destinationsChecked) return [];
  const { houseNumber: number, destinationPort: port } = other;
  const values = { number, port: writtenPort(port), main: writtenPort(wanted) };
  return [{ field: `${at}destinationsChecked`, refusal: refusals.otherDestination, values }];
}

function unexplained({ mainNumber: number, lateReason = "", at = "" }: Named & Late): FieldRefusal[] {
  return lateReason === "" ? [{ field: `${at}lateReason`, refusal: refusals.departedMain, values: { number } }] : [];
}

async function isLateFor({ db, session }: Given, { id }: Named, houses: readonly unknown[]): Promise<boolean> {
  return houses.length > 0 && (await departedAmong(db, session.companyId, [id])).has(id);
}

async function logReason(
  context: Given,
  { id, mainNumber: number, lateReason = "", action }: Named & Late & { action: "consolidate" | "takeOut" },
  houses: readonly Pick<House, "houseNumber">[],
): Promise<string> {
  const numbers = houses.map(({ houseNumber }) => houseNumber).join(", ");
  const changes = [
    action === "takeOut"
      ? { field: "houseIds", before: numbers, after: null }
      : { field: "houseIds", before: null, after: numbers },
    { field: "lateReason", before: null, after: lateReason },
  ];
  await logOperations(context.db, doerOf(context), { entity: "waybill", action }, [{ id, number, changes }]);
  return lateReason;
}

/** Those of these waybills of which an event that was not withdrawn says that they are on their way or further. */
export async function departedAmong(db: Db, companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT e.waybill_id AS id
    FROM waybill_event e JOIN logistics_state s ON s.company_id = e.company_id AND s.id = e.state_id
    WHERE e.company_id = ${companyId} AND e.waybill_id = ANY(${sql.param([...ids])}::uuid[])
      AND s.phase = ANY(${sql.param([...phasesAfterDeparture])}::text[])
      AND NOT EXISTS (SELECT FROM waybill_event_withdrawal w WHERE w.company_id = e.company_id AND w.event_id = e.id)`);
  return new Set(rows.map(({ id }) => id));
}

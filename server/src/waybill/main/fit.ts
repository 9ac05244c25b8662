import { refuseField } from "@lading/contract/core";
import { phasesAfterDeparture } from "@lading/contract/logistics-state";
import { writtenPort } from "@lading/contract/place";
import { consolidationRefusals as refusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Gathering, Given, House } from "./houses.ts";

/** A person's answers about houses that do not simply fit. */
export interface Fit {
  destinationsChecked: boolean;
  lateReason?: string;
}

/**
 * Refuses houses that come under a main waybill to another port of destination until that was checked, and under one that
 * has departed without a reason. Gives the reason to be logged with the houses, and logs it with the main waybill; the empty
 * text where none is needed.
 */
export async function checkFit(
  context: Given,
  main: Gathering & Fit,
  came: readonly Pick<House, "houseNumber" | "destinationPort">[],
): Promise<string> {
  const { destinationPort: wanted, destinationsChecked, lateReason = "", mainNumber: number } = main;
  const other = came.find(({ destinationPort: port }) => port !== "" && wanted !== "" && port !== wanted);
  if (other && !destinationsChecked)
    throw refuseField("destinationsChecked", refusals.otherDestination, {
      number: other.houseNumber,
      port: writtenPort(other.destinationPort),
      main: writtenPort(wanted),
    });
  const { db, session } = context;
  const isLate = came.length > 0 && !main.isNew && (await hasDeparted(db, session.companyId, main.id));
  if (!isLate) return "";
  if (lateReason === "") throw refuseField("lateReason", refusals.departedMain, { number });
  const changes = [
    { field: "houseIds", before: null, after: came.map(({ houseNumber }) => houseNumber).join(", ") },
    { field: "lateReason", before: null, after: lateReason },
  ];
  await logOperations(db, doerOf(context), { entity: "waybill", action: "consolidate" }, [
    { id: main.id, number, changes },
  ]);
  return lateReason;
}

/** Whether an event that was not withdrawn says that the waybill is on its way or further. */
async function hasDeparted(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM waybill_event e JOIN logistics_state s ON s.company_id = e.company_id AND s.id = e.state_id
    WHERE e.company_id = ${companyId} AND e.waybill_id = ${id} AND s.phase = ANY(${sql.param([...phasesAfterDeparture])}::text[])
      AND NOT EXISTS (SELECT FROM waybill_event_withdrawal w WHERE w.company_id = e.company_id AND w.event_id = e.id)
    LIMIT 1`);
  return rows.length > 0;
}

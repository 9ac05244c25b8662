import { say, type Language, type Refusal } from "@lading/contract/core";
import { isAir, isSea, manyRefusals, waybillRefusals, type editWayBillBatch } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { readReferences } from "./form/references.ts";
import { waybills } from "./tables.ts";
import { tellTracking } from "./tracking/numbers.ts";
import { lockWaybills } from "./visible.ts";

type Edit = Context<typeof editWayBillBatch>;
type Given = Omit<Edit["input"], "ids" | "leaveOut">;

const { id, houseNumber, type, voidedAt, operatorId, warehouseId, flightNumber, vessel, voyage, etd, eta } = waybills;
const shared = { operatorId, warehouseId, flightNumber, vessel, voyage, etd, eta };
const names = Object.keys(shared);

interface Row {
  id: string;
  houseNumber: string;
  type: number;
  voidedAt: string | null;
  etd: string | null;
  eta: string | null;
}

interface RefusedRow {
  id: string;
  number: string;
  reason: string;
}

/**
 * Gives many waybills the same operator, warehouse, flight or vessel, ETD and ETA. Of those that cannot take it each is
 * named with its reason; then nothing is changed, unless the others shall be. As with an edit of a single one a signed job
 * is no obstacle: a sign-off holds its charges and its houses, while flights and dates go on changing.
 */
export async function editMany(context: Edit) {
  const { db, input, session, services, language } = context;
  const { companyId } = session;
  const { ids, leaveOut, ...given } = input;
  await lockWaybills(db, session, ids);
  await checkReferences(db, companyId, given);
  const rows = await db
    .select({ id, houseNumber, type, voidedAt, ...shared })
    .from(waybills)
    .where(and(eq(waybills.companyId, companyId), inArray(id, ids)))
    .orderBy(houseNumber);
  const refused = rows.flatMap((row): RefusedRow[] => {
    const reason = reasonAgainst(row, given, language);
    return reason === undefined ? [] : [{ id: row.id, number: row.houseNumber, reason }];
  });
  if (refused.length > 0 && !leaveOut) return { changed: 0, refused };
  const left = new Set(refused.map((row) => row.id));
  const changed = rows.flatMap((row) => {
    const changes = changesBetween(row, { ...row, ...given }, names);
    return left.has(row.id) || changes.length === 0 ? [] : [{ id: row.id, number: row.houseNumber, changes }];
  });
  if (changed.length === 0) return { changed: 0, refused };
  const changedIds = changed.map((row) => row.id);
  await Promise.all([
    db
      .update(waybills)
      .set({ ...given, version: sql`${waybills.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(waybills.companyId, companyId), inArray(id, changedIds))),
    logOperations(db, doerOf(context), { entity: "waybill", action: "edit" }, changed),
    tellTracking(db, services.events, companyId, changedIds),
  ]);
  return { changed: changed.length, refused };
}

async function checkReferences(db: Db, companyId: string, given: Given): Promise<void> {
  const { operatorId: operator, warehouseId: warehouse } = given;
  if (operator === undefined && warehouse === undefined) return;
  await readReferences(db, companyId, {
    operatorId: operator,
    warehouseId: warehouse,
    customerId: null,
    customerName: "",
  });
}

function reasonAgainst(row: Row, given: Given, language: Language): string | undefined {
  const refusal = refusalOf(row, given);
  return refusal && say(refusal.text, language, { number: row.houseNumber });
}

function refusalOf(row: Row, given: Given): Refusal | undefined {
  if (row.voidedAt !== null) return waybillRefusals.voided;
  if (given.flightNumber !== undefined && !isAir(row.type)) return manyRefusals.noFlight;
  if ((given.vessel ?? given.voyage) !== undefined && !isSea(row.type)) return manyRefusals.noVessel;
  if ((given.etd ?? given.eta) === undefined) return undefined;
  if (!isAir(row.type) && !isSea(row.type)) return manyRefusals.noEstimates;
  const departs = given.etd ?? row.etd;
  const arrives = given.eta ?? row.eta;
  return departs !== null && arrives !== null && arrives < departs ? waybillRefusals.arrivalBeforeDeparture : undefined;
}

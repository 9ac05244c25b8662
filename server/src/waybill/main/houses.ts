import { coreRefusals, refuse, refuseField, trackingKey } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import type { Regrouping } from "../neighbours.ts";
import { printedColumns, type PrintedWaybill } from "../print/read.ts";
import { waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";
import { checkFit, checkLeaving, type Fit, type Late } from "./fit.ts";
import { tellTracking } from "../tracking/numbers.ts";
import { trackingNumbers } from "../tracking/tables.ts";

/** A house waybill, locked. */
export type House = PrintedWaybill;
/** Who changes what lies under a main waybill. */
export type Given = Pick<Context, "db" | "ip" | "services"> & { session: StaffSession };

/**
 * Locks these houses, and those under `mainId`, in the order of their ids, so that two clerks wait for each other
 * instead of locking each other out. A new one that is not there or not theirs to see refuses the whole.
 */
export async function lockHouses(
  db: Db,
  session: StaffSession,
  { ids, mainId }: { ids: readonly string[]; mainId?: string },
): Promise<{ wanted: House[]; present: House[] }> {
  const wanted = new Set(ids);
  if (wanted.size === 0 && mainId === undefined) return { wanted: [], present: [] };
  const visible = await visibleWaybills(db, session);
  const asked = sql`(${visible} AND ${isOneOf([...wanted])})`;
  const under = sql`(${waybills.companyId} = ${session.companyId} AND ${waybills.mainWaybillId} = ${mainId})`;
  const found = await db
    .select(printedColumns)
    .from(waybills)
    .where(mainId === undefined ? asked : sql`(${asked} OR ${under})`)
    .orderBy(waybills.id)
    .for("no key update");
  const houses = found.filter(({ id }) => wanted.has(id));
  if (houses.length !== wanted.size) throw refuse(coreRefusals.notFound);
  return {
    wanted: houses,
    present: found.filter(({ mainWaybillId }) => mainId !== undefined && mainWaybillId === mainId),
  };
}

/** Condition with a single parameter for any number of ids. */
function isOneOf(ids: readonly string[]): SQL {
  return sql`${waybills.id} = ANY(${sql.param([...ids])}::uuid[])`;
}

/** Air lies under air, sea under sea, express under express. */
export const wayOf = (type: number) => (type === 5 ? "express" : type % 2 === 1 ? "air" : "sea");

/** Refuses a house that has another main number or main waybill, and what is no house of the main's way. */
export function checkHouses(
  houses: readonly House[],
  main: { type: number; mainNumber: string; mainWaybillId: string | null },
  field = "houseIds",
): void {
  for (const { type, isMain, voidedAt, mainWaybillId, mainNumber, houseNumber } of houses) {
    const isUnderIt = mainWaybillId !== null && mainWaybillId === main.mainWaybillId;
    const isFree = mainWaybillId === null && (isMain || mainNumber === "" || mainNumber === main.mainNumber);
    if (!isUnderIt && !isFree)
      throw refuseField(field, waybillRefusals.hasMain, { number: houseNumber, main: mainNumber });
    if (isMain || voidedAt !== null || wayOf(type) !== wayOf(main.type))
      throw refuseField(field, waybillRefusals.notAHouse, { number: houseNumber });
  }
}

/** A main waybill that houses come under. */
export interface Gathering {
  id: string;
  mainNumber: string;
  destinationPort: string;
  isNew: boolean;
}

/** The houses come under the main waybill and take over its number; new ones that do not fit it are refused. */
export async function gather(
  context: Given,
  { beforeRegrouping }: Regrouping,
  main: Gathering & Fit,
  houses: readonly House[],
): Promise<void> {
  const moved = houses.filter((house) => house.mainWaybillId !== main.id || house.mainNumber !== main.mainNumber);
  const came = moved.filter(({ mainWaybillId }) => mainWaybillId !== main.id);
  const reason = await checkFit(context, main, came);
  const ids = came.map(({ id }) => id);
  if (came.length > 0)
    await beforeRegrouping?.(context.db, context.session.companyId, main.isNew ? ids : [main.id, ...ids]);
  await renumber(context, moved, {
    mainWaybillId: main.id,
    mainNumber: main.mainNumber,
    action: "consolidate",
    reason,
  });
}

/** The houses leave the main waybill and lose its number; of one that has departed only with a reason. */
export async function takeOut(
  context: Given,
  { beforeRegrouping, afterLeaving }: Regrouping,
  main: { id: string } & Late,
  houses: readonly House[],
): Promise<void> {
  const [first] = houses;
  if (!first) return;
  const { db, session } = context;
  const reason = await checkLeaving(context, { ...main, mainNumber: first.mainNumber }, houses);
  await beforeRegrouping?.(db, session.companyId, [main.id, ...houses.map(({ id }) => id)]);
  await renumber(context, houses, { mainWaybillId: null, mainNumber: "", action: "takeOut", reason });
  await afterLeaving?.(db, doerOf(context), houses);
}

interface Under {
  mainWaybillId: string | null;
  mainNumber: string;
  action: "mainNumber" | "consolidate" | "takeOut";
  /** Why houses came under a departed main waybill, or left it. */
  reason?: string;
}

/** Gives houses another main number, with their public numbers and log: one statement a table however many they are. */
export async function renumber(
  context: Given,
  houses: readonly House[],
  { action, reason = "", ...under }: Under,
): Promise<void> {
  if (houses.length === 0) return;
  const { db, services } = context;
  const { companyId } = context.session;
  const ids = houses.map(({ id }) => id);
  const ofMain = and(
    eq(trackingNumbers.companyId, companyId),
    inArray(trackingNumbers.waybillId, ids),
    eq(trackingNumbers.kind, "main"),
  );
  const number = trackingKey(under.mainNumber);
  const numbers = ids.map((waybillId) => ({ number, companyId, waybillId, kind: "main" as const }));
  await Promise.all([
    db
      .update(waybills)
      .set({ ...under, version: sql`${waybills.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(waybills.companyId, companyId), isOneOf(ids)))
      .execute(),
    db.delete(trackingNumbers).where(ofMain).execute(),
    number === "" ? undefined : insertRows(db, trackingNumbers, numbers),
    logOperations(
      db,
      doerOf(context),
      { entity: "waybill", action },
      houses.map((house) => ({
        id: house.id,
        number: house.houseNumber,
        changes: [
          { field: "mainNumber", before: house.mainNumber || null, after: under.mainNumber || null },
          ...(reason === "" ? [] : [{ field: "lateReason", before: null, after: reason }]),
        ],
      })),
    ),
    tellTracking(db, services.events, companyId, ids),
  ]);
}

/** Raises the version of main waybills whose houses changed, so that open edits of them are refused as stale. */
export async function touchMains(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(waybills)
    .set({ version: sql`${waybills.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(waybills.companyId, companyId), isOneOf(ids)));
}

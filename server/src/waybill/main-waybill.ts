import { randomUUIDv7 } from "node:crypto";
import { Big } from "big.js";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  chargeableWeight,
  volumeWeight,
  waybillRefusals,
  type addWayBillByPrimary,
  type Divisors,
  type editWayBillByPrimary,
} from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { insertRows, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { addEvents } from "#logistics-state";
import { trackingNumbers } from "#tracking";
import { issueMainNumber, returnMainNumber } from "./air-stock.ts";
import { doerOf } from "./create.ts";
import { replaceNumbers } from "./edit.ts";
import { firstState } from "./first-state.ts";
import { readReferences } from "./references.ts";
import { allChanges, storeWaybills } from "./store.ts";
import { waybills } from "./tables.ts";
import { visibleWaybills } from "./visible.ts";

type Waybill = typeof waybills.$inferSelect;
type Added = Context<typeof addWayBillByPrimary>;
type Edited = Context<typeof editWayBillByPrimary>;
type Given = Pick<Context, "db" | "ip" | "services"> & { session: StaffSession };

/** How a main waybill came to be, where nobody typed it. */
interface Origin {
  action?: "add" | "import";
  numberFlagged?: boolean;
}

/** Adds a main waybill; the houses take over its number. All or nothing. */
export async function createMain(
  context: Pick<Added, "db" | "input" | "ip" | "services" | "session">,
  origin: Origin = {},
) {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const [references, state, houses] = await Promise.all([
    readReferences(db, companyId, { ...input, customerId: null, customerName: "" }),
    firstState(db, companyId),
    lockHouses(db, session, input.houseIds),
  ]);
  checkHouses(houses, { type: input.type, mainWaybillId: null });
  const id = randomUUIDv7();
  const occurredAt = new Date().toISOString();
  await issueMainNumber(db, { companyId, type: input.type, mainNumber: input.mainNumber, waybillId: id, userId });
  const row = {
    ...mainRow(input, references.divisors),
    companyId,
    id,
    isMain: true,
    houseNumber: input.mainNumber,
    numberFlagged: origin.numberFlagged ?? false,
    ...(state !== undefined && { stateId: state, stateAt: occurredAt }),
    createdBy: userId,
    createdByName: userName,
  };
  try {
    await storeWaybills(db, doerOf(context), [{ row, items: [] }], origin.action);
  } catch (error) {
    if (violates(error, "waybill_house_number_once"))
      throw refuseField("mainNumber", waybillRefusals.numberTaken, { number: input.mainNumber });
    throw error;
  }
  if (state !== undefined) {
    const person = { id: userId, name: userName };
    await addEvents(db, services.events, { companyId, waybillIds: [id], stateId: state, occurredAt, person });
  }
  await gather(context, { id, mainNumber: input.mainNumber }, houses);
  return { id, version: 1 };
}

/** Changes a main waybill and what lies under it. */
export async function editMain(context: Edited) {
  const { db, input, session, services } = context;
  const { companyId, userId } = session;
  const visible = await visibleWaybills(db, session);
  const [main] = await db
    .select()
    .from(waybills)
    .where(and(visible, eq(waybills.id, input.id)))
    .for("no key update");
  if (!main?.isMain) throw refuse(main ? waybillRefusals.wrongForm : coreRefusals.notFound);
  if (main.voidedAt !== null) throw refuse(waybillRefusals.voided, { number: main.houseNumber });
  const present = await housesUnder(db, companyId, main.id);
  if (main.version !== input.version) {
    const { searchGrams: _g, searchText: _t, companyId: _c, ...current } = main;
    throw refuse(coreRefusals.stale, {}, { current: { ...current, houseIds: present.map(({ id }) => id) } });
  }
  const references = await readReferences(db, companyId, { ...input, customerId: null, customerName: "" }, main);
  const houses = await lockHouses(db, session, input.houseIds);
  checkHouses(houses, { type: input.type, mainWaybillId: main.id });
  if (input.mainNumber !== main.mainNumber) {
    await checkMainUnused(db, companyId, input.mainNumber);
    await returnMainNumber(db, { companyId, waybillId: main.id });
  }
  await issueMainNumber(db, { companyId, type: input.type, mainNumber: input.mainNumber, waybillId: main.id, userId });
  // What the person has seen and kept was checked when it was typed.
  const row = { ...mainRow(input, references.divisors), houseNumber: input.mainNumber, numberFlagged: false };
  const after = { ...main, ...row };
  await Promise.all([
    db
      .update(waybills)
      .set({ ...row, version: main.version + 1, updatedAt: sql`now()` })
      .where(and(eq(waybills.companyId, companyId), eq(waybills.id, main.id))),
    replaceNumbers(db, companyId, after),
    logOperations(db, doerOf(context), { entity: "waybill", action: "edit" }, [
      {
        id: main.id,
        number: after.houseNumber,
        changes: allChanges({ row: main, items: [] }, { row: after, items: [] }),
      },
    ]),
    services.events.publishTracking(db, companyId, [main.id]),
  ]);
  const wanted = new Set(houses.map(({ id }) => id));
  await takeOut(
    context,
    present.filter(({ id }) => !wanted.has(id)),
  );
  await gather(context, { id: main.id, mainNumber: input.mainNumber }, houses);
  return { version: main.version + 1 };
}

async function checkMainUnused(db: Db, companyId: string, number: string): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM waybill WHERE company_id = ${companyId} AND house_number = ${number}
        UNION ALL SELECT 1 FROM retired_number WHERE company_id = ${companyId} AND number = ${number}`,
  );
  if (rows.length > 0) throw refuseField("mainNumber", waybillRefusals.numberTaken, { number });
}

type MainInput = InputOf<typeof addWayBillByPrimary> | InputOf<typeof editWayBillByPrimary>;

/** The main's own figures, as the carrier's document has them. */
function mainRow(input: MainInput, divisors: Divisors) {
  const { houseIds: _houses, etd, eta, ...fields } = { etd: "", eta: "", ...input };
  const weight = new Big(input.weight).toFixed(3);
  const volume = new Big(input.volume).toFixed(3);
  const computed = chargeableWeight(input.type, weight, volume, divisors);
  const { id: _id, version: _version, ...row } = { id: "", version: 0, ...fields };
  return {
    ...row,
    etd: etd === "" ? null : etd,
    eta: eta === "" ? null : eta,
    weight,
    volume,
    volumeWeight: volumeWeight(input.type, volume, divisors),
    chargeableWeight: input.chargeableWeight === "" ? computed : new Big(input.chargeableWeight).toFixed(3),
  };
}

/** Locks the houses in the order of their ids, so that two clerks wait for each other instead of locking each other out. */
async function lockHouses(db: Db, session: StaffSession, ids: readonly string[]): Promise<Waybill[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const visible = await visibleWaybills(db, session);
  const found = await db
    .select()
    .from(waybills)
    .where(and(visible, inArray(waybills.id, wanted)))
    .orderBy(waybills.id)
    .for("no key update");
  if (found.length !== wanted.length) throw refuse(coreRefusals.notFound);
  return found;
}

async function housesUnder(db: Db, companyId: string, mainId: string): Promise<Waybill[]> {
  return await db
    .select()
    .from(waybills)
    .where(and(eq(waybills.companyId, companyId), eq(waybills.mainWaybillId, mainId)))
    .orderBy(waybills.id)
    .for("no key update");
}

const wayOf = (type: number) => (type === 5 ? "express" : type % 2 === 1 ? "air" : "sea");

function checkHouses(houses: readonly Waybill[], main: { type: number; mainWaybillId: string | null }): void {
  for (const house of houses) {
    if (house.mainWaybillId !== null && house.mainWaybillId !== main.mainWaybillId)
      throw refuseField("houseIds", waybillRefusals.hasMain, { number: house.houseNumber });
    if (house.isMain || house.voidedAt !== null || wayOf(house.type) !== wayOf(main.type))
      throw refuseField("houseIds", waybillRefusals.notAHouse, { number: house.houseNumber });
  }
}

/** The houses come under the main waybill and take over its number. */
async function gather(
  context: Given,
  main: { id: string; mainNumber: string },
  houses: readonly Waybill[],
): Promise<void> {
  const moved = houses.filter((house) => house.mainWaybillId !== main.id || house.mainNumber !== main.mainNumber);
  await setMain(context, moved, { mainWaybillId: main.id, mainNumber: main.mainNumber, action: "consolidate" });
}

async function takeOut(context: Given, houses: readonly Waybill[]): Promise<void> {
  await setMain(context, houses, { mainWaybillId: null, mainNumber: "", action: "takeOut" });
}

interface Under {
  mainWaybillId: string | null;
  mainNumber: string;
  action: "consolidate" | "takeOut";
}

async function setMain(context: Given, houses: readonly Waybill[], { action, ...under }: Under): Promise<void> {
  if (houses.length === 0) return;
  const { db, services } = context;
  const { companyId } = context.session;
  const ids = houses.map(({ id }) => id);
  await Promise.all([
    db
      .update(waybills)
      .set({ ...under, version: sql`${waybills.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(waybills.companyId, companyId), inArray(waybills.id, ids))),
    db
      .delete(trackingNumbers)
      .where(
        and(
          eq(trackingNumbers.companyId, companyId),
          inArray(trackingNumbers.waybillId, ids),
          eq(trackingNumbers.kind, "main"),
        ),
      )
      .execute(),
    under.mainNumber === ""
      ? undefined
      : insertRows(
          db,
          trackingNumbers,
          ids.map((waybillId) => ({
            number: under.mainNumber.replace(/\s+/g, "").toUpperCase(),
            companyId,
            waybillId,
            kind: "main" as const,
          })),
        ),
    logOperations(
      db,
      doerOf(context),
      { entity: "waybill", action },
      houses.map((house) => ({
        id: house.id,
        number: house.houseNumber,
        changes: [{ field: "mainNumber", before: house.mainNumber || null, after: under.mainNumber || null }],
      })),
    ),
    services.events.publishTracking(db, companyId, ids),
  ]);
}

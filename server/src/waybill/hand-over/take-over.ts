import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField } from "@lading/contract/core";
import {
  chargeableWeight,
  volumeWeight,
  waybillRefusals,
  waybillTypeNumbers,
  type WaybillType,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { doerOf } from "#core/audit";
import { inTransaction, violates, type Db } from "#core/db";
import { afterCommit, type Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { buildNumbers, letterOf, usedAmong } from "../build/house-numbers.ts";
import { storeWaybills, type NewWaybill } from "../build/store.ts";
import { firstState } from "../events/first-state.ts";
import { readReferences, type Referred } from "../form/references.ts";
import { mainFigures } from "../main/main-waybill.ts";
import { addressesOf, rememberAddresses } from "../parties/address-history.ts";
import { refuseBlocked, type PartyQuestion } from "../parties/blocked-party.ts";
import { issueMainNumbers } from "../stock/issue.ts";
import { keepTogether } from "../tracking/hand-overs.ts";
import { hasWrongNumber, type HandedWaybill } from "./hand-over.ts";
import { addFirstEvents } from "../events/add-events.ts";

type Given = Pick<Context, "db" | "ip" | "services"> & { session: StaffSession };

/** Waybills that another company handed over. */
export interface HandedOver {
  /** The main waybill; null for houses without one. */
  main: HandedWaybill | null;
  houses: readonly HandedWaybill[];
  /** Where the goods are received; null: the company's first warehouse. */
  warehouseId: string | null;
}

/** The waybills made: houses in the order in which they were handed over. */
export interface TakenOver {
  main: { id: string; number: string } | null;
  houses: { id: string; number: string }[];
  /** Houses whose number the company had used, so that they got one of its own. */
  renumbered: number;
}

/**
 * Makes the company's waybills from another company's hand-over, all or none: a main waybill and its houses, with the
 * caller in charge. A main waybill keeps its chargeable weight. A house keeps its number where the company has not used
 * it; else it gets a built number and keeps the other's as order number. Numbers with a wrong check digit are kept and
 * flagged. A main number that the company has already is refused, and so is a party that `screen` does not let through.
 */
export async function takeOver(
  context: Given,
  handed: HandedOver,
  screen: PartyQuestion | undefined,
): Promise<TakenOver> {
  const { db, session, services } = context;
  await refuseBlocked(screen, context, [...(handed.main ? [handed.main] : []), ...handed.houses]);
  const { companyId, userId, userName } = session;
  const warehouseId = handed.warehouseId ?? (await firstWarehouse(db, companyId));
  const incharge = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId, warehouseId };
  const [references, stateId] = await Promise.all([
    readReferences(db, companyId, { ...incharge, customerId: null, customerName: "" }),
    firstState(db, companyId),
  ]);
  const numbers = await numbersFor(context, references.companyCode, handed);
  const occurredAt = new Date().toISOString();
  const common = {
    companyId,
    ...incharge,
    ...(stateId !== undefined && { stateId, stateAt: occurredAt }),
    createdBy: userId,
    createdByName: userName,
  };
  const mainId = randomUUIDv7();
  const main = handed.main && mainRow(handed.main, references, { ...common, id: mainId });
  const houses = handed.houses.map((house, place) =>
    houseRow(house, references, {
      ...common,
      id: randomUUIDv7(),
      houseNumber: numbers[place] ?? house.houseNumber,
      mainWaybillId: main && mainId,
      mainNumber: main ? main.row.houseNumber : house.mainNumber,
    }),
  );
  const all = main ? [main, ...houses] : houses;
  await store(context, all);
  await keepTogether(db, [
    ...(handed.main?.first ? [{ companyId, waybillId: mainId, first: handed.main.first }] : []),
    ...handed.houses.flatMap(({ first }, place) => {
      const waybillId = houses[place]?.row.id;
      return first && waybillId !== undefined ? [{ companyId, waybillId, first }] : [];
    }),
  ]);
  if (stateId !== undefined) {
    const person = { id: userId, name: userName };
    const waybillIds = all.map(({ row }) => row.id);
    await addFirstEvents(db, services.events, { companyId, waybillIds, stateId, occurredAt, person });
  }
  afterCommit(context, () =>
    inTransaction(services.database, { companyId }, (later) =>
      rememberAddresses(later, companyId, addressesOf(houses.map(({ row }) => row))),
    ),
  );
  return {
    main: main && { id: mainId, number: main.row.houseNumber },
    houses: houses.map(({ row }) => ({ id: row.id, number: row.houseNumber })),
    renumbered: handed.houses.filter(({ houseNumber }, place) => numbers[place] !== houseNumber).length,
  };
}

async function store(context: Given, all: readonly NewWaybill[]): Promise<void> {
  const { db, session } = context;
  try {
    await storeWaybills(db, doerOf(context), all);
  } catch (error) {
    // Somebody else has just used one of the numbers.
    if (violates(error, "waybill_house_number_once"))
      throw refuse(waybillRefusals.numberTaken, { number: all[0]?.row.houseNumber ?? "" });
    throw error;
  }
  await issueMainNumbers(
    db,
    session,
    all.flatMap(({ row }) => (row.isMain === true ? [row] : [])),
  );
}

async function firstWarehouse(db: Db, companyId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM warehouse WHERE company_id = ${companyId} AND status = 'enabled' ORDER BY created_at, id LIMIT 1`);
  const [first] = rows;
  if (!first) throw refuseField("warehouseId", waybillRefusals.warehouseNeeded);
  return first.id;
}

/** Each house's number in this company, its own or a built one. */
async function numbersFor(
  { db, session, services }: Given,
  companyCode: string,
  { main, houses }: HandedOver,
): Promise<string[]> {
  const { companyId } = session;
  const mainNumbers = main ? [main.mainNumber] : [];
  const used = await usedAmong(db, companyId, [...mainNumbers, ...houses.map((house) => house.houseNumber)]);
  if (main && used.has(main.mainNumber)) throw refuse(waybillRefusals.numberTaken, { number: main.mainNumber });
  const taken = new Set([...used, ...mainNumbers]);
  const needs = (type: WaybillType) => houses.filter((house) => house.type === type && taken.has(house.houseNumber));
  const built = new Map<number, string[]>();
  const numbering = { db, database: services.database };
  for (const type of waybillTypeNumbers)
    built.set(
      type,
      await buildNumbers(numbering, { companyId, companyCode, letter: letterOf(type) }, needs(type).length),
    );
  return houses.map(({ type, houseNumber }) =>
    taken.has(houseNumber) ? (built.get(type)?.shift() ?? houseNumber) : houseNumber,
  );
}

type Own = Pick<NewWaybill["row"], "companyId" | "id" | "createdBy" | "createdByName"> & Partial<NewWaybill["row"]>;

// Main and houses are stored by one statement, so they have the same fields.

/** The carrier's own chargeable weight stays; without one it is what weight and volume come to. */
function mainRow(
  { items: _items, chargeableWeight: given = "", first: _first, ...main }: HandedWaybill,
  references: Referred,
  own: Own,
): NewWaybill {
  const row = {
    ...main,
    ...mainFigures({ ...main, chargeableWeight: given }, references.divisors),
    ...own,
    isMain: true,
    mainWaybillId: null,
    houseNumber: main.mainNumber,
    customerName: "",
    codStatus: "none" as const,
    numberFlagged: hasWrongNumber(main),
  };
  return { row, items: [] };
}

/** Weights that follow from the company's own divisors. */
function houseFigures({ type, weight, volume }: HandedWaybill, { divisors }: Referred) {
  return {
    volumeWeight: volumeWeight(type, volume, divisors),
    chargeableWeight: chargeableWeight(type, weight, volume, divisors),
  };
}

function houseRow(
  { items, first: _first, ...house }: HandedWaybill,
  references: Referred,
  own: Own & { houseNumber: string },
): NewWaybill {
  const sendersNumber = own.houseNumber === house.houseNumber ? house.orderNumber : house.houseNumber;
  const row = {
    ...house,
    ...houseFigures({ ...house, items }, references),
    ...own,
    isMain: false,
    orderNumber: sendersNumber,
    customerName: house.consigneeCompany || house.consigneeName,
    codStatus: Number(house.codAmount) > 0 ? ("toCollect" as const) : ("none" as const),
  };
  return { row: { ...row, numberFlagged: hasWrongNumber(row) }, items };
}

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
import { and, eq, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { stale, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { allChanges, storeWaybills } from "../build/store.ts";
import { firstState } from "../events/first-state.ts";
import { replaceNumbers } from "../form/edit.ts";
import { readReferences } from "../form/references.ts";
import type { Regrouping } from "../neighbours.ts";
import { refuseBlockedForm, type PartyQuestion } from "../parties/blocked-party.ts";
import { waybillParties } from "../parties/source.ts";
import { issueMainNumber, passMainNumber, returnMainNumber } from "../stock/issue.ts";
import { waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";
import { checkHouses, gather, lockHouses, takeOut, type Given, type House } from "./houses.ts";
import { tellTracking } from "../tracking/numbers.ts";
import { addFirstEvents } from "../events/add-events.ts";

/** Adds a main waybill; the houses take over its number. All or nothing. */
export function createMain(regrouping: Regrouping, screen: PartyQuestion | undefined) {
  return async (context: Context<typeof addWayBillByPrimary>) => {
    const { db, input, session } = context;
    await refuseBlockedForm(screen, context, [{ form: input, prefix: "" }]);
    const [references, { wanted }] = await Promise.all([
      readReferences(db, session.companyId, { ...input, customerId: null, customerName: "" }),
      lockHouses(db, session, { ids: input.houseIds }),
    ]);
    checkHouses(wanted, { type: input.type, mainNumber: input.mainNumber, mainWaybillId: null });
    const id = await storeMain(context, mainRow(input, references.divisors), wanted);
    await gather(context, regrouping, { ...input, id, isNew: true }, wanted);
    return { id, version: 1 };
  };
}

type Row = typeof waybills.$inferInsert;
/** Columns of a new main waybill. */
export type MainRow = Pick<Row, "type" | "shippingDate"> & { mainNumber: string } & Partial<Row>;

/** Stores a new main waybill with its first event; the number of the stock passes to it from the houses that had it. */
export async function storeMain(
  context: Given,
  fields: MainRow,
  houses: readonly House[],
  action: "add" | "import" = "add",
): Promise<string> {
  const { db, session, services } = context;
  const { companyId, userId, userName } = session;
  const { mainNumber, type } = fields;
  const id = randomUUIDv7();
  const occurredAt = new Date().toISOString();
  const state = await firstState(db, companyId);
  await issueMainNumber(db, { companyId, type, mainNumber, waybillId: id, userId });
  await passMainNumber(db, { companyId, from: houses.map((house) => house.id), to: id });
  const row = {
    ...fields,
    companyId,
    id,
    isMain: true,
    houseNumber: mainNumber,
    ...(state !== undefined && { stateId: state, stateAt: occurredAt }),
    createdBy: userId,
    createdByName: userName,
  };
  try {
    await storeWaybills(db, doerOf(context), [{ row, items: [] }], action);
  } catch (error) {
    if (violates(error, "waybill_house_number_once"))
      throw refuseField("mainNumber", waybillRefusals.numberTaken, { number: mainNumber });
    throw error;
  }
  if (state !== undefined) {
    const person = { id: userId, name: userName };
    await addFirstEvents(db, services.events, { companyId, waybillIds: [id], stateId: state, occurredAt, person });
  }
  return id;
}

/** Changes a main waybill and what lies under it. */
export function editMain(regrouping: Regrouping, screen: PartyQuestion | undefined) {
  return async (context: Context<typeof editWayBillByPrimary>) => {
    const { db, input, session, services } = context;
    const { companyId, userId } = session;
    await refuseBlockedForm(screen, context, [{ form: input, prefix: "" }]);
    const main = await lockMain(context);
    const { wanted, present } = await lockHouses(db, session, { ids: input.houseIds, mainId: main.id });
    if (main.version !== input.version) {
      const { searchText: _t, companyId: _c, ...current } = main;
      throw stale(main.version, { ...current, houseIds: present.map(({ id }) => id) });
    }
    const references = await readReferences(db, companyId, { ...input, customerId: null, customerName: "" }, main);
    checkHouses(wanted, { type: input.type, mainNumber: input.mainNumber, mainWaybillId: main.id });
    if (input.mainNumber !== main.mainNumber) {
      await checkMainUnused(db, companyId, input.mainNumber);
      await returnMainNumber(db, { companyId, waybillId: main.id });
    }
    const { type, mainNumber } = input;
    await issueMainNumber(db, { companyId, type, mainNumber, waybillId: main.id, userId });
    await passMainNumber(db, { companyId, from: input.houseIds, to: main.id });
    // A saved number counts as confirmed: the person has seen it, and the form checked it when it was typed.
    const row = { ...mainRow(input, references.divisors), houseNumber: mainNumber, numberFlagged: false };
    const after = { ...main, ...row };
    await Promise.all([
      storeEdit(db, waybills, main, row),
      replaceNumbers(db, companyId, after),
      logOperations(db, doerOf(context), { entity: "waybill", action: "edit" }, [
        {
          id: main.id,
          number: after.houseNumber,
          changes: allChanges({ row: main, items: [] }, { row: after, items: [] }),
        },
      ]),
      tellTracking(db, services.events, companyId, [main.id]),
      waybillParties.noteChanged(db, companyId, main, after),
    ]);
    const stay = new Set(wanted.map(({ id }) => id));
    const leaving = present.filter(({ id }) => !stay.has(id));
    await takeOut(context, regrouping, { id: main.id, lateReason: input.lateReason }, leaving);
    await gather(context, regrouping, { ...input, isNew: false }, wanted);
    return { version: main.version + 1 };
  };
}

async function lockMain({ db, input, session }: Context<typeof editWayBillByPrimary>) {
  const visible = await visibleWaybills(db, session);
  const [main] = await db
    .select()
    .from(waybills)
    .where(and(visible, eq(waybills.id, input.id)))
    .for("no key update");
  if (!main?.isMain) throw refuse(main ? waybillRefusals.wrongForm : coreRefusals.notFound);
  if (main.voidedAt !== null) throw refuse(waybillRefusals.voided, { number: main.houseNumber });
  return main;
}

async function checkMainUnused(db: Db, companyId: string, number: string): Promise<void> {
  if (await isNumberUsed(db, companyId, number))
    throw refuseField("mainNumber", waybillRefusals.numberTaken, { number });
}

/** Whether a waybill has this as its own number, or a deleted one had. */
export async function isNumberUsed(db: Db, companyId: string, number: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM waybill WHERE company_id = ${companyId} AND house_number = ${number}
        UNION ALL SELECT 1 FROM retired_number WHERE company_id = ${companyId} AND number = ${number}`,
  );
  return rows.length > 0;
}

type MainInput = InputOf<typeof addWayBillByPrimary> | InputOf<typeof editWayBillByPrimary>;

/** The main's own figures, as the carrier's document has them. */
export function mainRow(input: MainInput, divisors: Divisors): MainRow {
  const { houseIds: _houses, etd, eta, ...fields } = { etd: "", eta: "", ...input };
  const { id: _id, version: _version, ...other } = { id: "", version: 0, ...fields };
  const { destinationsChecked: _checked, lateReason: _reason, ...row } = { lateReason: "", ...other };
  return {
    ...row,
    etd: etd === "" ? null : etd,
    eta: eta === "" ? null : eta,
    ...mainFigures(input, divisors),
  };
}

interface Figures {
  type: number;
  weight: string;
  volume: string;
  /** The carrier's own; the empty text for what weight and volume come to. */
  chargeableWeight: string;
}

/** Weight, volume and what they are charged by, as they are stored. */
export function mainFigures({ type, chargeableWeight: given, ...figures }: Figures, divisors: Divisors) {
  const weight = new Big(figures.weight).toFixed(3);
  const volume = new Big(figures.volume).toFixed(3);
  return {
    weight,
    volume,
    volumeWeight: volumeWeight(type, volume, divisors),
    chargeableWeight: given === "" ? chargeableWeight(type, weight, volume, divisors) : new Big(given).toFixed(3),
  };
}

import { coreRefusals, refuse, refuseField, trackingKey } from "@lading/contract/core";
import {
  mostHouses,
  waybillRefusals,
  type getDepartureExpressList,
  type saveDepartureExpressNumbers,
} from "@lading/contract/waybill";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { companies } from "#user";
import { buildNumbers } from "./build/house-numbers.ts";
import { cityNameIn } from "#place";
import { waybills } from "./tables.ts";
import { lockWaybills, visibleWaybills } from "./visible.ts";
import { tellTracking } from "./tracking/numbers.ts";
import { trackingNumbers } from "./tracking/tables.ts";
import { addEvents } from "./events/add-events.ts";

const { id, houseNumber, consigneeName, country, city, pieces, weight, expressNumber, version } = waybills;
const shown = { id, houseNumber, consigneeName, country, city, pieces, weight, expressNumber, version };

/** The shipments that leave with a waybill: itself, or the houses under a main. */
export async function listDeparture({ db, input, session, language }: Context<typeof getDepartureExpressList>) {
  const { rows, ...waybill } = await read(db, session, input.id);
  return {
    ...waybill,
    rows: rows.map(({ country: at, ...row }) => ({ ...row, city: cityNameIn(at, row.city, language) })),
  };
}

async function read(db: Db, session: StaffSession, waybillId: string) {
  const visible = await visibleWaybills(db, session);
  const [waybill] = await db
    .select()
    .from(waybills)
    .where(and(visible, eq(id, waybillId)));
  if (!waybill) throw refuse(coreRefusals.notFound);
  const which = waybill.isMain ? eq(waybills.mainWaybillId, waybillId) : eq(id, waybillId);
  const rows = await db
    .select(shown)
    .from(waybills)
    .where(and(visible, which))
    .orderBy(asc(houseNumber))
    .limit(mostHouses);
  return { number: waybill.houseNumber, isMain: waybill.isMain, rows };
}

/** Gives the shipments their express numbers; with a time of departure each also gets the event `departed`. */
export async function saveDeparture(context: Context<typeof saveDepartureExpressNumbers>) {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const { rows: there } = await read(db, session, input.id);
  const wanted = new Map(input.rows.map((row) => [row.id, row]));
  if (![...wanted.keys()].every((asked) => there.some((row) => row.id === asked))) throw refuse(coreRefusals.notFound);
  const locked = await lockWaybills(db, session, [...wanted.keys()]);
  for (const row of locked) {
    if (row.voidedAt !== null) throw refuse(waybillRefusals.voided, { number: row.houseNumber });
    if (row.version !== wanted.get(row.id)?.version)
      throw refuse(coreRefusals.stale, {}, { current: { rows: (await read(db, session, input.id)).rows } });
  }
  const numbers = await numbersFor(context, input.rows);
  const before = new Map(there.map((row) => [row.id, row.expressNumber]));
  const changed = locked.filter((row) => before.get(row.id) !== numbers.get(row.id));
  await store(context, changed, numbers, before);
  if (input.departedAt !== null) {
    const departed = await db.execute<{ id: string }>(
      sql`SELECT id FROM logistics_state WHERE company_id = ${companyId} AND preset = 'departed'`,
    );
    const stateId = departed.rows[0]?.id;
    if (stateId === undefined) throw refuseField("departedAt", coreRefusals.notFound);
    await addEvents(db, services.events, {
      companyId,
      waybillIds: locked.map((row) => row.id),
      stateId,
      occurredAt: input.departedAt,
      place: input.place,
      person: { id: userId, name: userName },
    });
  }
  return { rows: (await read(db, session, input.id)).rows };
}

type Asked = { id: string; expressNumber: string };

/** The numbers typed, and built ones where none was; none of them twice, and none of another shipment. */
async function numbersFor(
  { db, session, services }: Context<typeof saveDepartureExpressNumbers>,
  rows: readonly Asked[],
): Promise<Map<string, string>> {
  const { companyId } = session;
  const numbers = new Map<string, string>();
  const given = new Set<string>();
  rows.forEach(({ id: shipment, expressNumber: typed }, place) => {
    const number = typed.toUpperCase();
    if (number === "") return;
    if (given.has(number)) throw numberTaken(place, number);
    given.add(number);
    numbers.set(shipment, number);
  });
  const { rows: others } = await db.execute<{ number: string; waybill_id: string }>(sql`
    SELECT number, waybill_id FROM tracking_number WHERE company_id = ${companyId} AND kind = 'express'
      AND number = ANY (${sql.param([...numbers.values()].map(trackingKey))}::text[])`);
  rows.forEach(({ id: shipment }, place) => {
    const number = numbers.get(shipment) ?? "";
    const another = others.some((other) => other.number === trackingKey(number) && other.waybill_id !== shipment);
    if (another) throw numberTaken(place, number);
  });
  const without = rows.filter((row) => row.expressNumber === "");
  if (without.length > 0) {
    const [company] = await db
      .select({ code: companies.code })
      .from(companies)
      .where(eq(companies.companyId, companyId));
    const wanted = { companyId, companyCode: company?.code ?? "", letter: "X" };
    const built = await buildNumbers({ db, database: services.database }, wanted, without.length);
    without.forEach((row, place) => numbers.set(row.id, built[place] ?? ""));
  }
  return numbers;
}

function numberTaken(place: number, number: string) {
  return refuseField(`rows.${place}.expressNumber`, waybillRefusals.numberTaken, { number });
}

type Locked = Awaited<ReturnType<typeof lockWaybills>>[number];

async function store(
  context: Context<typeof saveDepartureExpressNumbers>,
  changed: readonly Locked[],
  numbers: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  if (changed.length === 0) return;
  const { db, session, services } = context;
  const { companyId } = session;
  const ids = changed.map((row) => row.id);
  const records = JSON.stringify(changed.map((row) => ({ id: row.id, number: numbers.get(row.id) ?? "" })));
  const express = and(
    eq(trackingNumbers.companyId, companyId),
    inArray(trackingNumbers.waybillId, ids),
    eq(trackingNumbers.kind, "express"),
  );
  await Promise.all([
    db.execute(sql`
      UPDATE waybill w SET express_number = n.number, version = w.version + 1, updated_at = now()
      FROM jsonb_to_recordset(${records}::jsonb) AS n (id uuid, number text) WHERE w.company_id = ${companyId} AND w.id = n.id`),
    db.delete(trackingNumbers).where(express).execute(),
    insertRows(
      db,
      trackingNumbers,
      changed.map((row) => ({
        number: trackingKey(numbers.get(row.id) ?? ""),
        companyId,
        waybillId: row.id,
        kind: "express" as const,
      })),
    ),
    logOperations(
      db,
      doerOf(context),
      { entity: "waybill", action: "expressNumber" },
      changed.map((row) => ({
        id: row.id,
        number: row.houseNumber,
        changes: [{ field: "expressNumber", before: before.get(row.id) || null, after: numbers.get(row.id) ?? null }],
      })),
    ),
    tellTracking(db, services.events, companyId, ids),
  ]);
}

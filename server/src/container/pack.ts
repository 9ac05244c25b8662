import { Big } from "big.js";
import { containerRefusals as refusals, type packContainer, type packRemaining } from "@lading/contract/container";
import { coreRefusals, refuse, refuseFields, type FieldRefusal } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import { insertRows, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleWaybills } from "#waybill";
import { lockContainer, type Main } from "./lock.ts";
import { packingChanges, type Amounts } from "./packing-log.ts";
import { containerPackings, containers } from "./tables.ts";

/** A house under the container's main waybill, locked, with what of it is where. */
interface House extends Record<string, unknown> {
  id: string;
  houseNumber: string;
  mainWaybillId: string | null;
  voided: boolean;
  /** In this container. */
  here: Amounts;
  /** In no other container: what may be in this one. */
  room: Amounts;
}

type Packing = Context<typeof packContainer> | Context<typeof packRemaining>;
type Locked = Awaited<ReturnType<typeof lockContainer>>;

/** Says how much of each house is in a container, never more than what no other container has. */
export async function pack(context: Context<typeof packContainer>) {
  const { db, input, session } = context;
  const locked = await lockContainer(db, session, input);
  const ids = input.rows.map(({ waybillId }) => waybillId);
  const houses = await lockHouses(db, session, { ...locked, ids });
  checkRoom(input.rows, houses);
  const amounts = new Map(input.rows.map(({ waybillId, ...row }) => [waybillId, rounded(row)]));
  return await store(context, locked, houses, amounts);
}

/** Packs all that remains of these houses, or of all under the main waybill. */
export async function packRest(context: Context<typeof packRemaining>) {
  const { db, input, session } = context;
  const locked = await lockContainer(db, session, input);
  const houses = await lockHouses(db, session, { ...locked, ids: input.waybillIds });
  const open = houses.filter(({ room, here }) => room.pieces > here.pieces);
  if (open.length === 0) throw refuse(refusals.nothingRemains);
  return await store(context, locked, open, new Map(open.map(({ id, room }) => [id, atLeastNothing(room)])));
}

interface Asked extends Locked {
  /** None for all that the user sees under the main waybill. */
  ids: readonly string[];
}

/** Locks houses in the order of their ids: of two clerks who pack the last pieces, the second sees what the first did. */
async function lockHouses(db: Db, session: StaffSession, { container, main, ids }: Asked): Promise<House[]> {
  const visible = await visibleWaybills(db, session);
  const which =
    ids.length === 0
      ? sql`waybill.main_waybill_id = ${main.id} AND waybill.voided_at IS NULL`
      : sql`waybill.id = ANY(${sql.param([...ids])}::uuid[])`;
  const { rows: locked } = await db.execute<{ id: string }>(
    sql`SELECT waybill.id FROM waybill WHERE ${visible} AND ${which} ORDER BY waybill.id FOR NO KEY UPDATE`,
  );
  if (ids.length > 0 && locked.length !== ids.length) throw refuse(coreRefusals.notFound);
  const { rows } = await db.execute<House>(sql`
    SELECT w.id, w.house_number AS "houseNumber", w.main_waybill_id AS "mainWaybillId", w.voided_at IS NOT NULL AS voided,
      json_build_object('pieces', coalesce(sum(p.pieces) FILTER (WHERE is_here), 0),
        'weight', coalesce(sum(p.weight) FILTER (WHERE is_here), 0)::numeric(14,3)::text,
        'volume', coalesce(sum(p.volume) FILTER (WHERE is_here), 0)::numeric(14,3)::text) AS here,
      json_build_object('pieces', w.pieces - coalesce(sum(p.pieces) FILTER (WHERE NOT is_here), 0),
        'weight', (w.weight - coalesce(sum(p.weight) FILTER (WHERE NOT is_here), 0))::numeric(14,3)::text,
        'volume', (w.volume - coalesce(sum(p.volume) FILTER (WHERE NOT is_here), 0))::numeric(14,3)::text) AS room
    FROM waybill w LEFT JOIN container_packing p ON p.company_id = w.company_id AND p.waybill_id = w.id
    CROSS JOIN LATERAL (SELECT p.container_id = ${container.id} AS is_here) AS place
    WHERE w.company_id = ${session.companyId} AND w.id = ANY(${sql.param(locked.map(({ id }) => id))}::uuid[])
    GROUP BY w.company_id, w.id`);
  for (const { mainWaybillId, voided, houseNumber } of rows) {
    if (mainWaybillId !== main.id) throw refuse(refusals.notUnderMain, { number: houseNumber });
    if (voided) throw refuse(waybillRefusals.voided, { number: houseNumber });
  }
  return rows;
}

const measures = ["pieces", "weight", "volume"] as const;

/** Refuses, each at its field, what is more than the other containers leave. */
function checkRoom(rows: readonly (Amounts & { waybillId: string })[], houses: readonly House[]): void {
  const byId = new Map(houses.map((house) => [house.id, house]));
  const problems = rows.flatMap((row, place) => {
    const room = byId.get(row.waybillId)?.room;
    if (!room || row.pieces === 0) return [];
    return measures.flatMap((field): FieldRefusal[] => {
      const left = new Big(room[field]);
      if (left.gte(row[field])) return [];
      const remaining = (left.lt(0) ? new Big(0) : left).toString();
      return [{ field: `rows.${place}.${field}`, refusal: refusals.moreThanRemains, values: { remaining } }];
    });
  });
  const [first, ...more] = problems;
  if (first) throw refuseFields([first, ...more]);
}

const rounded = ({ pieces, weight, volume }: Amounts): Amounts => ({
  pieces,
  weight: new Big(weight).toFixed(3),
  volume: new Big(volume).toFixed(3),
});

const positive = (value: string) => (new Big(value).lt(0) ? "0.000" : value);

/** A house whose goods were made less since may have none left of a measure. */
function atLeastNothing({ pieces, weight, volume }: Amounts): Amounts {
  return { pieces, weight: positive(weight), volume: positive(volume) };
}

async function store(
  context: Packing,
  { container, main }: Locked,
  houses: readonly House[],
  amounts: ReadonlyMap<string, Amounts>,
) {
  const { db, session } = context;
  const { companyId } = session;
  const wanted = houses.map((house) => ({ house, after: amounts.get(house.id) ?? house.here }));
  const ids = houses.map(({ id }) => id);
  const which = and(
    eq(containerPackings.companyId, companyId),
    eq(containerPackings.containerId, container.id),
    inArray(containerPackings.waybillId, ids),
  );
  const before = await contentsOf(db, container);
  await db.delete(containerPackings).where(which);
  await insertRows(
    db,
    containerPackings,
    wanted
      .filter(({ after }) => after.pieces > 0)
      .map(({ house, after }) => ({ companyId, containerId: container.id, waybillId: house.id, ...after })),
  );
  const stored = await storeEdit(db, containers, container, {});
  const { containerNumber } = container;
  const ofMain = packingChanges(containerNumber, before, await contentsOf(db, container));
  await logPacking(context, { main, containerNumber, ofMain }, wanted);
  return stored;
}

/** A container's total pieces, weight and volume. */
async function contentsOf(db: Db, { companyId, id }: Locked["container"]): Promise<Amounts> {
  const { rows } = await db.execute<Amounts & Record<string, unknown>>(sql`
    SELECT coalesce(sum(pieces), 0)::int AS pieces, coalesce(sum(weight), 0)::numeric(14,3)::text AS weight,
      coalesce(sum(volume), 0)::numeric(14,3)::text AS volume
    FROM container_packing WHERE company_id = ${companyId} AND container_id = ${id}`);
  return rows[0] ?? { pieces: 0, weight: "0.000", volume: "0.000" };
}

interface Logged {
  main: Main;
  containerNumber: string;
  ofMain: FieldChange[];
}

const orNone = (amounts: Amounts) => (amounts.pieces > 0 ? amounts : null);

/** In the log of each house whose packing changed, and in the main waybill's what the container holds now. */
async function logPacking(
  context: Packing,
  { main, containerNumber, ofMain }: Logged,
  wanted: readonly { house: House; after: Amounts }[],
): Promise<void> {
  const entries = wanted.map(({ house, after }) => ({
    id: house.id,
    number: house.houseNumber,
    changes: packingChanges(containerNumber, orNone(house.here), orNone(after)),
  }));
  const all = [{ id: main.id, number: main.houseNumber, changes: ofMain }, ...entries];
  const changed = all.filter(({ changes }) => changes.length > 0);
  await logOperations(context.db, doerOf(context), { entity: "waybill", action: "pack" }, changed);
}

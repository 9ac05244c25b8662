import { randomUUIDv7 } from "node:crypto";
import { Big } from "big.js";
import { airMainNumber } from "@lading/contract/waybill";
import type { PreAlertState } from "@lading/contract/pre-alert";
import { sql, type SQL } from "drizzle-orm";
import { inTransaction, insertRows, type Database, type Db } from "#core/db";
import { demoReader } from "#core/demo";
import type { Files } from "#core/files";
import { readContainersForHandOver } from "#container";
import { readForHandOver, type HandedWaybill } from "#waybill";
import { preAlertHouses, preAlertPushes, preAlerts } from "../tables.ts";
import { addManifests, logDemoAlerts } from "./papers.ts";

/** A demo company as pre-alerts name it. */
export interface DemoSide {
  companyId: string;
  code: string;
  name: string;
}

interface Plan {
  type: 1 | 2;
  /** How many houses of one port; null: the company's own newest main waybill with all that lies under it. */
  houses: number | null;
  state: PreAlertState;
  daysAgo: number;
}

/** Pre-alerts that each company has sent to the other; half of them wait to be confirmed. */
const plans: readonly Plan[] = [
  { type: 1, houses: null, state: "unconfirm", daysAgo: 0 },
  { type: 2, houses: null, state: "unconfirm", daysAgo: 1 },
  { type: 1, houses: 3, state: "confirmed", daysAgo: 4 },
  { type: 2, houses: 5, state: "confirmed", daysAgo: 9 },
  { type: 1, houses: 1, state: "disabled", daysAgo: 12 },
];

/** Where the demo set goes; without a file store its pre-alerts have no files. */
export interface DemoPlace {
  database: Database;
  files?: Files;
}

/** Pre-alerts between two demo companies, made of the sender's main waybills and newest shipments. */
export async function addDemoPreAlerts(place: DemoPlace, sides: readonly [DemoSide, DemoSide]): Promise<void> {
  const [one, other] = sides;
  await exchange(place, one, other);
  await exchange(place, other, one);
}

async function exchange({ database, files }: DemoPlace, sender: DemoSide, receiver: DemoSide): Promise<void> {
  const sent = await inTransaction(database, { companyId: sender.companyId }, async (db) => {
    const made = await send(db, sender, receiver);
    if (files) await addManifests(db, files, made);
    await logDemoAlerts(db, sender.companyId, receiver.name);
    return made;
  });
  await inTransaction(database, { companyId: receiver.companyId }, async (db) => {
    for (const { alert, houses } of sent) {
      const { companyId: _company, id: sourceAlertId, createdBy: _by, ...content } = alert;
      const { companyId } = receiver;
      const id = randomUUIDv7();
      const source = { sourceCompanyId: sender.companyId, sourceAlertId, sourceVersion: 1, sourceName: sender.name };
      const row = {
        ...content,
        ...source,
        companyId,
        id,
        waybillId: null,
        direction: "received" as const,
        createdByName: sender.name,
      };
      await db.insert(preAlerts).values(row);
      await insertRows(
        db,
        preAlertHouses,
        houses.map((house) => ({ ...house, companyId, preAlertId: id, waybillId: null })),
      );
      if (files) await addManifests(db, files, [{ alert: row, houses }]);
    }
    await logDemoAlerts(db, receiver.companyId, sender.name);
  });
}

async function send(db: Db, sender: DemoSide, receiver: DemoSide) {
  const { companyId } = sender;
  const clerk = await clerkOf(db, companyId);
  const sent = [];
  for (const [place, plan] of plans.entries()) {
    const { main, houses } = await shipmentFor(db, companyId, plan, place);
    const [first] = houses;
    if (!first) continue;
    const own = main && {
      waybillId: main.id,
      mainNumber: main.handed.mainNumber,
      mainWaybill: main.handed,
      containers: await readContainersForHandOver(db, companyId, main.id),
    };
    const handed = houses.map((house) => house.handed);
    const alert = { ...alertRow({ sender, receiver, plan, place, clerk }, handed, first.handed), ...own };
    await db.insert(preAlerts).values(alert);
    const rows = houses.map(({ id, handed: waybill }, line) => ({
      companyId,
      preAlertId: alert.id,
      line: line + 1,
      houseNumber: waybill.houseNumber,
      waybillId: id,
      waybill,
    }));
    await insertRows(db, preAlertHouses, rows);
    await db.insert(preAlertPushes).values({
      companyId,
      preAlertId: alert.id,
      targetCompanyId: receiver.companyId,
      targetCode: receiver.code,
      targetName: receiver.name,
      pushedVersion: 1,
      pushedAt: alert.createdAt,
      pushedByName: clerk.name,
      outcome: "arrived",
      state: plan.state,
    });
    sent.push({ alert: { ...alert, state: plan.state }, houses: rows });
  }
  // The next that somebody makes goes on from here.
  await db.execute(sql`INSERT INTO number_series (company_id, kind, year, next)
    VALUES (${companyId}, 'pre-alert', ${new Date().getUTCFullYear()}, ${plans.length + 1}) ON CONFLICT DO NOTHING`);
  return sent;
}

interface Clerk {
  id: string;
  name: string;
}

async function clerkOf(db: Db, companyId: string): Promise<Clerk> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT id, user_name AS name FROM staff_user WHERE company_id = ${companyId} ORDER BY created_at, id LIMIT 1`);
  const [clerk] = rows;
  if (!clerk) throw new Error("A demo company has staff");
  return clerk;
}

/** A main waybill with its houses, or shipments to one port; each pre-alert takes others. */
async function shipmentFor(db: Db, companyId: string, { type, houses }: Plan, place: number) {
  const { rows } = await db.execute<{ id: string }>(
    houses === null
      ? newestMain(companyId, type)
      : sql`
    WITH shipment AS (SELECT id, destination_port, created_at FROM waybill
      WHERE company_id = ${companyId} AND type = ${type} AND voided_at IS NULL AND NOT is_main),
    port AS (SELECT destination_port FROM shipment GROUP BY destination_port
      ORDER BY count(*) DESC, destination_port OFFSET ${place} LIMIT 1)
    SELECT id FROM shipment JOIN port USING (destination_port) ORDER BY created_at DESC LIMIT ${houses}`,
  );
  const session = demoReader(companyId);
  const read = await readForHandOver(
    db,
    session,
    rows.map(({ id }) => id),
  );
  return houses === null ? { main: read.asked[0], houses: read.houses } : { houses: read.asked };
}

/** The consolidation of a kind: its type is that of its first house. */
function newestMain(companyId: string, type: 1 | 2): SQL {
  const types = type === 1 ? [1, 3] : [2, 4];
  return sql`SELECT id FROM waybill WHERE company_id = ${companyId} AND is_main AND voided_at IS NULL
    AND type = ANY(${sql.param(types)}::int[]) ORDER BY created_at DESC LIMIT 1`;
}

interface Made {
  sender: DemoSide;
  receiver: DemoSide;
  plan: Plan;
  place: number;
  clerk: Clerk;
}

const dayMs = 86_400_000;
const calendar = (at: number) => new Date(at).toISOString().slice(0, 10);

function alertRow(made: Made, houses: readonly HandedWaybill[], first: HandedWaybill) {
  const { sender, receiver, plan, place, clerk } = made;
  const at = Date.now() - plan.daysAgo * dayMs;
  const serial = String(1_200_000 + place * 37 + sender.code.length * 1009).padStart(7, "0");
  const sum = (field: "weight" | "volume") => houses.reduce((total, one) => total.plus(one[field]), new Big(0));
  const sailing = plan.type === 2 ? 18 * dayMs : dayMs;
  return {
    companyId: sender.companyId,
    id: randomUUIDv7(),
    direction: "sent" as const,
    alertNumber: `${sender.code}P${calendar(Date.now()).slice(2, 4)}${String(place + 1).padStart(7, "0")}`,
    type: plan.type,
    mainNumber: plan.type === 1 ? airMainNumber("065", serial) : `COSU6${serial}`,
    loadingPort: first.loadingPort,
    destinationPort: first.destinationPort,
    carrier: first.carrier,
    flightNumber: first.flightNumber,
    vessel: first.vessel,
    voyage: first.voyage,
    originAgent: sender.name,
    destinationAgent: receiver.name,
    totalHouses: houses.length,
    packages: houses.reduce((total, { pieces }) => total + pieces, 0),
    weight: sum("weight").toFixed(3),
    volume: sum("volume").toFixed(3),
    cargoType: place % 2 === 0 ? "general" : "battery",
    etd: calendar(at),
    eta: calendar(at + sailing),
    ...(plan.daysAgo > 2 && { atd: new Date(at).toISOString() }),
    // A sent one is confirmed by its receiver.
    state: plan.state === "disabled" ? plan.state : ("unconfirm" as const),
    createdBy: clerk.id,
    createdByName: clerk.name,
    createdAt: new Date(at).toISOString(),
  };
}

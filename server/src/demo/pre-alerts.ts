import { randomUUIDv7 } from "node:crypto";
import { Big } from "big.js";
import { airMainNumber } from "@lading/contract/waybill";
import type { PreAlertState } from "@lading/contract/pre-alert";
import { sql } from "drizzle-orm";
import { inTransaction, insertRows, type Database, type Db } from "#core/db";
import { preAlertHouses, preAlertPushes, preAlerts } from "#pre-alert";
import { readForHandOver, type HandedWaybill } from "#waybill";

/** A demo company as pre-alerts name it. */
export interface DemoSide {
  companyId: string;
  code: string;
  name: string;
}

interface Plan {
  type: 1 | 2;
  houses: number;
  state: PreAlertState;
  daysAgo: number;
}

/** What each company has sent to the other; half of it waits to be confirmed. */
const plans: readonly Plan[] = [
  { type: 1, houses: 4, state: "unconfirm", daysAgo: 0 },
  { type: 2, houses: 6, state: "unconfirm", daysAgo: 1 },
  { type: 1, houses: 3, state: "confirmed", daysAgo: 4 },
  { type: 2, houses: 5, state: "confirmed", daysAgo: 9 },
  { type: 1, houses: 1, state: "disabled", daysAgo: 12 },
];

/** Pre-alerts between two demo companies, made of the sender's newest shipments. */
export async function addDemoPreAlerts(database: Database, sides: readonly [DemoSide, DemoSide]): Promise<void> {
  const [one, other] = sides;
  await exchange(database, one, other);
  await exchange(database, other, one);
}

async function exchange(database: Database, sender: DemoSide, receiver: DemoSide): Promise<void> {
  const sent = await inTransaction(database, { companyId: sender.companyId }, (db) => send(db, sender, receiver));
  await inTransaction(database, { companyId: receiver.companyId }, async (db) => {
    for (const { alert, houses } of sent) {
      const { companyId: _company, id: sourceAlertId, createdBy: _by, ...content } = alert;
      const { companyId } = receiver;
      const id = randomUUIDv7();
      const source = { sourceCompanyId: sender.companyId, sourceAlertId, sourceVersion: 1, sourceName: sender.name };
      const row = { ...content, ...source, companyId, id, direction: "received" as const, createdByName: sender.name };
      await db.insert(preAlerts).values(row);
      await insertRows(
        db,
        preAlertHouses,
        houses.map((house) => ({ ...house, companyId, preAlertId: id, waybillId: null })),
      );
    }
  });
}

async function send(db: Db, sender: DemoSide, receiver: DemoSide) {
  const { companyId } = sender;
  const clerk = await clerkOf(db, companyId);
  const sent = [];
  for (const [place, plan] of plans.entries()) {
    const houses = await housesFor(db, companyId, plan, place);
    const [first] = houses;
    if (!first) continue;
    const alert = alertRow(
      { sender, receiver, plan, place, clerk },
      houses.map(({ handed }) => handed),
      first.handed,
    );
    await db.insert(preAlerts).values(alert);
    const rows = houses.map(({ id, handed }, line) => ({
      companyId,
      preAlertId: alert.id,
      line: line + 1,
      houseNumber: handed.houseNumber,
      waybillId: id,
      waybill: handed,
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

/** Shipments to one port, of a type; each pre-alert takes others. */
async function housesFor(db: Db, companyId: string, { type, houses }: Plan, place: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH shipment AS (SELECT id, destination_port, created_at FROM waybill
      WHERE company_id = ${companyId} AND type = ${type} AND voided_at IS NULL),
    port AS (SELECT destination_port FROM shipment GROUP BY destination_port
      ORDER BY count(*) DESC, destination_port OFFSET ${place} LIMIT 1)
    SELECT id FROM shipment JOIN port USING (destination_port) ORDER BY created_at DESC LIMIT ${houses}`);
  const session = demoReader(companyId);
  const { asked } = await readForHandOver(
    db,
    session,
    rows.map(({ id }) => id),
  );
  return asked;
}

/** Whoever loads the demo sees everything of the company. */
function demoReader(companyId: string): Parameters<typeof readForHandOver>[1] {
  return {
    companyId,
    audience: "staff",
    userId: companyId,
    userName: "",
    roleLevel: 1,
    rights: new Set(),
    seesAll: true,
    hasCompany: true,
    tokenHash: Buffer.alloc(0),
    validUntil: null,
    refreshMenu: false,
  };
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

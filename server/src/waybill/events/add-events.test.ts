import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { addPresetStates, waybillEventWithdrawals } from "#logistics-state";
import { addEvents, recomputeState } from "./add-events.ts";

let app: TestApp;
let states: Map<string, string>;
const companyId = randomUUID();
const person = { id: randomUUID(), name: "Li Wei" };
let told = 0;
const events = { publishTracking: async () => void (told += 1) };
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  states = await tenant((db) => addPresetStates(db, { companyId }));
});
afterAll(() => app.close());

const tenant = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
const state = (preset: string) => states.get(preset) ?? "";

async function makeWaybill(): Promise<string> {
  const id = randomUUID();
  await tenant((db) =>
    db.execute(sql`INSERT INTO waybill (company_id, id, type, house_number, shipping_date, created_by, created_by_name)
      VALUES (${companyId}, ${id}, 1, ${id}, '2026-11-20', ${person.id}, ${person.name})`),
  );
  return id;
}
const add = (waybillIds: string[], stateId: string, occurredAt: string) =>
  tenant((db) => addEvents(db, events, { companyId, waybillIds, stateId, occurredAt, place: "Riyadh", person }));
const stateOf = async (id: string) =>
  (
    await tenant((db) =>
      db.execute(
        sql`SELECT state_id, to_char(state_at AT TIME ZONE 'UTC', 'HH24:MI') AS at FROM waybill WHERE id = ${id}`,
      ),
    )
  ).rows[0];

test("An event becomes the present state of every waybill it is added to, and is told once", async () => {
  const waybills = [await makeWaybill(), await makeWaybill()];
  told = 0;
  const ids = await add(waybills, state("departed"), "2026-11-20T08:00:00Z");
  expect(new Set(ids).size).toBe(2);
  for (const id of waybills) expect(await stateOf(id)).toEqual({ state_id: state("departed"), at: "08:00" });
  expect(told).toBe(1);
});

test("An event entered late does not move the shipment back", async () => {
  const id = await makeWaybill();
  await add([id], state("departed"), "2026-11-20T08:00:00Z");
  await add([id], state("received"), "2026-11-19T08:00:00Z");
  expect(await stateOf(id)).toEqual({ state_id: state("departed"), at: "08:00" });
});

test("Of two events at the same time the one entered later counts", async () => {
  const id = await makeWaybill();
  await add([id], state("departed"), "2026-11-20T08:00:00Z");
  await add([id], state("delivered"), "2026-11-20T08:00:00Z");
  expect(await stateOf(id)).toEqual({ state_id: state("delivered"), at: "08:00" });
});

test("Withdrawn events no longer count; without any, there is no state", async () => {
  const id = await makeWaybill();
  const made = [
    ...(await add([id], state("received"), "2026-11-19T08:00:00Z")),
    ...(await add([id], state("departed"), "2026-11-20T09:00:00Z")),
  ];
  const withdraw = (eventId: string | undefined) =>
    tenant(async (db) => {
      const by = { withdrawnBy: person.id, withdrawnByName: person.name, reason: "wrong shipment" };
      await db.insert(waybillEventWithdrawals).values({ companyId, eventId: eventId ?? "", ...by });
      await recomputeState(db, { companyId, id });
    });
  await withdraw(made[1]);
  expect(await stateOf(id)).toEqual({ state_id: state("received"), at: "08:00" });
  await withdraw(made[0]);
  expect(await stateOf(id)).toEqual({ state_id: null, at: null });
});

test("A state of another company is not there", async () => {
  const id = await makeWaybill();
  const theirs = randomUUID();
  const others = await inTransaction(app.database, { companyId: theirs }, (db) =>
    addPresetStates(db, { companyId: theirs }),
  );
  await expect(add([id], others.get("departed") ?? "", "2026-11-20T08:00:00Z")).rejects.toThrow("core.notFound");
  expect(await stateOf(id)).toEqual({ state_id: null, at: null });
});

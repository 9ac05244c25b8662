import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SQL } from "drizzle-orm";
import { insertRows, inTransaction, type Db } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { keepTogether } from "./hand-overs.ts";
import { tellTracking } from "./numbers.ts";
import { trackingNumbers } from "./tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

const [gulf, jeddah, riyadh] = [randomUUID(), randomUUID(), randomUUID()];
const waybillOf = { [gulf]: randomUUID(), [jeddah]: randomUUID(), [riyadh]: randomUUID() };

/** Numbers whose pages are told when this company changes its waybill. */
async function toldBy(companyId: string): Promise<string[]> {
  const told: string[] = [];
  const events = {
    publishTracking: async (db: Db, numbers: SQL) => {
      const { rows } = await db.execute<{ number: string }>(numbers);
      told.push(...rows.map(({ number }) => number));
    },
  };
  await inTransaction(app.database, { companyId }, (db) =>
    tellTracking(db, events, companyId, [waybillOf[companyId] ?? ""]),
  );
  return told.toSorted();
}

test("A change is told to the pages of every company that the shipment went through, and to no others", async () => {
  const first = { companyId: gulf, waybillId: waybillOf[gulf] ?? "" };
  await inTransaction(app.database, { companyId: gulf }, async (db) => {
    const numbers = Object.entries(waybillOf).map(([companyId, waybillId], place) => ({
      number: `TOLD${place}`,
      companyId,
      waybillId,
      kind: "house" as const,
    }));
    await insertRows(db, trackingNumbers, numbers);
    await insertRows(db, trackingNumbers, [
      { number: "OTHER", companyId: gulf, waybillId: randomUUID(), kind: "house" },
    ]);
    await keepTogether(
      db,
      [jeddah, riyadh].map((companyId) => ({ companyId, waybillId: waybillOf[companyId] ?? "", first })),
    );
  });
  for (const company of [gulf, jeddah, riyadh]) expect(await toldBy(company)).toEqual(["TOLD0", "TOLD1", "TOLD2"]);
});

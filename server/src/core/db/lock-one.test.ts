import { randomUUID } from "node:crypto";
import { Refused } from "@lading/contract/core";
import { pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companyId as companyColumn, recordId, tracked } from "#core/columns";
import { startTestApp, type TestApp } from "#core/testing";
import { lockForEdit, lockOne, storeEdit } from "./lock-one.ts";
import { inTransaction, type Db } from "./transaction.ts";

/** As much of a business table as a record with a version needs. */
const records = pgTable("warehouse", {
  companyId: companyColumn(),
  id: recordId(),
  code: text("code").notNull(),
  warehouseName: text("warehouse_name").notNull(),
  ...tracked(),
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

let companyId: string;
let id: string;
beforeEach(async () => {
  [companyId, id] = [randomUUID(), randomUUID()];
  await inside((db) => db.insert(records).values({ companyId, id, code: "SZX1", warehouseName: "Shenzhen" }));
});

const inside = async <T>(work: (db: Db) => Promise<T>, tenant = companyId) =>
  await inTransaction(app.database, { companyId: tenant }, work);
const nameOf = ({ warehouseName }: { warehouseName: string }) => ({ warehouseName });

/** Reads the record with this version and gives it another name. */
const rename = async (warehouseName: string, version: number) =>
  await inside(async (db) => {
    const read = { companyId, id, version };
    await lockForEdit(db, records, read, nameOf);
    return await storeEdit(db, records, read, { warehouseName });
  });

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => "not refused",
    (refused: unknown) => refused,
  );
  return error instanceof Refused ? { code: error.refusal.code, ...error.content } : error;
}

describe("A record that is locked", () => {
  test("is given whole", async () => {
    const row = await inside((db) => lockOne(db, records, { companyId, id }));
    expect(row).toMatchObject({ companyId, id, code: "SZX1", warehouseName: "Shenzhen", version: 1 });
  });

  test("is refused as not found where there is none", async () => {
    const missing = inside((db) => lockOne(db, records, { companyId, id: randomUUID() }));
    expect(await refusalOf(missing)).toEqual({ code: "core.notFound" });
    const edited = inside((db) => lockForEdit(db, records, { companyId, id: randomUUID(), version: 1 }, nameOf));
    expect(await refusalOf(edited)).toEqual({ code: "core.notFound" });
  });

  test("is as if it were not there to another company, also where that company's id is named", async () => {
    const rival = randomUUID();
    for (const named of [rival, companyId])
      expect(await refusalOf(inside((db) => lockOne(db, records, { companyId: named, id }), rival))).toEqual({
        code: "core.notFound",
      });
  });
});

describe("An edit", () => {
  test("stores what it changes as the next version, and leaves the rest", async () => {
    expect(await rename("Bao'an", 1)).toEqual({ version: 2 });
    const row = await inside((db) => lockOne(db, records, { companyId, id }));
    expect(row).toMatchObject({ code: "SZX1", warehouseName: "Bao'an", version: 2 });
    // Both to the microsecond: within one millisecond they differ all the same.
    expect(row.updatedAt).not.toBe(row.createdAt);
  });

  test("of a version that is no longer the present one is refused with what the record is now", async () => {
    await rename("Bao'an", 1);
    const current = { warehouseName: "Bao'an", version: 2 };
    expect(await refusalOf(rename("Yantian", 1))).toEqual({ code: "core.stale", current });
    expect(await refusalOf(rename("Yantian", 3))).toEqual({ code: "core.stale", current });
  });

  test("may ask the database for what the record is now", async () => {
    const read = { companyId, id, version: 7 };
    const asked = inside((db) => lockForEdit(db, records, read, async () => await Promise.resolve({ lines: [1, 2] })));
    expect(await refusalOf(asked)).toEqual({ code: "core.stale", current: { lines: [1, 2], version: 1 } });
  });

  test("waits for another of the same record: of several at once one is stored, and the others see it", async () => {
    const names = ["Bao'an", "Yantian", "Nansha", "Shekou"];
    const outcomes = await Promise.all(names.map(async (name) => await refusalOf(rename(name, 1))));
    const stored = await inside((db) => lockOne(db, records, { companyId, id }));
    expect(stored.version).toBe(2);
    const refused = outcomes.filter((outcome) => outcome !== "not refused");
    expect(refused).toHaveLength(names.length - 1);
    const current = { warehouseName: stored.warehouseName, version: 2 };
    for (const one of refused) expect(one).toEqual({ code: "core.stale", current });
  });
});

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestOf } from "@lading/contract/core";
import { presetStates } from "@lading/contract/logistics-state";
import {
  addLogisticsState,
  deleteLogisticsState,
  editLogisticsState,
  exportLogisticsStateList,
  logisticsStateListByPage,
} from "@lading/contract/logistics-state";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { createFiles } from "#core/files";
import { readSheet } from "#core/sheets";
import { staffToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates, logisticsStateModule, storeEvents } from "./index.ts";

const page = "/logisticsManagement/LogisticsStatus";
let app: TestApp;
let folder: string;
let companyId: string;
let token: string;
let states: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lading-states-"));
  app = await startTestApp({
    modules: [logisticsStateModule],
    services: (database) => ({ files: createFiles({ database, place: { folder } }) }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  companyId = randomUUID();
  states = await tenant((db) => addPresetStates(db, { companyId }));
  token = await staffToken(
    app.database,
    [`${page}:view`, `${page}:add`, `${page}:edit`, `${page}:delete`, `${page}:export`],
    { companyId },
  );
});

const tenant = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
const list = async (input: RequestOf<typeof logisticsStateListByPage> = {}) =>
  (await app.call(logisticsStateListByPage, { sort: "sortNumber", order: "asc", ...input }, { token })).Content;
const own = {
  chineseDescription: "已提货",
  englishDescription: "Picked up",
  arabicDescription: "تم الاستلام من الشاحن",
  phase: "received" as const,
  abbreviation: "PUP",
  sortNumber: 15,
};

test("A new company starts with ten states, in the order of a shipment's way", async () => {
  const { rows, total } = await list();
  expect(total).toBe(10);
  expect(rows.map(({ preset }) => preset)).toEqual(presetStates.map(({ preset }) => preset));
  expect(rows[0]).toMatchObject({ chineseDescription: "已下单", arabicDescription: "تم إنشاء الطلب", used: false });
});

test.each(["签收", "livered", "DELIV", "تسليم", "dlv"])("States are found by %s", async (search) => {
  const { rows } = await list({ search });
  expect(rows.map(({ preset }) => preset)).toContain("delivered");
  expect(rows.length).toBeLessThan(4);
});

test("The list goes by pages", async () => {
  const second = await list({ page: 2, pageSize: 4 });
  expect(second.rows.map(({ abbreviation }) => abbreviation)).toEqual(["TRN", "ARR", "IMP", "OFD"]);
  expect(second.total).toBe(10);
});

test("An own state takes its place in the order", async () => {
  const added = await app.call(addLogisticsState, own, { token });
  const { rows } = await list();
  expect(rows[1]).toEqual({ id: added.Content.id, ...own, preset: null, proposedPhase: null, used: false, version: 1 });
});

describe("Two states never say the same", () => {
  test("when one is added: the message stands at each field that is taken", async () => {
    const taken = { ...own, englishDescription: "Delivered", chineseDescription: "已签收" };
    const { StatusCode, Content } = await app.call(addLogisticsState, taken, { token, language: "en" });
    expect(StatusCode).toBe(409);
    expect(Object.keys(Content.fields ?? {})).toEqual(["chineseDescription", "englishDescription"]);
  });
  test("when two are added at the same moment", async () => {
    const both = await Promise.all([1, 2].map(() => app.call(addLogisticsState, own, { token })));
    expect(new Set(both.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
  });
  test("when one is changed; but it may keep its own", async () => {
    const { Content } = await app.call(addLogisticsState, own, { token });
    const change = { ...own, id: Content.id, version: 1 };
    expect((await app.call(editLogisticsState, { ...change, sortNumber: 16 }, { token })).StatusCode).toBe(200);
    const taken = { ...change, version: 2, arabicDescription: "تم التسليم" };
    const refused = await app.call(editLogisticsState, taken, { token });
    expect([refused.StatusCode, Object.keys(refused.Content.fields ?? {})]).toEqual([409, ["arabicDescription"]]);
  });
  test("but another company's may", async () => {
    await app.call(addLogisticsState, own, { token });
    const theirs = await staffToken(app.database, [`${page}:add`]);
    expect((await app.call(addLogisticsState, own, { token: theirs })).StatusCode).toBe(200);
  });
});

test("An edit of what somebody else has changed meanwhile is refused with what it is now", async () => {
  const { Content } = await app.call(addLogisticsState, own, { token });
  const change = { ...own, id: Content.id, version: 1 };
  expect((await app.call(editLogisticsState, { ...change, sortNumber: 17 }, { token })).Content.version).toBe(2);
  const late = await app.call(editLogisticsState, { ...change, sortNumber: 18 }, { token });
  expect([late.StatusCode, late.Content]).toEqual([
    409,
    { code: "core.stale", current: { ...own, sortNumber: 17, version: 2 } },
  ]);
});

test("States that no event carries are deleted, all or none", async () => {
  const { Content } = await app.call(addLogisticsState, own, { token });
  const used = states.get("departed") ?? "";
  const person = { id: randomUUID(), name: "Li Wei" };
  const occurredAt = "2026-11-20T08:00:00Z";
  await tenant((db) => storeEvents(db, { companyId, waybillIds: [randomUUID()], stateId: used, occurredAt, person }));
  expect((await list()).rows.filter((row) => row.used).map(({ id }) => id)).toEqual([used]);
  const both = await app.call(deleteLogisticsState, { ids: [Content.id, used] }, { token, language: "ar" });
  expect([both.StatusCode, both.ErrorMsg]).toEqual([422, "الحالة «غادرت» مستخدمة في بوالص ولا يمكن حذفها"]);
  expect((await list()).total).toBe(11);
  const one = await app.call(deleteLogisticsState, { ids: [Content.id] }, { token });
  expect([one.StatusCode, one.Content]).toEqual([200, { deleted: 1 }]);
  expect((await list()).total).toBe(10);
});

test("Another company's states are not there", async () => {
  const other = randomUUID();
  const theirs = await staffToken(app.database, [`${page}:view`, `${page}:edit`, `${page}:delete`], {
    companyId: other,
  });
  const id = states.get("departed") ?? "";
  expect((await app.call(logisticsStateListByPage, {}, { token: theirs })).Content).toEqual({ rows: [], total: 0 });
  expect((await app.call(editLogisticsState, { ...own, id, version: 1 }, { token: theirs })).StatusCode).toBe(404);
  expect((await app.call(deleteLogisticsState, { ids: [id] }, { token: theirs })).StatusCode).toBe(404);
  const { rows } = await tenant((db) => db.execute(sql`SELECT count(*)::int AS count FROM logistics_state`));
  expect(rows).toEqual([{ count: 10 }]);
});

test("The states go into a spreadsheet in the person's language", async () => {
  const { Content } = await app.call(
    exportLogisticsStateList,
    { sort: "sortNumber", order: "asc", search: "deliver" },
    { token, language: "en" },
  );
  expect(Content.name).toMatch(/^Logistics states \d{4}-\d\d-\d\d\.xlsx$/);
  const card = await tenant((db) => app.services.files.find(db, Content.path.split("/").at(-1) ?? ""));
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes, { maxRows: 100 })) rows.push(cells);
  expect(rows).toEqual([
    ["Order", "Phase", "Abbreviation", "Chinese description", "English description", "Arabic description"],
    ["80", "Out for delivery", "OFD", "派送中", "Out for delivery", "خرجت للتوصيل"],
    ["90", "Delivered", "DLV", "已签收", "Delivered", "تم التسليم"],
  ]);
});

test("Own states of before phases are found by having none, with the phase of the state before them as a proposal", async () => {
  const add = async (english: string, sortNumber: number) => {
    const form = {
      ...own,
      chineseDescription: english,
      englishDescription: english,
      arabicDescription: english,
      sortNumber,
    };
    return (await app.call(addLogisticsState, form, { token })).Content.id;
  };
  const places = { Collected: 15, "On hold": 1000, First: 1 };
  const ids = await Promise.all(Object.entries(places).map(([name, place]) => add(name, place)));
  await tenant((db) =>
    db.execute(sql`UPDATE logistics_state SET phase = NULL WHERE id = ANY(${sql.param(ids)}::uuid[])`),
  );
  const { rows, total } = await list({ phase: "none" });
  expect(total).toBe(3);
  expect(
    rows.map(({ englishDescription, phase, proposedPhase }) => [englishDescription, phase, proposedPhase]),
  ).toEqual([
    ["First", null, "orderPlaced"],
    ["Collected", null, "orderPlaced"],
    ["On hold", null, "delivered"],
  ]);
  const [collected] = rows.filter(({ englishDescription }) => englishDescription === "Collected");
  const { id = "", version = 0 } = collected ?? {};
  const named = {
    ...own,
    chineseDescription: "Collected",
    englishDescription: "Collected",
    arabicDescription: "Collected",
  };
  const edited = await app.call(editLogisticsState, { ...named, id, version, phase: "received" }, { token });
  expect(edited.StatusCode).toBe(200);
  expect((await list({ phase: "none" })).total).toBe(2);
  expect((await list({ phase: "received" })).rows.map(({ proposedPhase }) => proposedPhase)).toEqual([null, null]);
});

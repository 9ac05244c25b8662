import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addExpenseName,
  deleteExpenseName,
  editExpenseName,
  exportExpenseNameList,
  getExpenseNameList,
  presetChargeItems,
} from "@lading/contract/charge-item";
import type { RequestOf } from "@lading/contract/core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { createFiles } from "#core/files";
import { readSheet } from "#core/sheets";
import { staffToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems, chargeItemModule, type ChargeItemUse } from "./index.ts";

const page = "/financialBill/expenseNameManagement";
/** Stands for a module that keeps charges: these are charged under. */
const charged = new Set<string>();
const use: ChargeItemUse = {
  table: "supplier_cost",
  find: (_, __, ids) => Promise.resolve(new Set(ids.filter((id) => charged.has(id)))),
};
let app: TestApp;
let folder: string;
let companyId: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lading-charge-items-"));
  app = await startTestApp({
    modules: [chargeItemModule([use, { table: "collection_bill_line", find: () => Promise.resolve(new Set()) }])],
    services: (database) => ({ files: createFiles({ database, place: { folder } }) }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  companyId = randomUUID();
  await tenant((db) => addPresetChargeItems(db, { companyId }));
  token = await staffToken(
    app.database,
    [`${page}:view`, `${page}:add`, `${page}:edit`, `${page}:delete`, `${page}:export`],
    { companyId },
  );
});

const tenant = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
const list = async (input: RequestOf<typeof getExpenseNameList> = {}) =>
  (await app.call(getExpenseNameList, { sort: "englishName", order: "asc", ...input }, { token })).Content;
const own = { chineseName: "熏蒸费", englishName: "Fumigation fee", arabicName: "رسوم التبخير", enabled: true };
const addOwn = async () => (await app.call(addExpenseName, own, { token })).Content.id;

test("A new company starts with the charge items of the trade, all enabled, named in three languages", async () => {
  const { rows, total } = await list({ pageSize: 100 });
  expect(total).toBe(presetChargeItems.length);
  expect(new Set(rows.map(({ preset }) => preset))).toEqual(new Set(presetChargeItems.map(({ preset }) => preset)));
  expect(rows.filter(({ enabled, used }) => !enabled || used)).toEqual([]);
  expect(rows[0]).toMatchObject({
    chineseName: "空运费",
    englishName: "Air freight",
    arabicName: "أجور الشحن الجوي",
    preset: "airFreight",
  });
});

test.each(["码头", "ＴＨＣ", "terminal", "مناولة المحطة"])("Charge items are found by %s", async (search) => {
  const { rows } = await list({ search });
  expect(rows.map(({ preset }) => preset)).toContain("terminalHandling");
  expect(rows.length).toBeLessThan(3);
});

test("The list goes by pages, in the order of the names", async () => {
  const names = presetChargeItems.map(({ text }) => text.en).toSorted((a, b) => a.localeCompare(b, "en"));
  const second = await list({ page: 2, pageSize: 4 });
  expect(second.rows.map(({ englishName }) => englishName)).toEqual(names.slice(4, 8));
  expect(second.total).toBe(presetChargeItems.length);
});

test("An own item is added, disabled, and then listed with the disabled ones only", async () => {
  const id = await addOwn();
  const change = { ...own, id, enabled: false, version: 1 };
  expect((await app.call(editExpenseName, change, { token })).Content.version).toBe(2);
  expect((await list({ enabled: false })).rows).toEqual([
    { ...own, id, enabled: false, preset: null, used: false, version: 2 },
  ]);
  expect((await list({ enabled: true, search: "fumigation" })).total).toBe(0);
});

describe("Two charge items never have the same name", () => {
  test("when one is added: the message stands at each field that is taken", async () => {
    const taken = { ...own, englishName: "air FREIGHT ", arabicName: "الرسوم الجمركية" };
    const { StatusCode, Content } = await app.call(addExpenseName, taken, { token, language: "en" });
    expect([StatusCode, Content.fields]).toEqual([
      409,
      {
        englishName: "A charge item has this name already",
        arabicName: "A charge item has this name already",
      },
    ]);
  });
  test("nor one that differs in full-width forms only", async () => {
    const { StatusCode, Content } = await app.call(
      addExpenseName,
      { ...own, chineseName: "码头操作费(thc)" },
      { token },
    );
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([409, ["chineseName"]]);
  });
  test("when two are added at the same moment", async () => {
    const both = await Promise.all([1, 2].map(() => app.call(addExpenseName, own, { token })));
    expect(new Set(both.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
  });
  test("when one is changed; but it may keep its own", async () => {
    const change = { ...own, id: await addOwn(), version: 1 };
    expect((await app.call(editExpenseName, { ...change, englishName: "fumigation" }, { token })).StatusCode).toBe(200);
    const taken = { ...change, version: 2, chineseName: "关税" };
    const refused = await app.call(editExpenseName, taken, { token });
    expect([refused.StatusCode, Object.keys(refused.Content.fields ?? {})]).toEqual([409, ["chineseName"]]);
  });
  test("but another company's may", async () => {
    await addOwn();
    const theirs = await staffToken(app.database, [`${page}:add`]);
    expect((await app.call(addExpenseName, own, { token: theirs })).StatusCode).toBe(200);
  });
});

test.each([
  ["chineseName", "x".repeat(61)],
  ["englishName", "x".repeat(81)],
  ["arabicName", "  "],
])("A wrong %s is told at its field", async (field, value) => {
  const { StatusCode, Content } = await app.call(addExpenseName, { ...own, [field]: value }, { token });
  expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([400, [field]]);
});

test("An edit of what somebody else has changed meanwhile is refused with what it is now", async () => {
  const change = { ...own, id: await addOwn(), version: 1 };
  await app.call(editExpenseName, { ...change, englishName: "Fumigation" }, { token });
  const late = await app.call(editExpenseName, { ...change, englishName: "Fumigating" }, { token });
  expect([late.StatusCode, late.Content]).toEqual([
    409,
    { code: "core.stale", current: { ...own, englishName: "Fumigation", version: 2 } },
  ]);
});

test("Charge items are deleted all or none: one that something was charged under stays, and says so", async () => {
  const [id, used] = [await addOwn(), (await list()).rows[0]?.id ?? ""];
  charged.add(used);
  expect((await list()).rows.filter((row) => row.used).map((row) => row.id)).toEqual([used]);
  const both = await app.call(deleteExpenseName, { ids: [id, used] }, { token, language: "ar" });
  expect([both.StatusCode, both.ErrorMsg]).toEqual([
    422,
    "سبق استخدام البند «أجور الشحن الجوي» ولا يمكن حذفه، يمكن إيقافه بدلًا من ذلك",
  ]);
  expect((await list({ search: "fumigation" })).total).toBe(1);
  const one = await app.call(deleteExpenseName, { ids: [id, id] }, { token });
  expect([one.StatusCode, one.Content]).toEqual([200, { deleted: 1 }]);
  expect((await app.call(deleteExpenseName, { ids: [id] }, { token })).StatusCode).toBe(404);
});

test("Another company's charge items are not there", async () => {
  const theirs = await staffToken(app.database, [`${page}:view`, `${page}:edit`, `${page}:delete`]);
  const id = (await list()).rows[0]?.id ?? "";
  expect((await app.call(getExpenseNameList, {}, { token: theirs })).Content).toEqual({ rows: [], total: 0 });
  expect((await app.call(editExpenseName, { ...own, id, version: 1 }, { token: theirs })).StatusCode).toBe(404);
  expect((await app.call(deleteExpenseName, { ids: [id] }, { token: theirs })).StatusCode).toBe(404);
});

test("The charge items go into a spreadsheet in the person's language", async () => {
  const { Content } = await app.call(
    exportExpenseNameList,
    { sort: "englishName", order: "asc", search: "customs" },
    { token, language: "en" },
  );
  expect(Content.name).toMatch(/^Charge items \d{4}-\d\d-\d\d\.xlsx$/);
  const card = await tenant((db) => app.services.files.find(db, Content.path.split("/").at(-1) ?? ""));
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes, { maxRows: 100 })) rows.push(cells);
  expect(rows.map((cells) => [cells[0], cells[1], cells[3]])).toEqual([
    ["Chinese name", "English name", "Status"],
    ["关税", "Customs duty", "Enabled"],
    ["查验费", "Customs inspection fee", "Enabled"],
    ["出口报关费", "Export customs clearance", "Enabled"],
    ["进口清关费", "Import customs clearance", "Enabled"],
  ]);
});

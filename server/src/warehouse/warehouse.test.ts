import { headers } from "@lading/contract/core";
import { addWarehouse, editWarehouse, getWarehouseOptionList } from "@lading/contract/warehouse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffToken, startTestApp, type TestApp } from "#core/testing";
import { warehouseModule } from "./index.ts";

let app: TestApp;
let mine: { token: string };
let rival: { token: string };
beforeAll(async () => {
  app = await startTestApp({ modules: [warehouseModule] });
  mine = { token: await staffToken(app.database, ["/myHome/enterpriseInfo:edit"]) };
  rival = { token: await staffToken(app.database, ["/myHome/enterpriseInfo:edit"]) };
});
afterAll(() => app.close());

const add = (code: string, given: Parameters<TestApp["call"]>[2] = mine) =>
  app.call(addWarehouse, { code, warehouseName: `Warehouse ${code}`, country: "CN", city: "Shenzhen" }, given);
const codes = async (all = false, given = mine) => {
  const { Content } = await app.call(getWarehouseOptionList, { all }, given);
  return Content.rows.map(({ code }) => code);
};

test("A warehouse has a code of its own in the company; sent twice, it is added once", async () => {
  const once = { ...mine, headers: { [headers.idempotencyKey]: "one-click-of-a-button" } };
  expect((await add("SZX1", once)).Content).toEqual((await add("SZX1", once)).Content);
  const taken = await add("SZX1", { ...mine, language: "zh" });
  expect([taken.StatusCode, taken.Content.fields]).toEqual([409, { code: "仓库代码已存在" }]);
  expect((await add("SZX1", rival)).StatusCode).toBe(200);
});

test("A warehouse taken out of use is no longer offered, and comes back", async () => {
  const { id } = (await add("CAN1")).Content;
  const form = { id, code: "CAN1", warehouseName: "Guangzhou", country: "CN", city: "Guangzhou" };
  const edit = async (status: "enabled" | "disabled", version: number) =>
    (await app.call(editWarehouse, { ...form, status, version }, mine)).Content.version;
  expect(await edit("disabled", 1)).toBe(2);
  expect(await codes()).toEqual(["SZX1"]);
  expect(await codes(true)).toEqual(["CAN1", "SZX1"]);
  expect(await edit("enabled", 2)).toBe(3);
  expect(await codes()).toEqual(["CAN1", "SZX1"]);
});

test("A warehouse is shown in the reader's language where its names know it, else by its own name", async () => {
  const names = async (code: string) => {
    const shown = await Promise.all(
      (["zh", "en", "ar"] as const).map((language) => app.call(getWarehouseOptionList, {}, { ...mine, language })),
    );
    return shown.map(({ Content }) => Content.rows.find((row) => row.code === code)?.shownName);
  };
  await app.call(addWarehouse, { code: "RUH1", warehouseName: "مستودع الرياض", warehouseNameEn: "Riyadh" }, mine);
  await app.call(addWarehouse, { code: "RUH2", warehouseName: "مستودع الرياض" }, mine);
  expect(await names("RUH1")).toEqual(["Riyadh", "Riyadh", "مستودع الرياض"]);
  expect(await names("RUH2")).toEqual(["مستودع الرياض", "مستودع الرياض", "مستودع الرياض"]);
});

test("An edit of a stale version, or with another's code, is refused", async () => {
  const { id } = (await add("HKG1")).Content;
  const form = { id, code: "HKG1", warehouseName: "Kwai Chung", status: "enabled" as const };
  await app.call(editWarehouse, { ...form, version: 1 }, mine);
  const stale = await app.call(editWarehouse, { ...form, warehouseName: "Tsing Yi", version: 1 }, mine);
  expect([stale.StatusCode, stale.Content]).toMatchObject([
    409,
    { code: "core.stale", current: { warehouseName: "Kwai Chung", version: 2 } },
  ]);
  const taken = await app.call(editWarehouse, { ...form, code: "SZX1", version: 2 }, mine);
  expect([taken.StatusCode, taken.Content.code]).toEqual([409, "warehouse.codeTaken"]);
});

test("Another company's warehouse is as if there were none", async () => {
  const { id } = (await add("PVG1")).Content;
  const form = { id, code: "MINE", warehouseName: "Mine", status: "enabled" as const, version: 1 };
  const answer = await app.call(editWarehouse, form, rival);
  expect([answer.StatusCode, answer.Content.code]).toEqual([404, "core.notFound"]);
  expect(await codes(true, rival)).toEqual(["SZX1"]);
});

import type { RequestOf } from "@lading/contract/core";
import {
  addExchangeRate,
  deleteExchangeRate,
  editExchangeRate,
  exportExchangeRateList,
  getExchangeRateList,
  loadExchangeRateSettings,
} from "@lading/contract/exchange-rate";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openRateHouse, type RateCompany, type RateHouse } from "./rates.stage.ts";

let house: RateHouse;
let company: RateCompany;
beforeAll(async () => {
  house = await openRateHouse();
});
afterAll(() => house.app.close());
beforeEach(async () => {
  company = await house.open();
});

const list = async (input: RequestOf<typeof getExchangeRateList> = {}) =>
  (await house.app.call(getExchangeRateList, input, { token: company.token })).Content;
const add = (input: RequestOf<typeof addExchangeRate>) =>
  house.app.call(addExchangeRate, input, { token: company.token, language: "en" });
const edit = (input: RequestOf<typeof editExchangeRate>) =>
  house.app.call(editExchangeRate, input, { token: company.token });
const dollar = { currency: "USD", date: "2026-11-20", rate: "7.1052" } as const;

test("A rate that is entered by hand is there, exactly as it was typed", async () => {
  const { Content } = await add(dollar);
  expect((await list()).rows).toMatchObject([
    { ...dollar, id: Content.id, settlementCurrency: "RMB", source: "hand", updatedByName: "Chen Jing", version: 1 },
  ]);
});

test.each(["999999999999.12345678", "0.00000001", "7.10"])("%s is kept to its last decimal", async (rate) => {
  await add({ ...dollar, rate });
  expect((await list()).rows[0]?.rate).toBe(rate === "7.10" ? "7.1" : rate);
});

describe("Refused, with the message at its field, is", () => {
  test("a second rate of a currency on a date", async () => {
    await add(dollar);
    const { StatusCode, Content } = await add({ ...dollar, rate: "7.2" });
    expect([StatusCode, Content.fields]).toEqual([
      409,
      { date: "USD has a rate on 2026-11-20 already. Edit that one" },
    ]);
  });
  test("the second of two that are entered at the same moment", async () => {
    const both = await Promise.all([add(dollar), add(dollar)]);
    expect(new Set(both.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
  });
  test("a rate of the settlement currency", async () => {
    const { StatusCode, Content } = await add({ ...dollar, currency: "RMB" });
    expect([StatusCode, Content.fields]).toEqual([
      422,
      { currency: "RMB is the settlement currency: its rate is always 1" },
    ]);
  });
  test.each(["0", "1e1", "NaN", "-7", "7.123456789", "٧٫١"])("%s", async (rate) => {
    const { StatusCode, Content } = await add({ ...dollar, rate });
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, ["rate"]]);
  });
});

test("The database itself takes no rate that is none", async () => {
  await add(dollar);
  for (const rate of ["NaN", "0", "-1"])
    await expect(
      company.inside((db) => db.execute(sql`UPDATE exchange_rate SET rate = ${rate}::numeric`)),
    ).rejects.toThrow();
});

describe("An edit", () => {
  test("changes what the rate is worth", async () => {
    const id = await company.enter(dollar);
    expect((await edit({ id, rate: "7.106", version: 1 })).Content).toEqual({ version: 2 });
    expect((await list()).rows).toMatchObject([{ ...dollar, rate: "7.106", version: 2 }]);
  });
  test("to what it is already changes nothing", async () => {
    const id = await company.enter(dollar);
    expect((await edit({ id, rate: "7.10520000", version: 1 })).Content).toEqual({ version: 1 });
  });
  test("of what somebody else has changed meanwhile is refused with what it is now", async () => {
    const id = await company.enter(dollar);
    await edit({ id, rate: "7.106", version: 1 });
    const late = await edit({ id, rate: "7.107", version: 1 });
    expect([late.StatusCode, late.Content]).toEqual([
      409,
      { code: "core.stale", current: { rate: "7.106", version: 2 } },
    ]);
  });
});

test("Rates are deleted, all or none", async () => {
  const ids = [await company.enter(dollar), await company.enter({ ...dollar, currency: "EUR" })];
  const call = (some: string[]) => house.app.call(deleteExchangeRate, { ids: some }, { token: company.token });
  const missing = "01936f5e-ffff-7fff-8fff-ffffffffffff";
  expect((await call([...ids, missing])).StatusCode).toBe(404);
  expect((await list()).total).toBe(2);
  expect((await call([...ids, ...ids])).Content).toEqual({ deleted: 2 });
  expect((await list()).total).toBe(0);
});

test("The list is found by currency, dates and source, sorts and goes by pages", async () => {
  for (const date of ["2026-11-18", "2026-11-19", "2026-11-20"])
    for (const currency of ["USD", "EUR"] as const) await company.enter({ currency, date, rate: "7.5" });
  const shown = async (input: RequestOf<typeof getExchangeRateList>) =>
    (await list(input)).rows.map(({ currency, date }) => `${currency} ${date.slice(-2)}`);
  expect(await shown({})).toEqual(["EUR 20", "USD 20", "EUR 19", "USD 19", "EUR 18", "USD 18"]);
  expect(await shown({ sort: "currency", order: "desc", pageSize: 2 })).toEqual(["USD 20", "USD 19"]);
  expect(await shown({ currency: "USD", dateFrom: "2026-11-19" })).toEqual(["USD 20", "USD 19"]);
  expect(await shown({ dateTo: "2026-11-18", order: "asc" })).toEqual(["EUR 18", "USD 18"]);
  expect(await shown({ source: "ecb" })).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await shown({ updatedByName: "chen", updatedFrom: today, updatedTo: today })).toHaveLength(6);
  expect(await shown({ updatedByName: "Omar" })).toEqual([]);
  expect(await shown({ updatedTo: "2020-01-01" })).toEqual([]);
  expect(await list({ page: 2, pageSize: 4 })).toMatchObject({ total: 6, rows: [{}, {}] });
});

test("A form is told the settlement currency, the currencies that have rates, and that nothing can be fetched", async () => {
  const { Content } = await house.app.call(loadExchangeRateSettings, {}, { token: company.token });
  expect(Content).toEqual({
    settlementCurrency: "RMB",
    currencies: ["USD", "HKD", "EUR", "JPY", "SAR", "AED"],
    canFetch: false,
  });
});

test("The rates go into a spreadsheet in the person's language", async () => {
  await company.enter(dollar);
  await company.enter({ ...dollar, date: "2026-11-19", rate: "7.11" });
  const { Content } = await house.app.call(
    exportExchangeRateList,
    { dateFrom: "2026-11-20" },
    { token: company.token, language: "zh" },
  );
  expect(Content.name).toMatch(/^汇率 \d{4}-\d\d-\d\d\.xlsx$/);
  const rows = await house.cells(company, Content.path);
  expect(rows.map((cells) => cells.slice(0, 6))).toEqual([
    ["币种", "汇率日期", "汇率", "结算币种", "来源", "更新人"],
    ["USD", "2026-11-20", "7.1052", "RMB", "手工录入", "Chen Jing"],
  ]);
});

test("Another company's rates are not there, and do not stand in the way", async () => {
  const id = await company.enter(dollar);
  company = await house.open("Khalid");
  expect((await list()).total).toBe(0);
  expect((await edit({ id, rate: "1", version: 1 })).StatusCode).toBe(404);
  expect((await add(dollar)).StatusCode).toBe(200);
});

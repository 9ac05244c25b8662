import { randomUUID } from "node:crypto";
import {
  addCurrencySettings,
  deleteCurrencySettings,
  editCurrencySettings,
  editSettlementCurrency,
  exportCurrencySettingsList,
  getCurrencySettingsList,
  getCurrencySettingsLog,
  getSystemPaymentCurrencyConfigList,
  loadSettlementCurrency,
  presetCurrencies,
} from "@lading/contract/currency";
import type { RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { customerToken, localServices, startTestApp, type TestApp } from "#core/testing";
import { makeCompany, makeToken } from "#user";
import { addPresetCurrencies, checkEnabled, currencyModule, heldSettlementOf } from "./index.ts";

let app: TestApp;
let companyId: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp({
    // The tables of the modules above are there; only their names are asked.
    modules: [
      currencyModule([
        { table: "exchange_rate", settles: true },
        { table: "customer_bank_account", settles: false },
      ]),
    ],
    services: (database) => localServices(database),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const company = await makeCompany(app.database, {
    code,
    companyName: code,
    furnish: [addPresetCurrencies],
    administrator: { userName: "Chen Jing", email: `${code}@lading.example` },
  });
  companyId = company.companyId;
  token = await makeToken(app.database, companyId, company.administrator.userId);
});

const asks = () => ({ token, language: "en" as const });
const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) => inTransaction(app.database, { companyId }, work);
const list = async (filters: Partial<RequestOf<typeof getCurrencySettingsList>> = {}) =>
  (await app.call(getCurrencySettingsList, { sort: "createdAt", order: "asc", ...filters }, asks())).Content;
const codes = async (filters = {}) => (await list(filters)).rows.map(({ shortName }) => shortName).toSorted();
const one = async (code: string) => {
  const row = (await list()).rows.find(({ shortName }) => shortName === code);
  if (!row) throw new Error(`No ${code}`);
  return row;
};
const edit = async (code: string, change: Partial<RequestOf<typeof editCurrencySettings>>) => {
  const { shortName: _code, decimals: _d, settlementCurrency: _s, ...row } = await one(code);
  return await app.call(editCurrencySettings, { ...row, ...change }, asks());
};
const remove = async (code: string) => await app.call(deleteCurrencySettings, { ids: [(await one(code)).id] }, asks());
const set = async (settlementCurrency: "SAR" | "KWD" | "RMB") => {
  const { version } = (await app.call(loadSettlementCurrency, {}, asks())).Content;
  return await app.call(editSettlementCurrency, { settlementCurrency, version }, asks());
};
const rateOf = (code: string) =>
  inside((db) =>
    db.execute(sql`INSERT INTO exchange_rate (company_id, id, settlement_currency, currency, date, rate, source, updated_by, updated_by_name)
      VALUES (${companyId}, gen_random_uuid(), 'RMB', ${code}, '2026-11-01', 7, 'hand', gen_random_uuid(), 'Li')`),
  );

describe("A company's currencies", () => {
  test("are the usual ones at first, each with its decimals, RMB being the settlement currency", async () => {
    const { rows, total } = await list();
    expect(total).toBe(presetCurrencies.length);
    expect(await one("JPY")).toMatchObject({ chineseName: "日元", arabicName: "ين ياباني", symbol: "¥", decimals: 0 });
    expect(rows.filter((row) => row.settlementCurrency)).toMatchObject([{ shortName: "RMB", enabled: true }]);
  });

  test("are added from ISO 4217, once, and named as the company likes", async () => {
    const added = await app.call(addCurrencySettings, addCurrencySettings.example, asks());
    expect(await one("KWD")).toMatchObject({ decimals: 3, englishName: "Kuwaiti dinar", enabled: true });
    const again = await app.call(addCurrencySettings, addCurrencySettings.example, asks());
    expect([again.StatusCode, again.Content.fields]).toEqual([
      409,
      { shortName: "KWD is there already. Enable that one" },
    ]);
    expect(addCurrencySettings.input.safeParse({ ...addCurrencySettings.example, shortName: "XXX" }).success).toBe(
      false,
    );
    expect((await edit("KWD", { englishName: "Dinar", symbol: "" })).StatusCode).toBe(200);
    const { rows } = (await app.call(getCurrencySettingsLog, { id: added.Content.id }, asks())).Content;
    expect(rows.map(({ action }) => action)).toEqual(["edit", "add"]);
    expect(rows[0]?.changes).toEqual([
      { field: "englishName", before: "Kuwaiti dinar", after: "Dinar" },
      { field: "symbol", before: "KD", after: null },
    ]);
    expect((await app.call(getCurrencySettingsLog, { id: (await one("USD")).id }, asks())).Content.rows).toEqual([]);
  });

  test("are found by code, name in any language and state, and exported so", async () => {
    await edit("EUR", { enabled: false });
    expect(await codes({ search: "dollar" })).toEqual(["HKD", "USD"]);
    expect(await codes({ search: "درهم" })).toEqual(["AED"]);
    expect(await codes({ search: "jpy" })).toEqual(["JPY"]);
    expect(await codes({ enabled: false })).toEqual(["EUR"]);
    const { Content } = await app.call(exportCurrencySettingsList, { search: "港元" }, { token, language: "ar" });
    const card = await inside((db) => app.services.files.find(db, Content.path.split("/").at(-1) ?? ""));
    const bytes = card ? await app.services.files.read(card) : new Uint8Array();
    const rows: (readonly string[])[] = [];
    for await (const row of readSheet(bytes, { maxRows: 10 })) rows.push(row.cells);
    expect(rows.slice(1)).toEqual([["HKD", "港元", "Hong Kong dollar", "دولار هونغ كونغ", "HK$", "مفعّل", "2", "لا"]]);
  });

  test("are told to forms and filters, of customers too, in the order of the trade", async () => {
    await edit("USD", { enabled: false });
    const offered = await app.call(getSystemPaymentCurrencyConfigList, {}, asks());
    expect(offered.Content.rows.map(({ shortName, enabled }) => `${shortName} ${enabled}`)).toEqual([
      "USD false",
      "RMB true",
      "HKD true",
      "EUR true",
      "JPY true",
      "SAR true",
      "AED true",
    ]);
    const customer = await customerToken(app.database, { companyId });
    expect((await app.call(getSystemPaymentCurrencyConfigList, {}, { token: customer })).StatusCode).toBe(200);
  });
});

describe("A disabled currency", () => {
  test("takes no new bookings", async () => {
    await edit("EUR", { enabled: false });
    await inside((db) => checkEnabled(db, companyId, [{ field: "currency", currency: "USD" }]));
    const refused = inside((db) => checkEnabled(db, companyId, [{ field: "currency", currency: "EUR" }]));
    await expect(refused).rejects.toMatchObject({ refusal: { code: "currency.disabled" } });
    const never = inside((db) => checkEnabled(db, companyId, [{ field: "currency", currency: "KWD" }]));
    await expect(never).rejects.toMatchObject({ fields: [{ field: "currency", values: { currency: "KWD" } }] });
  });

  test("is deleted only while nothing is in it; the settlement currency is neither deleted nor disabled", async () => {
    await rateOf("EUR");
    expect(await remove("EUR")).toMatchObject({ StatusCode: 422, ErrorMsg: expect.stringContaining("has bookings") });
    expect((await remove("RMB")).ErrorMsg).toContain("RMB is the settlement currency");
    expect((await edit("RMB", { enabled: false })).Content.fields).toHaveProperty("enabled");
    expect((await remove("JPY")).StatusCode).toBe(200);
    expect(await codes()).not.toContain("JPY");
  });
});

describe("The settlement currency", () => {
  test("is set among the enabled currencies, and its change stands in the log", async () => {
    expect((await set("KWD")).Content.fields).toEqual({
      settlementCurrency: "KWD is not enabled. It can be enabled in the currency settings",
    });
    expect((await set("SAR")).StatusCode).toBe(200);
    expect((await app.call(loadSettlementCurrency, {}, asks())).Content).toMatchObject({
      settlementCurrency: "SAR",
      settled: false,
    });
    const { rows } = (await app.call(getCurrencySettingsLog, { id: (await one("SAR")).id }, asks())).Content;
    expect(rows[0]?.changes).toEqual([{ field: "settlementCurrency", before: "RMB", after: "SAR" }]);
    const stale = await app.call(editSettlementCurrency, { settlementCurrency: "RMB", version: 1 }, asks());
    expect(stale.StatusCode).toBe(409);
  });

  test("stays once there is a bill, a cost or a rate", async () => {
    await rateOf("USD");
    expect((await app.call(loadSettlementCurrency, {}, asks())).Content.settled).toBe(true);
    expect((await set("SAR")).Content.fields).toEqual({
      settlementCurrency: "There is a bill, a supplier cost or an exchange rate: the settlement currency stays",
    });
  });

  test("does not change under a booking that is being made", async () => {
    const [began, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const booking = inside(async (db) => {
      await heldSettlementOf(db, companyId);
      began.resolve();
      await released.promise;
      await db.execute(sql`INSERT INTO exchange_rate (company_id, id, settlement_currency, currency, date, rate, source, updated_by, updated_by_name)
        VALUES (${companyId}, gen_random_uuid(), 'RMB', 'USD', '2026-11-01', 7, 'hand', gen_random_uuid(), 'Li')`);
    });
    await began.promise;
    const change = set("SAR");
    released.resolve();
    await booking;
    expect((await change).StatusCode).toBe(422);
  });
});

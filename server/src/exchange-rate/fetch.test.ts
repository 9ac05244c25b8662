import type { RequestOf } from "@lading/contract/core";
import {
  editExchangeRate,
  fetchExchangeRates,
  getExchangeRateList,
  getExchangeRateLogList,
  loadExchangeRateSettings,
} from "@lading/contract/exchange-rate";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { staffToken } from "#core/testing";
import { openBank, published, type Bank } from "./ecb.stage.ts";
import { openRateHouse, type RateCompany, type RateHouse } from "./rates.stage.ts";

let bank: Bank;
let house: RateHouse;
let company: RateCompany;
beforeAll(async () => {
  bank = await openBank();
  house = await openRateHouse({ ECB_RATES_URL: bank.url });
});
afterAll(async () => {
  await house.app.close();
  bank.close();
});
beforeEach(async () => {
  bank.answer = published();
  company = await house.open();
});

const fetchThem = (input: RequestOf<typeof fetchExchangeRates> = {}, token = company.token) =>
  house.app.call(fetchExchangeRates, input, { token, language: "en" });
const stored = async () => {
  const { Content } = await house.app.call(getExchangeRateList, { sort: "currency", order: "asc" }, company);
  return Content.rows.map(({ currency, rate, source, date }) => `${currency} ${rate} ${source} ${date}`);
};
const nothing = { added: [], changed: [], unchanged: [], kept: [], notQuoted: ["SAR", "AED"] };

test("The published rates are crossed to the settlement currency and marked as fetched", async () => {
  const { Content } = await fetchThem();
  expect(Content).toEqual({ ...nothing, date: "2026-11-20", added: ["USD", "HKD", "EUR", "JPY"] });
  expect(await stored()).toEqual([
    "EUR 8.2007 ecb 2026-11-20",
    "HKD 0.91421596 ecb 2026-11-20",
    "JPY 0.04525023 ecb 2026-11-20",
    "USD 7.11002254 ecb 2026-11-20",
  ]);
});

test("Fetching again changes nothing, until the Bank corrects a rate", async () => {
  await fetchThem();
  const again = await fetchThem();
  expect(again.Content).toMatchObject({ added: [], unchanged: ["USD", "HKD", "EUR", "JPY"] });
  bank.answer = published({ USD: "1.1500" });
  const corrected = await fetchThem();
  expect(corrected.Content).toMatchObject({ changed: ["USD"], unchanged: ["HKD", "EUR", "JPY"] });
  expect(await stored()).toContain("USD 7.13104348 ecb 2026-11-20");
});

test("Two who fetch at the same moment store each rate once", async () => {
  const both = await Promise.all([fetchThem(), fetchThem()]);
  expect(both.flatMap(({ Content }) => Content.added).toSorted()).toEqual(["EUR", "HKD", "JPY", "USD"]);
  expect(await stored()).toHaveLength(4);
});

describe("A rate that a person typed", () => {
  test("stays, and is named with what the Bank publishes", async () => {
    const id = await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.2" });
    const { Content } = await fetchThem();
    expect(Content.kept).toEqual([{ id, currency: "USD", rate: "7.2", published: "7.11002254", version: 1 }]);
    expect(Content.added).toEqual(["HKD", "EUR", "JPY"]);
    expect(await stored()).toContain("USD 7.2 hand 2026-11-20");
  });

  test("over a fetched one stays as well", async () => {
    await fetchThem();
    const { Content } = await house.app.call(getExchangeRateList, { currency: "USD" }, company);
    const id = Content.rows[0]?.id ?? "";
    await house.app.call(editExchangeRate, { id, rate: "7.15", version: 1 }, company);
    expect((await fetchThem()).Content.kept).toMatchObject([{ id, rate: "7.15", version: 2 }]);
  });

  test("gives way when that is asked for", async () => {
    const id = await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.2" });
    const { Content } = await fetchThem({ replace: [{ id, version: 1 }] });
    expect([Content.changed, Content.kept]).toEqual([["USD"], []]);
    expect(await stored()).toContain("USD 7.11002254 ecb 2026-11-20");
  });

  test("but not when somebody has changed it since it was seen", async () => {
    const id = await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.2" });
    await house.app.call(editExchangeRate, { id, rate: "7.3", version: 1 }, company);
    const { Content } = await fetchThem({ replace: [{ id, version: 1 }] });
    expect(Content.kept).toMatchObject([{ id, rate: "7.3", version: 2 }]);
  });

  test("and only by somebody who may edit rates", async () => {
    const id = await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.2" });
    const { companyId } = company;
    const adds = await staffToken(house.app.database, ["/financialBill/exchangeRateInfo:add"], { companyId });
    const { StatusCode, ErrorMsg } = await fetchThem({ replace: [{ id, version: 1 }] }, adds);
    expect([StatusCode, ErrorMsg]).toEqual([
      403,
      "You do not have the right “Exchange rates · Edit”. Please ask your administrator",
    ]);
    expect((await fetchThem({}, adds)).Content.kept).toHaveLength(1);
  });
});

test("What was fetched stands in the log, with who fetched it", async () => {
  await fetchThem();
  bank.answer = published({ USD: "1.1500" });
  await fetchThem();
  const { Content } = await house.app.call(getExchangeRateLogList, { currency: "USD" }, company);
  expect(Content.rows).toMatchObject([
    {
      action: "fetch",
      date: "2026-11-20",
      userName: "Chen Jing",
      before: { rate: "7.11002254", source: "ecb" },
      after: { rate: "7.13104348", source: "ecb" },
    },
    { action: "fetch", before: null, after: { rate: "7.11002254", source: "ecb" } },
  ]);
});

test("Where the Bank does not quote the settlement currency, nothing is stored", async () => {
  await company.inside((db) => db.execute(sql`UPDATE company SET settlement_currency = 'SAR'`));
  const { StatusCode, ErrorMsg } = await fetchThem();
  expect([StatusCode, ErrorMsg]).toEqual([
    422,
    "The European Central Bank does not quote SAR, the settlement currency. Please enter the rates by hand",
  ]);
  expect(await stored()).toEqual([]);
});

test.each([
  ["away", 502],
  ["sending nonsense", "<html/>"],
  ["sending a rate beyond all measure", published({ USD: "0.000000000001" })],
])("When the Bank is %s, nothing is stored and the person is told", async (_, answer) => {
  bank.answer = answer;
  const { StatusCode, ErrorMsg } = await fetchThem();
  expect([StatusCode, /Nothing was saved/.test(ErrorMsg ?? "")]).toEqual([503, true]);
  expect(await stored()).toEqual([]);
});

test("A form is told that rates can be fetched", async () => {
  expect((await house.app.call(loadExchangeRateSettings, {}, company)).Content.canFetch).toBe(true);
});

test("Without an address that is set, rates are entered by hand", async () => {
  const plain = await openRateHouse();
  const { token } = await plain.open();
  const { StatusCode, Content } = await plain.app.call(fetchExchangeRates, {}, { token });
  expect([StatusCode, Content.code]).toEqual([422, "exchangeRate.sourceNotSet"]);
  await plain.app.close();
});

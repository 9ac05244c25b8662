import { Refused, type Currency } from "@lading/contract/core";
import { editExchangeRate, getExchangeRateByDate } from "@lading/contract/exchange-rate";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateOn, ratesOn } from "./index.ts";
import { openRateHouse, type RateCompany, type RateHouse } from "./rates.stage.ts";

let house: RateHouse;
let company: RateCompany;
beforeAll(async () => {
  house = await openRateHouse();
});
afterAll(() => house.app.close());
beforeEach(async () => {
  company = await house.open();
  await company.enter({ currency: "USD", date: "2026-11-10", rate: "7.11" });
  await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.1052" });
  await company.enter({ currency: "EUR", date: "2026-11-20", rate: "8.2" });
});

const on = (currency: Currency, date: string) => company.inside((db) => rateOn(db, company.companyId, currency, date));
const refusal = async (work: Promise<unknown>) =>
  await work.then(
    () => "none",
    (error: unknown) => (error instanceof Refused ? { code: error.refusal.code, ...error.values } : error),
  );

const ask = (date: string) =>
  house.app.call(getExchangeRateByDate, { currency: "USD", date }, { token: company.token, language: "ar" });

test.each([
  ["2026-11-10", "7.11", "2026-11-10"],
  ["2026-11-19", "7.11", "2026-11-10"],
  ["2026-11-20", "7.1052", "2026-11-20"],
  ["2027-02-01", "7.1052", "2026-11-20"],
])("A bill of %s takes the latest rate on or before it: %s", async (billed, rate, date) => {
  expect(await on("USD", billed)).toEqual({ rate, date, settlementCurrency: "RMB" });
});

test("The settlement currency's rate is 1, whatever the date", async () => {
  expect(await on("RMB", "1999-01-01")).toEqual({ rate: "1", date: "1999-01-01", settlementCurrency: "RMB" });
});

test.each([
  ["USD", "2026-11-09"],
  ["EUR", "2026-11-19"],
  ["JPY", "2026-11-20"],
] as const)("A rate of %s on %s, which nobody entered, is not assumed", async (currency, date) => {
  expect(await refusal(on(currency, date))).toEqual({ code: "exchangeRate.none", currency, date });
});

test("Rates to another settlement currency are not taken for rates to the present one", async () => {
  await company.inside((db) => db.execute(sql`UPDATE company SET settlement_currency = 'SAR'`));
  expect(await refusal(on("USD", "2026-11-20"))).toMatchObject({ code: "exchangeRate.none" });
  expect((await on("SAR", "2026-11-20")).rate).toBe("1");
});

test("A form asks by a call, and is told in its language which currency and date lack a rate", async () => {
  expect((await ask("2026-11-21")).Content).toEqual({
    rate: "7.1052",
    date: "2026-11-20",
    settlementCurrency: "RMB",
  });
  const { StatusCode, ErrorMsg } = await ask("2026-11-01");
  expect([StatusCode, ErrorMsg]).toEqual([
    422,
    "لا يوجد سعر صرف لعملة \u2068USD\u2069 في \u20682026-11-01\u2069 أو قبله، يرجى إدخاله أولًا",
  ]);
});

test("A changed rate holds from the next time that it is asked for", async () => {
  const id = await company.enter({ currency: "USD", date: "2026-11-25", rate: "7.2" });
  await house.app.call(editExchangeRate, { id, rate: "7.3", version: 1 }, { token: company.token });
  expect((await on("USD", "2026-11-25")).rate).toBe("7.3");
});

const asked = (currency: Currency, date: string) => ({ currency, settlementCurrency: "RMB" as const, date });

test("Many rates are found at once, each as a bill of its date would take it; a missing one is none", async () => {
  const wanted = [asked("USD", "2026-11-19"), asked("USD", "2026-11-20"), asked("EUR", "2026-11-19")];
  const find = await company.inside((db) => ratesOn(db, company.companyId, wanted));
  expect(wanted.map(find)).toEqual(["7.11", "7.1052", undefined]);
  const toSar = { ...asked("USD", "2026-11-20"), settlementCurrency: "SAR" as const };
  expect(await company.inside(async (db) => (await ratesOn(db, company.companyId, [toSar]))(toSar))).toBeUndefined();
});

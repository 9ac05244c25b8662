import type { RequestOf } from "@lading/contract/core";
import {
  deleteExchangeRate,
  editExchangeRate,
  exportExchangeRateLogList,
  getExchangeRateLogList,
} from "@lading/contract/exchange-rate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { staffToken } from "#core/testing";
import { allRights, openRateHouse, type RateCompany, type RateHouse } from "./rates.stage.ts";

let house: RateHouse;
let company: RateCompany;
beforeAll(async () => {
  house = await openRateHouse();
});
afterAll(() => house.app.close());
beforeEach(async () => {
  company = await house.open();
});

const log = async (input: RequestOf<typeof getExchangeRateLogList> = {}) =>
  (await house.app.call(getExchangeRateLogList, input, company)).Content;
const hand = (rate: string) => ({ rate, source: "hand" });

/** A rate that was entered, changed by somebody else, and deleted. */
async function wholeLife(): Promise<void> {
  const { companyId } = company;
  const id = await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.10" });
  const token = await staffToken(house.app.database, allRights, { companyId, userName: "خالد الحربي" });
  await house.app.call(editExchangeRate, { id, rate: "7.2", version: 1 }, { token });
  await house.app.call(deleteExchangeRate, { ids: [id] }, company);
}

test("The log says who did what from where, with the rate before and after, also of a deleted rate", async () => {
  await wholeLife();
  const rate = { currency: "USD", settlementCurrency: "RMB", date: "2026-11-20", ip: "127.0.0.1" };
  expect((await log()).rows).toMatchObject([
    { ...rate, action: "delete", userName: "Chen Jing", before: hand("7.2"), after: null },
    { ...rate, action: "edit", userName: "خالد الحربي", before: hand("7.1"), after: hand("7.2") },
    { ...rate, action: "add", userName: "Chen Jing", before: null, after: hand("7.1") },
  ]);
});

test("An edit that changes nothing is not in it", async () => {
  const id = await company.enter({ currency: "USD", date: "2026-11-20", rate: "7.1" });
  await house.app.call(editExchangeRate, { id, rate: "7.100", version: 1 }, company);
  expect((await log()).total).toBe(1);
});

test("It is found by currency, the rate's date, action, person and day, and goes by pages", async () => {
  await wholeLife();
  await company.enter({ currency: "EUR", date: "2026-11-01", rate: "8.2" });
  const total = async (input: RequestOf<typeof getExchangeRateLogList>) => (await log(input)).total;
  const today = new Date().toISOString().slice(0, 10);
  expect(await total({})).toBe(4);
  expect(await total({ currency: "EUR" })).toBe(1);
  expect(await total({ dateFrom: "2026-11-20", dateTo: "2026-11-20" })).toBe(3);
  expect(await total({ dateTo: "2026-11-19" })).toBe(1);
  expect(await total({ action: "edit" })).toBe(1);
  expect(await total({ userName: "حربي" })).toBe(1);
  expect(await total({ userName: "chen" })).toBe(3);
  expect(await total({ createdFrom: today, createdTo: today })).toBe(4);
  expect(await total({ createdTo: "2020-01-01" })).toBe(0);
  const second = await log({ page: 2, pageSize: 3, order: "asc" });
  expect([second.total, second.rows.map(({ currency }) => currency)]).toEqual([4, ["EUR"]]);
});

test("It cannot be changed, not even by the application", async () => {
  await wholeLife();
  for (const statement of ["DELETE FROM operation_log", "UPDATE operation_log SET user_name = 'x'"])
    await expect(company.inside((db) => db.execute(statement))).rejects.toThrow();
});

test("It goes into a spreadsheet in the person's language", async () => {
  await wholeLife();
  const asked = { action: "edit" } as const;
  const { Content } = await house.app.call(exportExchangeRateLogList, asked, { ...company, language: "ar" });
  const rows = await house.cells(company, Content.path);
  expect(rows.map((cells) => cells.slice(1, 10))).toEqual([
    ["العملة", "عملة التسوية", "تاريخ السعر", "الإجراء", "السعر قبل", "السعر بعد", "المصدر", "المستخدم", "عنوان IP"],
    ["USD", "RMB", "2026-11-20", "تعديل", "7.1", "7.2", "إدخال يدوي", "خالد الحربي", "127.0.0.1"],
  ]);
});

test("Another company's is not there", async () => {
  await wholeLife();
  company = await house.open("Khalid");
  expect((await log()).total).toBe(0);
});

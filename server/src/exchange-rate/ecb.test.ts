import { Refused } from "@lading/contract/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBank, published, type Bank, type BankAnswer } from "./ecb.stage.ts";
import { centralBank } from "./ecb.ts";

const patienceMs = 400;
let bank: Bank;
const warnings: unknown[] = [];
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const fetchRates = (url = bank.url) =>
  centralBank(url, { warn: (about: unknown) => void warnings.push(about) }, patienceMs).fetch();
const codeOf = async (work: Promise<unknown>) =>
  await work.then(
    () => "fetched",
    (error: unknown) => (error instanceof Refused ? error.refusal.code : error),
  );

test("The rates of the day come from the address that is set", async () => {
  const { date, units } = await fetchRates();
  expect([date, units.get("RMB")]).toEqual(["2026-11-20", "8.2007"]);
  expect(bank.asked.at(-1)?.url).toBe("/stats/eurofxref/eurofxref-daily.xml");
});

test.each<[string, BankAnswer, string]>([
  ["answers with an error", 503, "exchangeRate.sourceUnreachable"],
  ["does not answer", null, "exchangeRate.sourceUnreachable"],
  ["sends without end", "x".repeat(300_000), "exchangeRate.sourceUnreachable"],
  ["sends something else", "<html/>", "exchangeRate.sourceUnreadable"],
])("When the Bank %s, nothing is taken, and the operator is told why", async (_, answer, code) => {
  bank.answer = answer;
  warnings.length = 0;
  expect(await codeOf(fetchRates())).toBe(code);
  expect(warnings).toMatchObject([{ url: bank.url, problem: expect.stringMatching(/./) }]);
  bank.answer = published();
});

test("When nobody is at the address, it is refused", async () => {
  warnings.length = 0;
  expect(await codeOf(fetchRates("http://127.0.0.1:1/"))).toBe("exchangeRate.sourceUnreachable");
  expect(warnings).toMatchObject([{ problem: "fetch failed: bad port" }]);
});

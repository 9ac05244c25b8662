import { getClientFundStatementEmail } from "@lading/contract/client-fund";
import { expect, test } from "vitest";
import { fundsOfFile } from "./client-fund.stage.ts";

const funds = fundsOfFile();

test("The letter of a statement says its period, and without a first day up to when it goes", async () => {
  await funds.income();
  const letter = async (dayFrom: string, language: "zh" | "en" | "ar") =>
    await funds.done(getClientFundStatementEmail, {
      customerId: funds.customer(),
      currency: "USD",
      dayFrom,
      dayTo: "2999-12-31",
      documentLanguages: [language],
    });
  const open = [await letter("", "zh"), await letter("", "en"), await letter("", "ar")];
  expect(open.map(({ subject }) => subject)).toEqual([
    "客户资金流水 截至 2999-12-31",
    "Client fund statement up to 2999-12-31",
    "كشف أموال العميل حتى \u200E2999-12-31\u200E",
  ]);
  expect(open[0]?.text).toContain("资金流水（USD，截至 2999-12-31）");
  expect((await letter("2026-01-01", "zh")).subject).toBe("客户资金流水 2026-01-01 – 2999-12-31");
});

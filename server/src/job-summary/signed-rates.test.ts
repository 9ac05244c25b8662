import { withdrawJobSign } from "@lading/contract/job-summary";
import type { JobStep } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openJobHouse, type JobHouse } from "./job.stage.ts";

let house: JobHouse;
let main: string;
let under: string;
beforeAll(async () => {
  house = await openJobHouse();
  main = await house.addWaybill({ number: "020-12345675", isMain: true });
  under = await house.addWaybill({ number: "GULFA260000001", under: main, mainNumber: "020-12345675" });
  await house.addRate("HKD", "2026-11-01", "0.9");
  await house.addBill(under, { amount: "90.00", rate: "7" });
});
afterAll(() => house.close());

const hkd = async (id: string) => (await house.summaryOf(id)).totals.find(({ currency }) => currency === "HKD")?.sales;
const rate = async (id: string) => (await house.summaryOf(id)).changedRates;
const withdraw = (step: JobStep) =>
  house.app.call(withdrawJobSign, { id: main, step, reason: "Rate corrected" }, { token: house.token });
const entered = { currency: "HKD", settlementCurrency: "RMB", date: "2026-11-20" };

describe("The totals of a signed job", () => {
  test("stay as signed, on the job and on its house, when a rate is entered, and say which is another one now", async () => {
    expect(await rate(main)).toEqual([]);
    await house.sign(main, "customerService");
    await house.addRate("HKD", "2026-11-15", "1");
    for (const id of [main, under]) {
      expect(await hkd(id)).toBe("700.00");
      expect(await rate(id)).toEqual([{ ...entered, signed: "0.9", now: "1" }]);
    }
    expect((await house.summaryOf(main)).signOffs[0]?.signed?.isCurrent).toBe(true);
  });

  test("are what the next step signs, too", async () => {
    expect((await house.sign(main, "marketing")).StatusCode).toBe(200);
    const figures = (await house.summaryOf(main)).signOffs.slice(0, 2).map(({ signed }) => signed?.figures.totals);
    expect(figures[1]).toEqual(figures[0]);
    expect(figures[1]).toContainEqual(expect.objectContaining({ currency: "HKD", sales: "700.00" }));
  });

  test("stay when the rates are deleted", async () => {
    await house.inside((db) => db.execute(sql`DELETE FROM exchange_rate WHERE date = '2026-11-01'`));
    expect(await hkd(main)).toBe("700.00");
  });

  test("follow the present rates again once every sign-off is withdrawn", async () => {
    await withdraw("marketing");
    await withdraw("customerService");
    expect([await hkd(main), await rate(main)]).toEqual(["630.00", []]);
  });

  test("take none of a rate that is entered after they were signed without one", async () => {
    await house.inside((db) => db.execute(sql`DELETE FROM exchange_rate`));
    await house.sign(main, "customerService");
    await house.addRate("HKD", "2026-11-15", "1");
    expect([await hkd(main), await rate(main)]).toEqual([null, [{ ...entered, signed: null, now: "1" }]]);
  });
});

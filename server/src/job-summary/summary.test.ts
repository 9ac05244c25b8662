import { countCharges, getJobNumberList, getJobSummary, linesOf } from "@lading/contract/job-summary";
import { getCargoTransportationAccount } from "@lading/contract/bill";
import { staffToken } from "#core/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRights, openJobHouse, page, type JobHouse } from "./job.stage.ts";

let house: JobHouse;
let main: string;
let houses: string[];
let alone: string;
beforeAll(async () => {
  house = await openJobHouse();
  main = await house.addWaybill({ number: "020-12345675", isMain: true });
  const under = { under: main, mainNumber: "020-12345675" };
  houses = [
    await house.addWaybill({ number: "GULFA260000001", ...under }),
    await house.addWaybill({ number: "GULFA260000002", ...under }),
  ];
  alone = await house.addWaybill({ number: "GULFS260000001", type: 2, mainNumber: "COSU 6123 9" });
  await house.addWaybill({ number: "GULFS260000002", type: 2, mainNumber: "COSU 6123 9" });
  await house.addRate("USD", "2026-11-01", "7");
  await house.addRate("HKD", "2026-11-01", "0.9");
  await house.addBill(houses[0] ?? "", { amount: "1000.00" });
  await house.addBill(houses[0] ?? "", { amount: "500.00", currency: "RMB", rate: "1", item: "trucking" });
  await house.addBill(houses[1] ?? "", { amount: "300.00", currency: "SAR", rate: "1.9" });
  await house.addCost(main, { amount: "600.00" });
  await house.addCost(houses[1] ?? "", { amount: "100.00", currency: "HKD", rate: "0.91", item: "trucking" });
});
afterAll(() => house.close());

const find = async (input: { mainNumber?: string; houseNumber?: string }, token = house.token) =>
  await house.app.call(getJobSummary, input, { token, language: "en" });

const suggested = async (kind: "main" | "house", search: string) =>
  (await house.app.call(getJobNumberList, { kind, search }, { token: house.token })).Content.rows.map(
    ({ houseNumber }) => houseNumber,
  );

describe("A job is found", () => {
  test("by its main number however that is typed, with all its houses", async () => {
    for (const mainNumber of ["020-12345675", "02012345675", " 020 1234 5675 "]) {
      const { Content } = await find({ mainNumber });
      expect(Content.summary?.job).toMatchObject({
        id: main,
        isMain: true,
        loadingPort: "SZX",
        destinationPort: "RUH",
      });
      expect(Content.summary?.houseCount).toBe(2);
    }
  });

  test("by a house's number: the house alone, with the way to the whole job", async () => {
    const { summary } = (await find({ houseNumber: "gulfa260000001" })).Content;
    expect(summary?.job).toMatchObject({ main: { id: main, mainNumber: "020-12345675" }, underMain: true });
    expect(summary?.subtotals.sales).toEqual([
      { currency: "USD", amount: "1000.00" },
      { currency: "RMB", amount: "500.00" },
    ]);
    expect(summary?.subtotals.costs).toEqual([]);
  });

  test("among several that carry a number without lying under a main waybill, by choosing", async () => {
    const { jobs, summary } = (await find({ mainNumber: "COSU 6123 9" })).Content;
    expect([jobs.length, summary]).toEqual([2, null]);
    const chosen = await house.summaryOf(alone);
    expect(chosen.job).toMatchObject({ houseNumber: "GULFS260000001", underMain: false });
  });

  test("not at all by a number that nobody carries", async () => {
    expect((await find({ mainNumber: "999-99999999" })).Content).toMatchObject({ jobs: [], summary: null });
  });

  test("by one of the two numbers: both and neither are refused, at the fields", async () => {
    const both = await find({ mainNumber: "020-12345675", houseNumber: "GULFA260000001" });
    expect([both.StatusCode, both.Content.code]).toEqual([422, "jobSummary.both"]);
    expect(Object.keys(both.Content.fields ?? {})).toEqual(["mainNumber", "houseNumber"]);
    const neither = await find({});
    expect([neither.StatusCode, neither.ErrorMsg]).toEqual([422, "Enter a master or a house number"]);
  });

  test("by a part of a number as it is typed", async () => {
    expect(await suggested("main", "0201234")).toEqual(["020-12345675"]);
    expect(await suggested("house", "a26000000")).toHaveLength(2);
    expect(await suggested("main", "02")).toEqual([]);
  });
});

describe("A job's figures", () => {
  test("are summed by section, house and charge item, in each currency and in the settlement currency", async () => {
    const { houses: shown, chargeItems, subtotals, receivable, payable } = await house.summaryOf(main);
    expect(shown.map(({ houseNumber, sales, costs }) => [houseNumber, sales.length, costs.length])).toEqual([
      ["020-12345675", 0, 1],
      ["GULFA260000001", 2, 0],
      ["GULFA260000002", 1, 1],
    ]);
    expect(subtotals.worth).toEqual([{ currency: "RMB", sales: "8170.00", costs: "4351.00", profit: "3819.00" }]);
    expect(chargeItems.find(({ name }) => name === "Trucking")).toMatchObject({
      sales: [{ currency: "RMB", amount: "500.00" }],
      costs: [{ currency: "HKD", amount: "100.00" }],
    });
    expect(receivable).toEqual(subtotals.sales);
    expect(payable).toEqual(subtotals.costs);
  });

  test("are those that the main waybill's own page shows, and a house's page shows the house's", async () => {
    const { subtotals } = await house.summaryOf(main);
    const account = async (waybillId: string) =>
      (await house.app.call(getCargoTransportationAccount, { waybillId }, { token: house.token })).Content;
    const whole = await account(main);
    expect([whole.settlement, whole.houses, whole.bills.length, whole.costs.length]).toEqual([
      subtotals.worth,
      2,
      0,
      1,
    ]);
    expect(await account(houses[1] ?? "")).toMatchObject({
      houses: 0,
      settlement: [{ sales: "570.00", costs: "91.00" }],
    });
  });

  test("show each charge with what the summary is read for", async () => {
    const summary = await house.summaryOf(main, house.token, "zh");
    const [sales, costs] = [linesOf(summary, "sales"), linesOf(summary, "costs")];
    expect(sales).toHaveLength(3);
    expect(sales.find(({ currency }) => currency === "USD")).toMatchObject({
      house: 1,
      date: "2026-11-20",
      customerName: "Jeddah Trading",
      item: "空运费",
      quantity: "1",
      unitPrice: "1000",
      amount: "1000.00",
      rate: "7.1",
      settlementCurrency: "RMB",
    });
    expect(costs.find(({ currency }) => currency === "USD")).toMatchObject({
      house: 0,
      number: "INV-77",
      customerName: "Saudia Cargo",
      quantity: "2",
      unitPrice: "600",
      amount: "600.00",
    });
  });
});

describe("A job's totals and houses", () => {
  test("are totalled: what is in the currency as it is, the rest by the rate of its day", async () => {
    const { totals } = await house.summaryOf(main);
    // RMB: 1000 × 7.1 + 500 + 300 × 1.9 = 8170; USD: 1000 + (500 + 570) ÷ 7; HKD: 8170 ÷ 0.9.
    expect(totals).toEqual([
      { currency: "USD", sales: "1152.86", costs: "613.00", profit: "539.86", margin: "46.83", missing: [] },
      { currency: "HKD", sales: "9077.78", costs: "4833.33", profit: "4244.45", margin: "46.76", missing: [] },
      { currency: "RMB", sales: "8170.00", costs: "4351.00", profit: "3819.00", margin: "46.74", missing: [] },
    ]);
  });

  test("have no total where a rate was never entered, and say which", async () => {
    const id = await house.addWaybill({ number: "GULFA260000009" });
    await house.addBill(id, { amount: "10.00", date: "2026-10-31", currency: "USD" });
    const { totals } = await house.summaryOf(id);
    expect(totals.map(({ sales, missing }) => [sales, missing])).toEqual([
      ["10.00", []],
      [null, [{ currency: "HKD", date: "2026-10-31" }]],
      ["71.00", []],
    ]);
  });

  test("of a single house are those of the house", async () => {
    const { subtotals } = await house.summaryOf(houses[0] ?? "");
    expect(subtotals.worth).toEqual([{ currency: "RMB", sales: "7600.00", costs: "0.00", profit: "7600.00" }]);
  });

  test("count only what one may see, and say how many houses they leave out", async () => {
    const seller = "01936f5e-0000-7000-8000-00000000000a";
    await house.inside((db) =>
      db.execute(sql`UPDATE waybill SET sales_id = ${seller} WHERE id = ANY(ARRAY[${main}, ${houses[0]}]::uuid[])`),
    );
    const token = await staffToken(house.app.database, allRights, {
      companyId: house.company.companyId,
      userId: seller,
      seesAll: false,
    });
    const summary = await house.summaryOf(main, token);
    expect([summary.hiddenHouses, summary.houses.length, countCharges(summary)]).toEqual([1, 2, 3]);
    expect(summary.signOffs.filter(({ maySign }) => maySign)).toEqual([]);
    expect((await house.app.call(getJobSummary, { id: houses[1] }, { token })).StatusCode).toBe(404);
  });
});

test("Another company's job is not there, and without the right there is no answer", async () => {
  const rival = await staffToken(house.app.database, [`${page}:view`]);
  expect((await house.app.call(getJobSummary, { id: main }, { token: rival })).StatusCode).toBe(404);
  expect((await find({ mainNumber: "020-12345675" }, rival)).Content.jobs).toEqual([]);
  expect((await find({ mainNumber: "020-12345675" }, await house.colleague("Omar", []))).StatusCode).toBe(403);
});

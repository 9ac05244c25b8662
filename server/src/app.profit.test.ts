import type { RequestOf } from "@lading/contract/core";
import { exportProfitStatisticsList, getProfitStatisticsList, profitPage } from "@lading/contract/profit";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomUUIDv7 } from "node:crypto";
import type { Db } from "#core/db";
import { seeded } from "#core/demo";
import { profitDifferences, profitModule } from "#profit";
import { openJobHouse, type JobHouse } from "./job-summary/job.stage.ts";
import { sumAgain } from "./profit/sum-again.ts";

let house: JobHouse;
let main: string;
let jobs: string[];
const seller = randomUUIDv7();

const dates = ["2026-11-02", "2026-11-15", "2026-11-20"] as const;
const kept = { USD: "7.09099", HKD: "0.9123", RMB: "1", JPY: "0.04516", KWD: "23.1577" } as const;
const currencies = ["USD", "HKD", "RMB", "JPY", "KWD"] as const;

beforeAll(async () => {
  house = await openJobHouse([profitModule]);
  main = await house.addWaybill({ number: "020-12345675", isMain: true });
  const under = { under: main, mainNumber: "020-12345675" };
  const waybills: [string, ...string[]] = [
    main,
    await house.addWaybill({ number: "GULFA260000001", salesId: seller, ...under }),
    await house.addWaybill({ number: "GULFA260000002", ...under }),
    await house.addWaybill({ number: "GULFS260000001", type: 2, salesId: seller }),
    await house.addWaybill({ number: "GULFS260000002", type: 2 }),
  ];
  await house.addWaybill({ number: "GULFS260000003", type: 2 });
  jobs = [main, ...waybills.slice(3)];
  for (const [currency, rate] of [
    ["USD", "7.1"],
    ["HKD", "0.91"],
  ] as const)
    for (const [place, date] of ["2026-11-01", "2026-11-15"].entries())
      await house.addRate(currency, date, `${rate}${place}3`);
  const random = seeded(7);
  for (let turn = 0; turn < 60; turn++) {
    const currency = random.pick(currencies);
    const places = { JPY: 0, KWD: 3 }[currency as string] ?? 2;
    const charged = {
      currency,
      rate: kept[currency],
      date: random.pick(dates),
      amount: (random.between(1, 9_999_999) / 10 ** places).toFixed(places),
    };
    const waybill = random.pick(waybills);
    await (random.between(0, 1) === 0 ? house.addBill(waybill, charged) : house.addCost(waybill, charged));
  }
  const voided = await house.addBill(main, { amount: "77777.00" });
  await house.inside((db) => db.execute(sql`UPDATE collection_bill SET voided_at = now() WHERE id = ${voided}`));
});
afterAll(() => house.close());

const ask = async (input: RequestOf<typeof getProfitStatisticsList>, token?: string) => {
  const by = token ?? (await house.colleague("Finance", [`${profitPage}:view`]));
  return (await house.app.call(getProfitStatisticsList, input, { token: by, language: "en" })).Content;
};

/** Stores a tax invoice or refund of a bill, with its application; gives its id. */
async function issued(db: Db, billId: string, invoice: { amount: string; tax: string; refundOf: string | null }) {
  const { amount, tax, refundOf } = invoice;
  const { companyId } = house.company;
  const [id, titleId, applicationId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await db.execute(
    sql`INSERT INTO invoice_title (company_id, id, title, tax_number) VALUES (${companyId}, ${titleId}, 'Oasis', ${titleId})`,
  );
  await db.execute(sql`
    INSERT INTO tax_invoice_application (company_id, id, number, status, type, customer_id, customer_number, customer_name,
      title_id, title, tax_number, title_address, title_bank, currency, amount, created_by, created_by_name)
    SELECT company_id, ${applicationId}, ${applicationId}, 'invoiced', 'partial', customer_id, customer_number, customer_name,
      ${titleId}, 'Oasis', '1', '', '', currency, abs(${amount}::numeric), created_by, created_by_name
    FROM collection_bill WHERE id = ${billId}`);
  await db.execute(sql`
    INSERT INTO tax_invoice (company_id, id, application_id, kind, refund_of, number, issued_at, currency, amount, net, tax,
      seller_name, seller_tax_number, created_by, created_by_name)
    VALUES (${companyId}, ${id}, ${applicationId}, ${refundOf === null ? "invoice" : "refund"}, ${refundOf}, ${id}, now(), 'USD',
      ${amount}, ${amount}::numeric - ${tax}::numeric, ${tax}, 'Gulf', '2', ${id}, 'Chen Jing')`);
  await db.execute(sql`INSERT INTO tax_invoice_share (company_id, tax_invoice_id, bill_id, amount)
    VALUES (${companyId}, ${id}, ${billId}, ${amount})`);
  return id;
}

const cents = ({ profit }: { profit: string | null }) => Math.round(Number(profit) * 100);

describe("The profit list", () => {
  test.each(["USD", "HKD", "RMB"] as const)("says of each job in %s what its job summary says", async (currency) => {
    const { rows, total } = await ask({ currency });
    expect(total).toBe(jobs.length);
    for (const id of jobs) {
      const summary = (await house.summaryOf(id)).totals.find((one) => one.currency === currency);
      expect(rows.find((row) => row.id === id)).toMatchObject({
        currency,
        sales: summary?.sales,
        costs: summary?.costs,
        profit: summary?.profit,
        margin: summary?.margin,
      });
    }
  });

  test("adds up to the same for customers, people and the company, but for the rounding of each row", async () => {
    const whole = await ask({ group: "company" });
    expect(whole.rows).toMatchObject([{ name: "Gulf Freight", waybills: 5 }]);
    for (const group of ["job", "customer", "person"] as const) {
      const { rows } = await ask({ group });
      const sum = rows.reduce((all, row) => all + cents(row), 0);
      expect(Math.abs(sum - cents(whole.rows[0] ?? { profit: null }))).toBeLessThanOrEqual(rows.length);
    }
  });

  test("names a job by its number, and sums a house under a main waybill with it", async () => {
    const { rows } = await ask({ sort: "waybills" });
    expect(rows[0]).toMatchObject({ id: main, name: "020-12345675", waybills: 3 });
  });

  test("leaves void bills out, and shows no job without charges", async () => {
    const { rows } = await ask({ search: "GULFS260000003" });
    expect(rows).toEqual([]);
  });
});

describe("The profit list as it is asked for", () => {
  test("names the rate that is missing instead of assuming one", async () => {
    const id = await house.addWaybill({ number: "GULFS250000001", type: 2 });
    await house.addBill(id, { amount: "10.00", currency: "HKD", rate: "0.9", date: "2026-10-31" });
    const { rows } = await ask({ search: "GULFS250000001", currency: "USD" });
    expect(rows).toMatchObject([{ sales: null, profit: null, missing: { currency: "USD", date: "2026-10-31" } }]);
    const own = await ask({ search: "GULFS250000001", currency: "HKD" });
    expect(own.rows).toMatchObject([{ sales: "10.00", costs: "0.00", profit: "10.00", missing: null }]);
  });

  test("is filtered by the person of a user type, the type and the date that the whole job was shipped on", async () => {
    const ofSeller = await ask({ group: "person", userType: "sales", personId: seller });
    expect(ofSeller.rows.map(({ id }) => id)).toEqual([seller]);
    expect((await ask({ type: 2, search: "GULFS26" })).total).toBe(2);
    expect((await ask({ shippedFrom: "2026-11-21" })).total).toBe(0);
    expect((await ask({ shippedTo: "2026-11-20", search: "020-12345675" })).total).toBe(1);
  });

  test("shows a person who does not see all only their own waybills' earnings", async () => {
    const stranger = await house.colleague("Stranger", [`${profitPage}:view`], false);
    expect((await ask({ group: "company" }, stranger)).rows).toEqual([]);
  });

  test("shows waivers and exchange differences of posted write-offs apart, and what is left with them", async () => {
    const id = await house.addWaybill({ number: "GULFS240000001", type: 2 });
    const [bill, cost] = [await house.addBill(id, { amount: "100.00" }), await house.addCost(id, { amount: "60.00" })];
    await house.inside(async (db) => {
      const { companyId } = house.company;
      const record = randomUUIDv7();
      await db.execute(sql`
        INSERT INTO write_off (company_id, id, number, status, type, party_kind, currency, amount, posted_on, created_by, created_by_name)
        VALUES (${companyId}, ${record}, 'WO26-0000001', 'writtenOff', 'receipt', 'customer', 'USD', 98, '2026-11-20', ${record}, 'Chen Jing')`);
      await db.execute(sql`
        INSERT INTO write_off_line (company_id, write_off_id, line, kind, bill_id, record_id, amount, waived, standing, share, waived_share, exchange_difference)
        VALUES (${companyId}, ${record}, 1, 'bill', ${bill}, ${bill}, 48, 2, 'posted', 340.8, 14.2, -3.5),
          (${companyId}, ${record}, 2, 'cost', NULL, ${cost}, 20, 1, 'posted', 142, 7.1, 2),
          (${companyId}, ${record}, 3, 'bill', ${bill}, ${bill}, 50, 0, 'held', NULL, NULL, NULL)`);
    });
    const [row] = (await ask({ search: "GULFS240000001" })).rows;
    expect(row).toMatchObject({ sales: "710.00", costs: "426.00", profit: "284.00" });
    expect(row).toMatchObject({ waived: "7.10", exchangeDifference: "-1.50", result: "275.40" });
    const [inDollars] = (await ask({ search: "GULFS240000001", currency: "USD" })).rows;
    // At 7.113, the rate of the day that they were posted.
    expect(inDollars).toMatchObject({ profit: "40.00", waived: "1.00", exchangeDifference: "-0.21", result: "38.79" });
  });

  test("shows the tax of issued tax invoices apart, less what was refunded, and takes it off nothing", async () => {
    const search = "GULFS250077001";
    const bill = await house.addBill(await house.addWaybill({ number: search, type: 2 }), { amount: "115.00" });
    const rows = async (currency: "RMB" | "USD") => [
      (await ask({ search, currency })).rows[0],
      (await ask({ search, currency, group: "company" })).rows[0],
    ];
    const untaxed = { sales: "816.50", profit: "816.50" };
    expect(await rows("RMB")).toMatchObject([{ ...untaxed, tax: "0.00" }, { tax: "0.00" }]);
    const invoice = await house.inside((db) => issued(db, bill, { amount: "57.50", tax: "7.50", refundOf: null }));
    expect(await rows("RMB")).toMatchObject([{ ...untaxed, tax: "53.25" }, { tax: "53.25" }]);
    expect(await rows("USD")).toMatchObject([{ tax: "7.50" }, { tax: "7.50" }]);
    await house.inside((db) => issued(db, bill, { amount: "-57.50", tax: "-7.50", refundOf: invoice }));
    expect(await rows("RMB")).toMatchObject([{ ...untaxed, tax: "0.00" }, { tax: "0.00" }]);
  });

  test("is exported as it is filtered", async () => {
    const token = await house.colleague("Finance", [`${profitPage}:export`]);
    const { Content } = await house.app.call(
      exportProfitStatisticsList,
      { group: "company" },
      { token, language: "en" },
    );
    expect(Content.name).toMatch(/^Profit list Whole company .*\.xlsx$/);
  });
});

const inHkd = async (search: string) => (await ask({ currency: "HKD", search })).rows[0];

describe("The profit list of a signed-off job", () => {
  test("takes the rates that it was signed with, whatever was entered since, as its job summary does", async () => {
    const [signed, open] = [await inHkd("020-12345675"), await inHkd("GULFS260000001")];
    await house.sign(main, "customerService");
    await house.addRate("HKD", "2026-11-16", "0.5");
    expect(await inHkd("020-12345675")).toEqual(signed);
    expect((await inHkd("GULFS260000001"))?.sales).not.toBe(open?.sales);
    const totals = (await house.summaryOf(main)).totals.find(({ currency }) => currency === "HKD");
    expect(signed).toMatchObject({ sales: totals?.sales, profit: totals?.profit });
  });
});

const run = (statement: ReturnType<typeof sql>) => house.inside((db) => db.execute(statement));
const differing = () => house.inside(profitDifferences);
const lists = async () => {
  const asked = (["job", "customer", "person", "company"] as const).flatMap((group) =>
    (["settlement", "USD", "HKD"] as const).map((currency) => ({ group, currency, pageSize: 200 })),
  );
  return await Promise.all(asked.map((input) => ask(input)));
};

describe("The kept sums", () => {
  let [bill, cost, waybill] = ["", "", ""];
  beforeAll(async () => {
    waybill = await house.addWaybill({ number: "GULFS230000001", type: 2 });
    [bill, cost] = [
      await house.addBill(waybill, { amount: "100.00", date: "2026-11-16" }),
      await house.addCost(waybill, { amount: "60.00", date: "2026-11-17" }),
    ];
    await sumAgain(house.app);
  });

  test.each([
    ["a bill is added", () => house.addBill(waybill, { amount: "7.77", currency: "JPY", rate: "0.0451" })],
    ["a bill is changed", () => run(sql`UPDATE collection_bill SET amount = 120.05 WHERE id = ${bill}`)],
    ["a bill moves", () => run(sql`UPDATE collection_bill SET waybill_id = ${main} WHERE id = ${bill}`)],
    ["a bill becomes void", () => run(sql`UPDATE collection_bill SET voided_at = now() WHERE id = ${bill}`)],
    ["a cost is changed", () => run(sql`UPDATE supplier_cost SET rate = 7.2 WHERE id = ${cost}`)],
    ["a write-off is posted", () => postDifference(cost)],
    [
      "a write-off's day changes",
      () => run(sql`UPDATE write_off SET posted_on = '2026-11-03' WHERE number = 'WO26-0000009'`),
    ],
    [
      "a write-off is taken back",
      () => run(sql`UPDATE write_off_line SET standing = 'free' WHERE record_id = ${cost}`),
    ],
    ["a cost is deleted", () => run(sql`DELETE FROM supplier_cost WHERE id = ${cost}`)],
    ["a rate is added", () => house.addRate("USD", "2026-11-10", "6.9")],
    [
      "a rate is changed",
      () => run(sql`UPDATE exchange_rate SET rate = 7.3 WHERE currency = 'USD' AND date = '2026-11-15'`),
    ],
    [
      "a rate moves to another day",
      () => run(sql`UPDATE exchange_rate SET date = '2026-11-19' WHERE currency = 'HKD' AND date = '2026-11-16'`),
    ],
    ["a rate is deleted", () => run(sql`DELETE FROM exchange_rate WHERE currency = 'USD' AND date = '2026-11-10'`)],
    ["a job is signed off", () => house.sign(jobs[1] ?? "", "customerService")],
    [
      "its rates change then",
      () => run(sql`UPDATE exchange_rate SET rate = 8.1 WHERE currency = 'USD' AND date = '2026-11-15'`),
    ],
    ["a sign-off is withdrawn", () => withdrawSignOffs()],
    ["a waybill gets its salesperson", () => run(sql`UPDATE waybill SET sales_id = ${seller} WHERE id = ${jobs[2]}`)],
    [
      "a house goes under a main waybill",
      () => run(sql`UPDATE waybill SET main_waybill_id = ${main} WHERE id = ${jobs[2]}`),
    ],
    [
      "a main waybill is shipped later",
      () => run(sql`UPDATE waybill SET shipping_date = '2026-12-24' WHERE id = ${main}`),
    ],
  ])("are not taken once %s, and hold again when the job has run", async (_what, change) => {
    expect(await differing()).toEqual([]);
    await change();
    const at = await lists();
    expect(await differing()).toEqual([]);
    expect(await sumAgain(house.app)).toBeGreaterThan(0);
    expect(await sumAgain(house.app)).toBe(0);
    expect(await differing()).toEqual([]);
    expect(await lists()).toEqual(at);
  });

  test("that are not what the charges say are found and told", async () => {
    await run(sql`UPDATE waybill_profit SET usd_costs = usd_costs + 1 WHERE waybill_id = ${main}`);
    const found = await differing();
    expect(found).toMatchObject([{ what: "profit", id: main }]);
    expect(found[0]?.kept).toMatch(/^usd_costs \d/);
    await run(sql`DELETE FROM waybill_profit WHERE waybill_id = ${main}`);
    expect(await differing()).toMatchObject([{ id: main, kept: "nothing" }]);
  });
});

const withdrawSignOffs = () =>
  run(
    sql`UPDATE job_sign_off SET withdrawn_at = now(), withdrawn_by = ${seller}, withdrawn_by_name = 'Chen Jing', withdraw_reason = 'x'`,
  );

async function postDifference(recordId: string): Promise<void> {
  const { companyId } = house.company;
  const record = randomUUIDv7();
  await run(sql`
    INSERT INTO write_off (company_id, id, number, status, type, party_kind, currency, amount, posted_on, created_by, created_by_name)
    VALUES (${companyId}, ${record}, 'WO26-0000009', 'writtenOff', 'payment', 'customer', 'USD', 20, '2026-11-20', ${record}, 'Chen Jing')`);
  await run(sql`
    INSERT INTO write_off_line (company_id, write_off_id, line, kind, record_id, amount, waived, standing, share, waived_share, exchange_difference)
    VALUES (${companyId}, ${record}, 1, 'cost', ${recordId}, 20, 1, 'posted', 142, 7.1, 2)`);
}

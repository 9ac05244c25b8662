import { deleteCollectionBill } from "@lading/contract/bill";
import { getCheckBillList, getReceivableAndPayableList } from "@lading/contract/check-bill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openReconciling, type Reconciling } from "./testing/index.ts";

let stage: Reconciling;
beforeAll(async () => {
  stage = await openReconciling();
});
afterAll(() => stage.house.app.close());

const cents = (amount: string) => Math.round(Number(amount) * 100);

test("Bills and costs that wait are summed by party and currency in bands of days overdue, and the bands make the balance", async () => {
  await stage.bill({ dueDate: "2026-11-11" });
  await stage.bill({ billDate: "2026-11-12", dueDate: "2099-01-01" });
  await stage.bill({ currency: "RMB" });
  await stage.cost();
  const [row, ...others] = await stage.sums({ partyNumber: "C0001", currency: "USD", kind: "bill" });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    count: 2,
    amount: "200.00",
    balance: "200.00",
    notDue: "100.00",
    partyName: "Oasis Trading",
  });
  const bands = ["notDue", "to30", "to60", "to90", "over90"] as const;
  expect(bands.reduce((sum, band) => sum + cents(row?.[band] ?? "0"), 0)).toBe(20_000);
  const all = await stage.sums();
  expect(all.map(({ kind, currency }) => `${kind} ${currency}`).toSorted()).toEqual([
    "bill RMB",
    "bill USD",
    "cost USD",
  ]);
});

test.each(["balance", "partyName", "partyNumber", "outstandingDays", "over90"] as const)(
  "Sums sorted by %s come page by page as they come at once",
  async (sort) => {
    await stage.bill({ customerNumber: "S0001", currency: "KWD", billDate: "2026-11-05", dueDate: "2026-11-06" });
    const asked = { sort, order: "asc" as const };
    const whole = await stage.sums(asked);
    expect(whole.length).toBeGreaterThan(3);
    const value = (row: (typeof whole)[number]) =>
      sort === "partyName" || sort === "partyNumber" ? 0 : Number(row[sort]);
    expect(whole.map(value)).toEqual(whole.map(value).toSorted((one, other) => one - other));
    const names = whole.map((row) => row[sort === "partyName" ? "partyName" : "partyNumber"]);
    if (sort.startsWith("party"))
      expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    const pages = await Promise.all(whole.map((_, place) => stage.sums({ ...asked, page: place + 1, pageSize: 1 })));
    expect(pages.flat()).toEqual(whole);
    expect((await stage.sums({ ...asked, order: "desc" })).map(value)).toEqual(whole.map(value).toReversed());
  },
);

test.each([
  [-5, "notDue", 0],
  [0, "notDue", 0],
  [1, "to30", 1],
  [30, "to30", 30],
  [31, "to60", 31],
  [60, "to60", 60],
  [61, "to90", 61],
  [90, "to90", 90],
  [91, "over90", 91],
] as const)("A bill %i days after its due date is in the band %s", async (days, band, overdueDays) => {
  const { recordId } = await stage.bill({ dueDate: "2026-11-20" });
  await stage.house.inCompany((db) =>
    db.execute(sql`UPDATE collection_bill SET due_date = current_date - ${days}::int, bill_date = current_date - 200
      WHERE id = ${recordId}`),
  );
  const row = (await stage.open()).find(({ id }) => id === recordId);
  expect(row).toMatchObject({ ageing: band, overdueDays, outstandingDays: 200 });
  expect((await stage.open({ ageing: band })).some(({ id }) => id === recordId)).toBe(true);
});

test("As of a past day those wait that were dated up to it, voided since or not", async () => {
  const [early, late] = [await stage.bill({ billDate: "2026-11-05" }), await stage.bill({ billDate: "2026-11-12" })];
  await stage.house.app.call(deleteCollectionBill, { ids: [early.recordId], reason: "Twice" }, stage.asks);
  await stage.house.inCompany((db) =>
    db.execute(sql`UPDATE collection_bill SET voided_at = '2026-11-15T08:00:00Z' WHERE id = ${early.recordId}`),
  );
  const has = async (asOf: string) => {
    const ids = (await stage.open({ asOf })).map(({ id }) => id);
    return [ids.includes(early.recordId), ids.includes(late.recordId)];
  };
  expect([await has("2026-11-04"), await has("2026-11-10"), await has("2026-11-14"), await has("2026-11-15")]).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, true],
  ]);
});

test("A bill was open until the day on which it was voided where the company is", async () => {
  const { recordId } = await stage.bill({ billDate: "2026-11-05" });
  await stage.house.app.call(deleteCollectionBill, { ids: [recordId], reason: "Twice" }, stage.asks);
  const waits = async (asOf: string) => (await stage.open({ asOf })).some(({ id }) => id === recordId);
  const inZone = async (zone: string) => {
    await stage.house.inCompany(async (db) => {
      await db.execute(sql`UPDATE company SET time_zone = ${zone}`);
      await db.execute(sql`UPDATE collection_bill SET voided_at = '2026-11-15T22:30:00Z' WHERE id = ${recordId}`);
    });
    return [await waits("2026-11-14"), await waits("2026-11-15"), await waits("2026-11-16")];
  };
  expect(await inZone("Asia/Riyadh")).toEqual([true, true, false]);
  expect(await inZone("UTC")).toEqual([true, false, false]);
});

test("A company's name is searched from three characters on", async () => {
  const short = await stage.house.app.call(getReceivableAndPayableList, { companyName: "Oa" }, stage.asks);
  expect(Object.keys(short.Content.fields ?? {})).toEqual(["companyName"]);
  const rows = await stage.open({ companyName: "oasis" });
  expect(new Set(rows.map(({ partyName }) => partyName))).toEqual(new Set(["Oasis Trading"]));
});

test("Another company sees none of it, and a salesperson has no right to it", async () => {
  const { house, asks } = stage;
  const rival = await house.app.call(getCheckBillList, { status: "all" }, { ...asks, token: house.tokens.rival });
  expect(rival.Content.rows).toEqual([]);
  const sales = await house.app.call(getReceivableAndPayableList, {}, { ...asks, token: house.tokens.sales });
  expect(sales.StatusCode).toBe(403);
});

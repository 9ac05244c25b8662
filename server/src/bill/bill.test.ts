import { randomUUID } from "node:crypto";
import {
  addCollectionBill,
  deleteCollectionBill,
  editCollectionBill,
  exportCollectionBillList,
  getCargoTransportationAccount,
  getCollectionBillList,
  getCollectionBillLog,
  loadCollectionBillInfo,
} from "@lading/contract/bill";
import { refuse, type RequestOf } from "@lading/contract/core";
import { addSupplierCostDetails } from "@lading/contract/supplier-cost";
import { deleteWayBillInfo, getWayBillOperationLog, voidWayBill, accountRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { supplierCostModule } from "#supplier-cost";
import { waybillModule } from "#waybill";
import { openAccountHouse, type AccountHouse } from "#supplier-cost/testing";
import { billModule, waybillBillUse } from "./index.ts";

let house: AccountHouse;
let token: string;
let waybillId: string;
let serial = 0;

beforeAll(async () => {
  house = await openAccountHouse((lock) => [
    billModule({ lock }),
    supplierCostModule({ lock }),
    waybillModule({ usedBy: [waybillBillUse] }),
  ]);
  token = house.tokens.administrator;
});
afterAll(() => house.app.close());
beforeEach(async () => {
  serial += 1;
  waybillId = await house.addWaybill(`GULFA26${String(serial).padStart(7, "0")}`);
});
afterEach(() => {
  house.lock.now = () => Promise.resolve();
});

type Bill = Omit<RequestOf<typeof addCollectionBill>, "waybillId">;
const line = (change: Record<string, unknown> = {}) => ({
  chargeItemId: house.items[0] ?? "",
  qty: "440",
  unitPrice: "3.25",
  ...change,
});
const bill = (change: Partial<Bill> = {}): Bill => ({
  customerNumber: "C0001",
  billDate: "2026-11-10",
  currency: "USD",
  lines: [line()],
  ...change,
});
const add = (change: Partial<Bill> = {}, by = token) =>
  house.app.call(addCollectionBill, { waybillId, ...bill(change) }, { token: by, language: "en" });
const addOne = async (change: Partial<Bill> = {}) => (await add(change)).Content.id;
const load = (id: string, by = token) => house.app.call(loadCollectionBillInfo, { id }, { token: by, language: "en" });
const edit = (id: string, change: Partial<Bill>, version = 1) =>
  house.app.call(editCollectionBill, { id, ...bill(change), version }, { token, language: "en" });
const remove = (ids: string[], by = token) =>
  house.app.call(deleteCollectionBill, { ids, reason: "Written twice" }, { token: by, language: "en" });
const account = async (by = token) =>
  await house.app.call(getCargoTransportationAccount, { waybillId }, { token: by, language: "en" });
const paymentStatus = async () => (await account()).Content.waybill.paymentStatus;

test("A bill has its currency's minor units everywhere: three of the Kuwaiti dinar", async () => {
  const lines = [line({ qty: "1.005", unitPrice: "1" }), line({ qty: "2", unitPrice: "0.0625" })];
  const dinar = await addOne({ currency: "KWD", lines });
  expect((await load(dinar)).Content).toMatchObject({
    amount: "1.130",
    settlementAmount: "26.10",
    lines: [{ amount: "1.005" }, { amount: "0.125" }],
  });
  const { Content: whole } = await account();
  expect(whole.totals).toMatchObject([{ currency: "KWD", sales: "1.130", profit: "1.130" }]);
  await remove([dinar]);
  const { rows } = (await house.app.call(getWayBillOperationLog, { waybillId }, { token, language: "en" })).Content;
  const deleted = rows.find(({ action }) => action === "deleteBill");
  expect(deleted?.changes).toContainEqual(expect.objectContaining({ before: "1.130 KWD", after: null }));
});

describe("A collection bill", () => {
  test("goes to the waybill's own customer also when they are no longer dealt with, and to no other such one", async () => {
    expect((await add({ customerNumber: "C0009" })).Content.fields).toHaveProperty("customerNumber");
    await house.inCompany((db) =>
      db.execute(sql`UPDATE waybill SET customer_number = 'C0009' WHERE id = ${waybillId}`),
    );
    expect((await add({ customerNumber: "C0009" })).StatusCode).toBe(200);
  });

  test("is reckoned by the server: each line rounded once, their sum, and the rate of its date", async () => {
    const lines = [
      line(),
      line({ qty: "1.005", unitPrice: "1" }),
      line({ qty: "0.5", unitPrice: "0.01", remark: "少量" }),
    ];
    const { Content } = await load(await addOne({ lines, dueDate: "2026-12-10", remark: "Net 30" }));
    expect(Content.invoiceNo).toMatch(/^DN26-\d{7}$/);
    expect(Content.lines.map(({ amount }) => amount)).toEqual(["1430.00", "1.01", "0.01"]);
    expect(Content).toMatchObject({
      customerName: "Oasis Trading",
      customerEmail: "accounts@oasis.example",
      amount: "1431.02",
      rate: "7.1052",
      rateDate: "2026-11-01",
      settlementAmount: "10167.68",
      dueDate: "2026-12-10",
      remark: "Net 30",
    });
    const yen = await load(await addOne({ currency: "JPY", lines: [line({ qty: "12.5", unitPrice: "99" })] }));
    expect([yen.Content.amount, yen.Content.lines[0]?.amount]).toEqual(["1238", "1238"]);
  });

  test.each([
    ["lines.0.qty", { lines: [{ chargeItemId: randomUUID(), qty: "1.0005", unitPrice: "1" }] }],
    ["lines.0.chargeItemId", { lines: [{ chargeItemId: randomUUID(), qty: "1", unitPrice: "1" }] }],
    ["customerNumber", { customerNumber: "X404" }],
    ["dueDate", { dueDate: "2026-11-09" }],
  ])("is refused at the field that is wrong: %s", async (field, change) => {
    const { StatusCode, Content } = await add(change);
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, [field]]);
  });

  test("is refused beyond what the books hold, without lines, and without a rate on or before its date", async () => {
    const much = line({ qty: "999999.999", unitPrice: "99999999.9999" });
    expect(Object.keys((await add({ lines: [much, much] })).Content.fields ?? {})).toEqual(["lines"]);
    expect((await add({ lines: [] })).StatusCode).toBe(400);
    const { StatusCode, ErrorMsg } = await add({ billDate: "2026-10-31" });
    expect([StatusCode, ErrorMsg]).toEqual([
      422,
      "There is no exchange rate of USD on or before 2026-10-31. Please enter one first",
    ]);
  });

  test("keeps its number, and its rate while date and currency stay", async () => {
    const id = await addOne();
    const { invoiceNo } = (await load(id)).Content;
    expect((await edit(id, { lines: [line({ qty: "441" })] })).Content.version).toBe(2);
    expect((await load(id)).Content).toMatchObject({ invoiceNo, amount: "1433.25", rate: "7.1052" });
    await edit(id, { billDate: "2026-11-20" }, 2);
    expect((await load(id)).Content).toMatchObject({ invoiceNo, rate: "7.2", rateDate: "2026-11-15" });
    const stale = await edit(id, {}, 1);
    expect([stale.StatusCode, stale.Content]).toMatchObject([409, { code: "core.stale", current: { version: 3 } }]);
  });
});

describe("A bill that is there", () => {
  test("says in its log and its waybill's what was done to it", async () => {
    const id = await addOne();
    const { invoiceNo } = (await load(id)).Content;
    await edit(id, { lines: [line({ qty: "441", chargeItemId: house.items[1] ?? "" })] });
    const { Content } = await house.app.call(getCollectionBillLog, { id }, { token, language: "zh" });
    expect(Content.rows.map(({ action }) => action)).toEqual(["edit", "add"]);
    const fields = Content.rows[0]?.changes.map(({ field }) => field);
    expect(fields).toEqual(["amount", "lines.1.chargeItemId", "lines.1.qty", "lines.1.amount"]);
    expect(Content.rows[0]?.changes[1]?.after).toMatch(/[\u4e00-\u9fff]/);
    await remove([id]);
    const log = await house.app.call(getWayBillOperationLog, { waybillId }, { token, language: "en" });
    const actions = log.Content.rows.map(({ action }) => action);
    expect(new Set(actions)).toEqual(new Set(["deleteBill", "payment", "editBill", "addBill"]));
    expect(log.Content.rows.find(({ action }) => action === "deleteBill")?.changes[0]?.before).toBe(invoiceNo);
  });

  test("is not there for another company, nor for whom its waybill is not", async () => {
    const id = await addOne();
    for (const by of [house.tokens.rival, house.tokens.sales]) {
      expect((await load(id, by)).StatusCode).toBe(404);
      expect((await add({}, by)).StatusCode).toBe(404);
      expect((await account(by)).StatusCode).toBe(404);
      const list = await house.app.call(getCollectionBillList, {}, { token: by });
      expect(list.Content.rows).toEqual([]);
    }
    expect((await remove([id], house.tokens.rival)).StatusCode).toBe(404);
  });
});

describe("Numbers of bills", () => {
  test("are gapless, also when many are written at once and some are refused", async () => {
    const before = (await load(await addOne())).Content.invoiceNo;
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, place) => add(place % 3 === 0 ? { customerNumber: "X404" } : {})),
    );
    const numbers = many.flatMap(({ StatusCode, Content }) => (StatusCode === 200 ? [Content.invoiceNo] : []));
    const first = Number(before.slice(-7));
    expect(numbers.map((number) => Number(number.slice(-7))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 8 }, (_, place) => first + 1 + place),
    );
  });

  test("are not given again after a bill was deleted", async () => {
    const id = await addOne();
    const { invoiceNo } = (await load(id)).Content;
    await remove([id]);
    expect((await add()).Content.invoiceNo > invoiceNo).toBe(true);
  });
});

describe("A waybill", () => {
  test("is unpaid from its first bill on and unbilled again without any", async () => {
    expect(await paymentStatus()).toBe("unbilled");
    const [first, second] = [await addOne(), await addOne()];
    expect(await paymentStatus()).toBe("unpaid");
    await remove([first]);
    expect(await paymentStatus()).toBe("unpaid");
    await remove([second]);
    expect(await paymentStatus()).toBe("unbilled");
  });

  test("with a bill is not deleted, and one that is voided takes no bill", async () => {
    const id = await addOne();
    const refused = await house.app.call(deleteWayBillInfo, { ids: [waybillId] }, { token, language: "en" });
    expect(refused.ErrorMsg).toContain("has bills or supplier costs and cannot be deleted");
    await remove([id]);
    await house.app.call(voidWayBill, { ids: [waybillId], reason: "twice" }, { token });
    expect((await add()).ErrorMsg).toContain("is voided");
  });

  test("shows its whole account: sums in each currency, all in the settlement currency, and the profit", async () => {
    await addOne();
    await addOne({ currency: "RMB", lines: [line({ qty: "1", unitPrice: "500" })] });
    const cost = { chargeItemId: house.items[0] ?? "", qty: "440", unitPrice: "2.15", currency: "USD" as const };
    const costs = [{ ...cost, customerNumber: "S0001", costDate: "2026-11-20" }];
    await house.app.call(addSupplierCostDetails, { waybillId, costs }, { token });
    const { Content } = await account();
    expect([Content.bills.length, Content.costs.length]).toEqual([2, 1]);
    expect(Content.totals).toEqual([
      { currency: "USD", sales: "1430.00", costs: "946.00", profit: "484.00" },
      { currency: "RMB", sales: "500.00", costs: "0.00", profit: "500.00" },
    ]);
    // 1430 × 7.1052 + 500 − 946 × 7.2: each at the rate of its own date.
    expect(Content.settlement).toEqual([{ currency: "RMB", sales: "10660.44", costs: "6811.20", profit: "3849.24" }]);
  });
});

test("A bill is outstanding by the company's own day", async () => {
  const id = await addOne();
  const daysIn = async (zone: string) => {
    await house.inCompany((db) => db.execute(sql`UPDATE company SET time_zone = ${zone}`));
    return (await load(id)).Content.outstandingDays;
  };
  // Twenty-six hours lie between the two: it is never the same day in both.
  const [west, east] = [await daysIn("Etc/GMT+12"), await daysIn("Pacific/Kiritimati")];
  expect(east).toBeGreaterThan(west);
  await daysIn("Asia/Dubai");
});

test("Once a job is signed off its bills neither come, change nor go, and the refusal names who signed", async () => {
  const id = await addOne();
  house.lock.now = () => {
    throw refuse(accountRefusals.jobSigned, { number: "GULFA26", name: "Wang Fang", step: "GM", time: "now" });
  };
  for (const { StatusCode, ErrorMsg } of [await add(), await edit(id, {}), await remove([id])])
    expect([StatusCode, ErrorMsg]).toEqual([409, expect.stringContaining("by Wang Fang")]);
  expect((await load(id)).Content.version).toBe(1);
});

test("While a bill is being written nobody signs off its job: who asks waits for the waybill", async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  house.lock.now = () => {
    asked.resolve();
    return held.promise;
  };
  const writing = add();
  await asked.promise;
  const signing = house.inCompany((db) =>
    db.execute(sql`SELECT id FROM waybill WHERE id = ${waybillId} FOR NO KEY UPDATE NOWAIT`),
  );
  await expect(signing).rejects.toThrow();
  held.resolve();
  expect((await writing).StatusCode).toBe(200);
});

test("Bills are found by what their list shows, sorted, and exported", async () => {
  const { Content: made } = await add({ dueDate: "2026-11-11" });
  await add({ currency: "RMB" });
  const number = String(serial).padStart(7, "0");
  const list = async (filter: object) =>
    (await house.app.call(getCollectionBillList, { search: `A26${number}`, ...filter }, { token })).Content;
  expect((await list({})).total).toBe(2);
  expect((await list({ search: made.invoiceNo.toLowerCase() })).rows.map(({ id }) => id)).toEqual([made.id]);
  const pasted = `${made.invoiceNo}\tDN26-0000000`;
  expect((await list({ search: pasted })).rows.map(({ id }) => id)).toEqual([made.id]);
  expect((await list({ currency: "RMB" })).total).toBe(1);
  expect((await list({ overdue: true })).rows.map(({ id }) => id)).toEqual([made.id]);
  expect((await list({ sort: "dueDate", order: "asc" })).rows[0]?.id).toBe(made.id);
  expect((await list({ dueFrom: "2026-11-11", dueTo: "2026-11-11" })).rows.map(({ id }) => id)).toEqual([made.id]);
  expect((await list({ dueTo: "2026-11-10" })).total).toBe(0);
  const today = new Date().toISOString().slice(0, 10);
  expect((await list({ createdByName: "chen", createdFrom: today, createdTo: today })).total).toBe(2);
  expect((await list({ createdByName: "Omar" })).total).toBe(0);
  expect((await list({ createdTo: "2020-01-01" })).total).toBe(0);
  const all = await list({ search: "", sort: "waybillNumber", order: "asc", pageSize: 200 });
  const numbers = all.rows.map(({ waybillNumber }) => waybillNumber);
  expect([numbers, new Set(numbers).size > 1]).toEqual([numbers.toSorted(), true]);
  const { Content } = await house.app.call(exportCollectionBillList, {}, { token, language: "ar" });
  expect(Content.name).toMatch(/^فواتير العملاء .*\.xlsx$/);
});

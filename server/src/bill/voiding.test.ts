import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  addCollectionBill,
  createCollectionBillPdf,
  deleteCollectionBill,
  editCollectionBill,
  getCargoTransportationAccount,
  getCollectionBillList,
  loadCollectionBillInfo,
} from "@lading/contract/bill";
import { getWayBillOperationLog, wayBillListByPage } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openAccountHouse, type AccountHouse } from "#supplier-cost/testing";
import { waybillModule } from "#waybill";
import { billModule } from "./index.ts";

let house: AccountHouse;
let asks: { token: string; language: "en" };
let waybillId: string;
let serial = 0;
beforeAll(async () => {
  house = await openAccountHouse((lock) => [billModule({ lock }), waybillModule()]);
  asks = { token: house.tokens.administrator, language: "en" };
});
afterAll(() => house.app.close());
beforeEach(async () => {
  serial += 1;
  waybillId = await house.addWaybill(`GULFA26${String(serial).padStart(7, "0")}`);
});

const form = (unitPrice = "100") => ({
  customerNumber: "C0001",
  billDate: "2026-11-10",
  currency: "USD" as const,
  lines: [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice }],
});
const add = async () => (await house.app.call(addCollectionBill, { waybillId, ...form() }, asks)).Content;
const edit = (id: string, unitPrice: string) =>
  house.app.call(editCollectionBill, { id, ...form(unitPrice), version: 1 }, asks);
const account = async () => (await house.app.call(getCargoTransportationAccount, { waybillId }, asks)).Content;
const status = async () => (await account()).waybill.paymentStatus;
const voidIt = (id: string) => house.app.call(deleteCollectionBill, { ids: [id], reason: "Written twice" }, asks);
const listed = async (voided: "no" | "yes" | "all", search: string) =>
  (await house.app.call(getCollectionBillList, { voided, search }, asks)).Content.rows.map(
    ({ invoiceNo }) => invoiceNo,
  );
const writeOff = (id: string, amount: string) =>
  house.inCompany((db) => db.execute(sql`UPDATE collection_bill SET written_off = ${amount} WHERE id = ${id}`));

test("A voided bill keeps its number and reason, leaves the sums, and stays in lists that ask for it", async () => {
  const [kept, wrong] = [await add(), await add()];
  expect((await voidIt(wrong.id)).Content).toEqual({ deleted: 1 });
  const { totals, bills } = await account();
  expect([totals, bills.map(({ id }) => id)]).toEqual([
    [{ currency: "USD", sales: "100.00", costs: "0.00", profit: "100.00" }],
    [kept.id],
  ]);
  expect(await listed("no", wrong.invoiceNo)).toEqual([]);
  expect(await listed("yes", wrong.invoiceNo)).toEqual([wrong.invoiceNo]);
  expect(await listed("all", wrong.invoiceNo)).toEqual([wrong.invoiceNo]);
  const whole = (await house.app.call(loadCollectionBillInfo, { id: wrong.id }, asks)).Content;
  expect(whole).toMatchObject({ voidReason: "Written twice", voidedByName: "Chen Jing", invoiceNo: wrong.invoiceNo });
  const { rows } = (await house.app.call(getWayBillOperationLog, { waybillId }, asks)).Content;
  expect(rows.find(({ action }) => action === "deleteBill")?.changes).toContainEqual({
    field: "voidReason",
    before: null,
    after: "Written twice",
  });
});

test("A voided bill is neither changed, voided again nor printed", async () => {
  const { id } = await add();
  await voidIt(id);
  const refused = [
    await edit(id, "50"),
    await voidIt(id),
    await house.app.call(createCollectionBillPdf, { ids: [id] }, asks),
  ];
  expect(refused.map(({ Content }) => Content)).toEqual(refused.map(() => ({ code: "bill.voided" })));
});

test("The payment status follows from the bills that are not voided", async () => {
  expect(await status()).toBe("unbilled");
  const [first, second] = [await add(), await add()];
  expect(await status()).toBe("unpaid");
  await writeOff(first.id, "100");
  await edit(second.id, "90");
  expect(await status()).toBe("partlyPaid");
  await voidIt(second.id);
  expect(await status()).toBe("paid");
  const found = await house.app.call(wayBillListByPage, { kind: "house", paymentStatus: "paid" }, asks);
  expect(found.Content.rows.map(({ id }) => id)).toContain(waybillId);
  await voidIt(first.id);
  expect(await status()).toBe("unbilled");
});

test("A bill does not come to less than what is written off of it", async () => {
  const { id } = await add();
  await writeOff(id, "60");
  expect((await edit(id, "50")).Content.code).toBe("bill.writtenOff");
  expect((await edit(id, "60")).StatusCode).toBe(200);
  expect(await status()).toBe("paid");
});

test("Statuses that were set by hand agree with the bills after the migration", async () => {
  const [paid, partly] = [waybillId, await house.addWaybill(`GULFB26${String(serial).padStart(7, "0")}`)];
  const { id } = await add();
  const bare = await house.addWaybill(`GULFC26${String(serial).padStart(7, "0")}`);
  const setByHand = (waybill: string, by: string) =>
    house.inCompany((db) => db.execute(sql`UPDATE waybill SET payment_status = ${by} WHERE id = ${waybill}`));
  await house.app.call(addCollectionBill, { waybillId: partly, ...form() }, asks);
  await setByHand(paid, "paid");
  await setByHand(partly, "partlyPaid");
  await setByHand(bare, "unpaid");
  const file = join(import.meta.dirname, "../../migrations/0025_voided-bills.sql");
  const owner = new Pool({ connectionString: house.app.ownerUrl });
  try {
    for (const statement of (await readFile(file, "utf8")).split("--> statement-breakpoint"))
      if (!statement.includes("ALTER TABLE")) await owner.query(statement);
  } finally {
    await owner.end();
  }
  const { rows } = await house.inCompany((db) =>
    db.execute(sql`SELECT id, payment_status AS status FROM waybill WHERE id IN (${paid}, ${partly}, ${bare})`),
  );
  expect(new Map(rows.map((row) => [row["id"], row["status"]]))).toEqual(
    new Map([
      [paid, "paid"],
      [partly, "unpaid"],
      [bare, "unbilled"],
    ]),
  );
  expect((await edit(id, "99")).Content.code).toBe("bill.writtenOff");
});

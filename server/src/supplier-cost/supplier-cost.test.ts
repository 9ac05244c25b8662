import { randomUUID } from "node:crypto";
import { coreRefusals, refuse } from "@lading/contract/core";
import { deleteExpenseName } from "@lading/contract/charge-item";
import {
  addSupplierCostDetails,
  deleteSupplierCostDetails,
  editSupplierCostDetails,
  exportSupplierCostDetailsList,
  getSupplierCostDetailsList,
  getSupplierCostLog,
  loadSupplierCostDetailsInfo,
} from "@lading/contract/supplier-cost";
import {
  addSupplierInfoRecord,
  deleteSupplierInfoRecord,
  editSupplierInfoRecordState,
} from "@lading/contract/supplier";
import { deleteWayBillInfo, getWayBillOperationLog, voidWayBill, accountRefusals } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSheet } from "#core/sheets";
import { chargeItemModule } from "#charge-item";
import { waybillModule } from "#waybill";
import { openAccountHouse, type AccountHouse } from "#supplier-cost/testing";
import { supplierModule } from "#supplier";
import { costUse, supplierCostModule, supplierUse, waybillCostUse } from "./index.ts";

let house: AccountHouse;
let token: string;
let waybillId: string;
let serial = 0;

beforeAll(async () => {
  house = await openAccountHouse((lock) => [
    supplierCostModule({ lock }),
    chargeItemModule([costUse]),
    waybillModule({ usedBy: [waybillCostUse] }),
    supplierModule({ usedBy: [supplierUse] }),
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

const add = (costs = [house.cost()], language: "en" | "zh" | "ar" = "en", by = token) =>
  house.app.call(addSupplierCostDetails, { waybillId, costs }, { token: by, language });
const load = async (id: string, by = token) =>
  await house.app.call(loadSupplierCostDetailsInfo, { id }, { token: by, language: "en" });
const addOne = async (change: Record<string, unknown> = {}) => (await add([house.cost(change)])).Content.ids[0] ?? "";

// A customer of the house is S0001, and the number of a customer means the customer.
const openSupplier = async (supplierName: string) => {
  const form = { ...addSupplierInfoRecord.example, supplierName, supplierNumber: `V-${supplierName.length}` };
  return (await house.app.call(addSupplierInfoRecord, form, { token })).Content;
};

describe("A supplier on file", () => {
  test("is paid by its number, keeps its name of then on the cost, and cannot be deleted while there is one", async () => {
    const { id, supplierNumber } = await openSupplier("Desert Fleet");
    const cost = await addOne({ customerNumber: supplierNumber.toLowerCase() });
    expect((await load(cost)).Content).toMatchObject({ customerNumber: supplierNumber, customerName: "Desert Fleet" });
    const remove = () => house.app.call(deleteSupplierInfoRecord, { ids: [id] }, { token });
    expect((await remove()).Content.code).toBe("supplier.inUse");
    const { version } = (await load(cost)).Content;
    const change = { ...house.cost(), id: cost, version };
    expect((await house.app.call(editSupplierCostDetails, change, { token })).StatusCode).toBe(200);
    expect((await load(cost)).Content.customerName).toBe("Saudia Cargo");
    expect((await remove()).Content.deleted).toBe(1);
  });

  test("that is disabled takes no new cost", async () => {
    const { id, supplierNumber } = await openSupplier("Closed Fleets");
    const state = { id, status: "disabled" as const, reason: "Closed", version: 1 };
    await house.app.call(editSupplierInfoRecordState, state, { token });
    const { Content } = await add([house.cost({ customerNumber: supplierNumber })]);
    expect(Object.keys(Content.fields ?? {})).toEqual(["costs.0.customerNumber"]);
  });
});

describe("Supplier costs are entered", () => {
  test("several at once, with amounts that the server computes and the rates of their dates", async () => {
    const { Content } = await add([
      house.cost(),
      house.cost({ costDate: "2026-11-20", currency: "JPY", qty: "12.5", unitPrice: "99", billReferNo: "SV-118" }),
      house.cost({ currency: "RMB", unitPrice: "1", qty: "1", taxInvoice: true }),
    ]);
    const [usd, jpy, rmb] = await Promise.all(Content.ids.map(async (id) => (await load(id)).Content));
    expect(usd).toMatchObject({
      customerName: "Saudia Cargo",
      qty: "440",
      unitPrice: "2.15",
      amount: "946.00",
      rate: "7.1052",
      rateDate: "2026-11-01",
      settlementCurrency: "RMB",
      settlementAmount: "6721.52",
      attachment: null,
      version: 1,
    });
    expect(jpy).toMatchObject({ amount: "1238", rate: "0.0452", settlementAmount: "55.96", billReferNo: "SV-118" });
    expect(rmb).toMatchObject({ amount: "1.00", rate: "1", settlementAmount: "1.00", taxInvoice: true });
  });

  test("all or none: a currency without a rate on or before the date refuses, naming it", async () => {
    const costs = [house.cost(), house.cost({ currency: "USD", costDate: "2026-10-31" })];
    const { StatusCode, ErrorMsg, Content: refused } = await add(costs);
    const said = "There is no exchange rate of USD on or before 2026-10-31. Please enter one first";
    expect([StatusCode, ErrorMsg, refused.fields]).toEqual([422, said, { "costs.1.currency": said }]);
    const { Content } = await house.app.call(
      getSupplierCostDetailsList,
      { search: String(serial).padStart(7, "0") },
      { token },
    );
    expect(Content.total).toBe(0);
  });

  test.each([
    ["qty", "1.0005", "Enter a number with at most 3 decimals"],
    ["qty", "1e3", "Enter a number with at most 3 decimals"],
    ["qty", "0", "Must be greater than 0"],
    ["unitPrice", "", "This field is required"],
    ["unitPrice", "NaN", "Enter a number with at most 4 decimals"],
    ["customerNumber", "X404", "There is no supplier or customer with this number, or it is disabled"],
    ["customerNumber", "C0009", "There is no supplier or customer with this number, or it is disabled"],
    ["chargeItemId", randomUUID(), "There is no such charge item, or it is disabled"],
    ["costDate", "1999-12-31", "The date must lie between 2000-01-01 and a year from today"],
    ["fileId", randomUUID(), undefined],
  ])("a wrong %s (%s) is told at its field", async (field, value, message) => {
    const { StatusCode, Content } = await add([house.cost(), house.cost({ [field]: value })]);
    expect(StatusCode).toBe(422);
    expect(Content.fields?.[`costs.1.${field}`]).toBe(message);
  });

  test("not on a voided waybill, another's or none at all", async () => {
    expect((await add(undefined, "en", house.tokens.rival)).StatusCode).toBe(404);
    expect((await add(undefined, "en", house.tokens.sales)).StatusCode).toBe(404);
    await house.app.call(voidWayBill, { ids: [waybillId], reason: "twice" }, { token });
    const refused = await add();
    expect([refused.StatusCode, refused.ErrorMsg]).toMatchObject([422, expect.stringContaining("is voided")]);
  });
});

describe("A supplier cost that is there", () => {
  test("keeps its rate while date and currency stay, and takes another with another date", async () => {
    const id = await addOne({ costDate: "2026-11-16" });
    const edit = (change: Record<string, unknown>, version: number) =>
      house.app.call(
        editSupplierCostDetails,
        { id, ...house.cost({ costDate: "2026-11-16", ...change }), version },
        { token },
      );
    expect((await edit({ qty: "2" }, 1)).Content.version).toBe(2);
    expect((await load(id)).Content).toMatchObject({ amount: "4.30", rate: "7.2", rateDate: "2026-11-15" });
    expect((await edit({ costDate: "2026-11-14" }, 2)).StatusCode).toBe(200);
    expect((await load(id)).Content).toMatchObject({ rate: "7.1052", rateDate: "2026-11-01" });
    const stale = await edit({}, 2);
    expect([stale.StatusCode, stale.Content]).toMatchObject([
      409,
      { code: "core.stale", current: { qty: "440", version: 3 } },
    ]);
  });

  test("has one file, which must be deleted before another is attached, and is its waybill's readers'", async () => {
    const [first, second] = [await house.upload("supplierCost"), await house.upload("supplierCost")];
    const id = await addOne({ fileId: first });
    expect((await load(id)).Content.attachment).toMatchObject({
      id: first,
      name: "invoice.pdf",
      type: "application/pdf",
    });
    const edit = (fileId: string | null, version: number) =>
      house.app.call(editSupplierCostDetails, { id, ...house.cost({ fileId }), version }, { token, language: "en" });
    const refused = await edit(second, 1);
    expect([refused.StatusCode, refused.Content.fields]).toEqual([
      422,
      { fileId: "Only one file can be attached. Delete the present one first" },
    ]);
    // A file of one record cannot be taken by another.
    expect((await add([house.cost({ fileId: first })])).StatusCode).toBe(422);
    expect((await edit(null, 1)).StatusCode).toBe(200);
    expect((await edit(second, 2)).StatusCode).toBe(200);
    expect((await load(id)).Content.attachment?.id).toBe(second);
  });

  test.each(["supplierCost", "collectionBill"] as const)(
    "takes no file whose content is not its name (%s)",
    async (use) => {
      await expect(house.upload(use, "invoice.pdf", Buffer.from("MZ, a program"))).rejects.toThrow("files.wrongKind");
    },
  );
});

describe("What is done to a supplier cost", () => {
  test("stands in its log and its waybill's", async () => {
    const id = await addOne();
    await house.app.call(editSupplierCostDetails, { id, ...house.cost({ qty: "441" }), version: 1 }, { token });
    const { Content } = await house.app.call(getSupplierCostLog, { id }, { token, language: "en" });
    expect(Content.rows.map(({ action }) => action)).toEqual(["edit", "add"]);
    expect(Content.rows[0]?.changes).toEqual([
      { field: "qty", before: "440", after: "441" },
      { field: "amount", before: "946", after: "948.15" },
    ]);
    await house.app.call(deleteSupplierCostDetails, { ids: [id] }, { token });
    const log = await house.app.call(getWayBillOperationLog, { waybillId }, { token, language: "en" });
    expect(log.Content.rows.map(({ action }) => action)).toEqual(["deleteCost", "editCost", "addCost"]);
    expect(log.Content.rows[0]?.changes).toContainEqual({ field: "amount", before: "948.15 USD", after: null });
  });

  test("keeps its charge item and its waybill while it is there", async () => {
    const id = await addOne({ chargeItemId: house.items[1] });
    const item = await house.app.call(deleteExpenseName, { ids: [house.items[1] ?? ""] }, { token });
    expect([item.StatusCode, item.Content.code]).toEqual([422, "chargeItem.inUse"]);
    const refused = await house.app.call(deleteWayBillInfo, { ids: [waybillId] }, { token, language: "en" });
    expect(refused.ErrorMsg).toContain("has bills or supplier costs and cannot be deleted");
    await house.app.call(deleteSupplierCostDetails, { ids: [id] }, { token });
    expect((await house.app.call(deleteWayBillInfo, { ids: [waybillId] }, { token })).StatusCode).toBe(200);
  });

  test("is not there for another company, nor for whom its waybill is not", async () => {
    const id = await addOne();
    for (const by of [house.tokens.rival, house.tokens.sales]) {
      expect((await load(id, by)).StatusCode).toBe(404);
      expect((await house.app.call(getSupplierCostLog, { id }, { token: by })).StatusCode).toBe(404);
    }
    const theirs = { token: house.tokens.rival };
    expect((await house.app.call(deleteSupplierCostDetails, { ids: [id] }, theirs)).StatusCode).toBe(404);
    expect(
      (await house.app.call(editSupplierCostDetails, { id, ...house.cost(), version: 1 }, theirs)).StatusCode,
    ).toBe(404);
  });
});

test("Once a job is signed off its costs neither come, change nor go, and the refusal names who signed", async () => {
  const id = await addOne();
  const asked: (readonly string[])[] = [];
  house.lock.now = (_db, _company, ids) => {
    asked.push(ids);
    throw refuse(accountRefusals.jobSigned, { number: "GULFA26", name: "Wang Fang", step: "GM", time: "now" });
  };
  const answers = [
    await add(),
    await house.app.call(editSupplierCostDetails, { id, ...house.cost(), version: 1 }, { token, language: "en" }),
    await house.app.call(deleteSupplierCostDetails, { ids: [id] }, { token, language: "en" }),
  ];
  for (const { StatusCode, ErrorMsg } of answers)
    expect([StatusCode, ErrorMsg]).toEqual([409, expect.stringContaining("by Wang Fang")]);
  expect(asked).toEqual([[waybillId], [waybillId], [waybillId]]);
});

test("Costs are found by what their list shows, sorted, and exported", async () => {
  await add([
    house.cost({ billReferNo: `R-${serial}-A` }),
    house.cost({ billReferNo: `R-${serial}-B`, qty: "1", currency: "RMB" }),
  ]);
  const list = async (filter: object) =>
    (await house.app.call(getSupplierCostDetailsList, { search: `R-${serial}`, ...filter }, { token })).Content;
  expect((await list({})).total).toBe(2);
  expect((await list({ sort: "amount", order: "asc" })).rows.map(({ amount }) => amount)).toEqual(["2.15", "946.00"]);
  expect((await list({ currency: "RMB" })).total).toBe(1);
  expect((await list({ dateFrom: "2026-11-11" })).total).toBe(0);
  expect((await list({ sort: "billReferNo", order: "desc" })).rows[0]?.billReferNo).toBe(`R-${serial}-B`);
  expect((await list({ taxInvoice: false })).total + (await list({ taxInvoice: true })).total).toBe(2);
  expect((await list({ createdByName: "chen", createdFrom: "2020-01-01" })).total).toBe(2);
  expect((await list({ createdByName: "Omar" })).total + (await list({ createdTo: "2020-01-01" })).total).toBe(0);
  const { Content } = await house.app.call(exportSupplierCostDetailsList, {}, { token, language: "zh" });
  expect(Content.name).toMatch(/^供应商费用 .*\.xlsx$/);
  const gone = await house.app.call(deleteSupplierCostDetails, { ids: [randomUUID()] }, { token });
  expect([gone.StatusCode, gone.Content.code]).toEqual([404, coreRefusals.notFound.code]);
});

test("More costs than a list counts are exported all the same, and too many are refused, not cut", async () => {
  await add([house.cost({ billReferNo: "MANY" })]);
  const more = (count: number) =>
    house.inCompany((db) =>
      db.execute(sql`INSERT INTO supplier_cost (company_id, id, waybill_id, customer_id, customer_number, customer_name,
          charge_item_id, bill_refer_no, cost_date, quantity, unit_price, currency, amount, rate, rate_date,
          settlement_currency, created_by, created_by_name)
        SELECT company_id, gen_random_uuid(), waybill_id, customer_id, customer_number, customer_name, charge_item_id,
          bill_refer_no, cost_date, quantity, unit_price, currency, amount, rate, rate_date, settlement_currency,
          created_by, created_by_name
        FROM (SELECT * FROM supplier_cost WHERE bill_refer_no = 'MANY' LIMIT 1) AS one, generate_series(1, ${count})`),
    );
  const exported = () => house.app.call(exportSupplierCostDetailsList, { search: "MANY" }, { token, language: "en" });
  await more(12_000);
  const { Content } = await exported();
  const bytes = await house.inCompany(async (db) => {
    const card = await house.app.services.files.find(db, Content.path.split("/").at(-1) ?? "");
    return card ? await house.app.services.files.read(card) : new Uint8Array();
  });
  const rows: unknown[] = [];
  for await (const row of readSheet(bytes, { maxRows: 20_000 })) rows.push(row);
  expect(rows.length).toBe(12_002);
  await more(38_000);
  expect((await exported()).ErrorMsg).toMatch(/^At most 50000 rows/);
}, 60_000);

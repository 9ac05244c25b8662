import { getCollectionBillList } from "@lading/contract/bill";
import { addCheckBill } from "@lading/contract/check-bill";
import type { RequestOf } from "@lading/contract/core";
import {
  addElectronicInvoiceApplication,
  cancelTaxInvoiceApplication,
  editTaxInvoiceApplication,
  getElectronicInvoiceBillList,
  getElectronicInvoiceList,
  getTaxInvoiceBillList,
  getTaxInvoiceList,
  getTaxInvoiceOptions,
  issueTaxInvoice,
  loadTaxInvoiceInfo,
  rollBackTaxInvoiceApplication,
} from "@lading/contract/tax-invoice";
import { addCompanyInvoiceTitle } from "@lading/contract/user";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openInvoicing, type Invoicing } from "./tax-invoice.stage.ts";

let stage: Invoicing;
beforeAll(async () => {
  stage = await openInvoicing();
}, 60_000);
afterAll(() => stage.app.close());

const issuedAt = "2026-11-20T08:30:00Z";
const billOf = async (id: string) =>
  (await stage.ask(getTaxInvoiceBillList, { pageSize: 200 })).Content.rows.find((row) => row.id === id);

test("A tax invoice is for bills that say their check bill, how long they are outstanding, and the credit left", async () => {
  const id = await stage.bill();
  const lines = [{ kind: "bill" as const, recordId: id, amount: "" }];
  const gathered = await stage.ask(addCheckBill, { type: "receipt", lines });
  const { financialAccountNo } = gathered.Content;
  expect(await billOf(id)).toMatchObject({ financialAccountNo, creditBalance: null });
  await stage.inCompany((db) =>
    db.execute(sql`
    INSERT INTO customer_contract (company_id, id, customer_id, contract_number, name, nature, valid_from, valid_to, currency,
      credit_limit, created_by, created_by_name)
    SELECT company_id, id, customer_id, 'K-1', 'Credit', 'service', bill_date, 'infinity', 'RMB', 100000, id, 'Chen Jing'
    FROM collection_bill WHERE id = ${id}`),
  );
  const { creditBalance, creditCurrency } = (await billOf(id)) ?? {};
  expect(Number(creditBalance)).toBeGreaterThan(0);
  expect(Number(creditBalance)).toBeLessThan(100_000);
  expect(creditCurrency).toBe("RMB");
  const listed = (await stage.ask(getCollectionBillList, { pageSize: 200 })).Content.rows.find((row) => row.id === id);
  expect(listed).toMatchObject({ creditBalance, creditCurrency });
  expect((await billOf(id))?.outstandingDays).toBeGreaterThan(0);
  expect((await billOf(id))?.createDate).toMatch(/^\d{4}-/);
});

test("A tax invoice application is offered the titles first that its customer was invoiced under, then those of its name", async () => {
  const customerId = (await billOf(await stage.bill()))?.customerId;
  const titled = async (title: string, taxNumber: string) =>
    await stage.ask(addCompanyInvoiceTitle, { title, taxNumber, address: "", bankName: "" });
  await titled("Oasis Trading", "310122393500004");
  await titled("Somebody Else", "310122393500005");
  const offered = async (input: RequestOf<typeof getTaxInvoiceOptions>) =>
    (await stage.ask(getTaxInvoiceOptions, input)).Content.titles.map(({ title }) => title);
  await stage.apply([[await stage.bill()]], "100");
  expect(await offered({ customerId })).toEqual(["Oasis Trading LLC", "Oasis Trading", "Somebody Else"]);
  expect(await offered({})).toEqual(["Somebody Else", "Oasis Trading", "Oasis Trading LLC"]);
  expect(await offered({ search: "oasis t", customerId })).toEqual(["Oasis Trading LLC", "Oasis Trading"]);
});

describe("A tax invoice application", () => {
  test("takes all that is left of its bills, or less of them, and says which", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    const full = await stage.apply([[one], [other]], "200");
    expect(full.Content.applicationNo).toMatch(/^TI\d\d-\d{7}$/);
    expect(await stage.load(full.Content.id)).toMatchObject({
      type: "full",
      status: "applied",
      amount: "200.00",
      title: "Oasis Trading LLC",
      address: "King Fahd Road",
      customerName: "Oasis Trading",
      own: true,
    });
    const third = await stage.bill();
    const partial = await stage.apply([[third, "40.5"]], "40.5");
    expect(await stage.typeOf(partial.Content.id)).toBe("partial");
    expect(await billOf(third)).toMatchObject({
      applied: "40.50",
      invoiced: "0.00",
      left: "59.50",
      taxInvoice: "applied",
    });
    const rest = await stage.apply([[third]], "59.5");
    expect(await stage.typeOf(rest.Content.id)).toBe("full");
    expect(await billOf(third)).toBeUndefined();
  });

  test("has lines with their tax in them, half up a line", async () => {
    const id = await stage.bill();
    const lines = [
      { invoiceItemId: stage.items.customs, amount: "33.33" },
      { invoiceItemId: stage.items.freight, amount: "66.67" },
    ];
    const { Content } = await stage.apply([[id]], "", lines);
    const { items, net, tax } = await stage.load(Content.id);
    expect(items.map((item) => [item.item, item.taxRate, item.amount, item.net, item.tax])).toEqual([
      ["Customs", "15", "33.33", "28.98", "4.35"],
      ["Freight", "0", "66.67", "66.67", "0.00"],
    ]);
    expect([net, tax]).toEqual(["95.65", "4.35"]);
  });

  test.each([
    ["no bills", () => stage.apply([], "100"), "taxInvoice.empty"],
    [
      "more than is left of a bill",
      async () => stage.apply([[await stage.bill(), "100.01"]], "100.01"),
      "taxInvoice.tooMuch",
    ],
    ["parts of a cent", async () => stage.apply([[await stage.bill(), "1.005"]], "1.005"), "core.amountDecimals"],
    [
      "lines that do not come to the bills",
      async () => stage.apply([[await stage.bill()]], "99.99"),
      "taxInvoice.itemsDiffer",
    ],
    [
      "two currencies",
      async () => stage.apply([[await stage.bill()], [await stage.bill({ currency: "USD" })]], "200"),
      "taxInvoice.mixedCurrency",
    ],
    [
      "two customers",
      async () => stage.apply([[await stage.bill()], [await stage.bill({ customerNumber: "S0001" })]], "200"),
      "taxInvoice.mixedCustomer",
    ],
  ] as const)("refuses %s", async (_what, apply, code) => {
    expect((await apply()).Content.code).toBe(code);
  });
});

describe("A tax invoice application that waits", () => {
  test("never exceeds a bill, also when ten apply for it at once", async () => {
    const id = await stage.bill();
    const all = await Promise.all(Array.from({ length: 10 }, () => stage.apply([[id, "30"]], "30")));
    const codes = all.map(({ StatusCode }) => StatusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code >= 500)).toEqual([]);
    expect(await billOf(id)).toMatchObject({ applied: "90.00", left: "10.00" });
  });

  test("is changed by its applicant alone, and what it held is free for the change", async () => {
    const id = await stage.bill();
    const { Content } = await stage.apply([[id]], "100");
    const change = {
      id: Content.id,
      titleId: stage.titleId,
      bills: [{ billId: id, amount: "70" }],
      items: [{ invoiceItemId: stage.items.freight, amount: "70" }],
      version: 1,
    };
    expect((await stage.ask(editTaxInvoiceApplication, change)).Content.version).toBe(2);
    expect(await billOf(id)).toMatchObject({ applied: "70.00", left: "30.00" });
    expect((await stage.ask(editTaxInvoiceApplication, change)).StatusCode).toBe(409);
    expect((await stage.ask(editTaxInvoiceApplication, { ...change, version: 2 }, "finance")).StatusCode).toBe(403);
  });

  test("is rolled back by finance with a reason, frees its bills, and is applied for again", async () => {
    const id = await stage.bill();
    const { Content } = await stage.apply([[id]], "100");
    const asked = { id: Content.id, reason: "Wrong tax number", version: 1 };
    expect((await stage.ask(rollBackTaxInvoiceApplication, asked, "finance")).Content.version).toBe(2);
    expect(await stage.load(Content.id)).toMatchObject({ status: "pending", reason: "Wrong tax number" });
    expect(await billOf(id)).toMatchObject({ left: "100.00", taxInvoice: "none" });
    const again = {
      id: Content.id,
      titleId: stage.titleId,
      bills: [{ billId: id }],
      items: [{ invoiceItemId: stage.items.freight, amount: "100" }],
      version: 2,
    };
    await stage.ask(editTaxInvoiceApplication, again);
    expect(await stage.load(Content.id)).toMatchObject({ status: "applied", reason: "" });
    expect(await billOf(id)).toBeUndefined();
  });

  test("is cancelled before it is issued, and not after", async () => {
    const id = await stage.bill();
    const { Content } = await stage.apply([[id]], "100");
    const asked = { id: Content.id, reason: "Twice", version: 1 };
    expect((await stage.ask(cancelTaxInvoiceApplication, asked)).Content.version).toBe(2);
    expect(await billOf(id)).toMatchObject({ left: "100.00" });
    const issued = await stage.apply([[id]], "100");
    await stage.issue(issued.Content.id, "C-1");
    const late = await stage.ask(cancelTaxInvoiceApplication, { id: issued.Content.id, reason: "Late", version: 2 });
    expect([late.StatusCode, late.Content.code]).toEqual([409, "taxInvoice.wrongStatus"]);
  });
});

describe("A salesperson", () => {
  test("sees and applies for what is on their own customers' bills alone", async () => {
    const mine = await stage.bill();
    const theirs = await stage.bill({ customerNumber: "S0001" });
    const omar = sql`(SELECT id FROM staff_user WHERE user_name = 'Omar')`;
    await stage.inCompany(async (db) => {
      await db.execute(sql`UPDATE waybill SET sales_id = ${omar}`);
      await db.execute(sql`UPDATE customer SET sales_id = ${omar} WHERE customer_number = 'C0001'`);
    });
    const listed = (await stage.ask(getElectronicInvoiceBillList, { pageSize: 200 }, "sales")).Content.rows;
    expect(listed.map(({ id }) => id)).toContain(mine);
    expect(new Set(listed.map(({ customerNumber }) => customerNumber))).toEqual(new Set(["C0001"]));
    const asked = (billId: string) => ({
      titleId: stage.titleId,
      bills: [{ billId }],
      items: [{ invoiceItemId: stage.items.freight, amount: "100" }],
    });
    expect((await stage.ask(addElectronicInvoiceApplication, asked(theirs), "sales")).StatusCode).toBe(404);
    const made = await stage.ask(addElectronicInvoiceApplication, asked(mine), "sales");
    expect(made.StatusCode).toBe(200);
    const own = (await stage.ask(getElectronicInvoiceList, { status: "applied" }, "sales")).Content.rows;
    expect(own.find(({ id }) => id === made.Content.id)).toMatchObject({ own: true, customerNumber: "C0001" });
    const invoice = { number: "X-1", issuedAt, fileIds: [await stage.upload()], amounts: [] };
    const issued = await stage.ask(issueTaxInvoice, { id: made.Content.id, invoices: [invoice], version: 1 }, "sales");
    expect([issued.StatusCode, issued.Content.code]).toEqual([403, "core.noRight"]);
    await stage.inCompany((db) => db.execute(sql`UPDATE waybill SET sales_id = NULL`));
    expect((await stage.ask(loadTaxInvoiceInfo, { id: made.Content.id }, "sales")).StatusCode).toBe(404);
    expect((await stage.ask(getTaxInvoiceList, { status: "all" }, "sales")).Content.rows).toEqual([]);
  });
});

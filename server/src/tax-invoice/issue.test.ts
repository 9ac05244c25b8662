import { deleteCollectionBill, editCollectionBill, getCollectionBillList } from "@lading/contract/bill";
import { getPendingCheckBillsSummary, getReceivableAndPayableList } from "@lading/contract/check-bill";
import {
  addInvoicedRefund,
  getInvoicedTaxInvoiceList,
  getTaxInvoiceBillList,
  getTaxInvoiceLog,
  issueTaxInvoice,
} from "@lading/contract/tax-invoice";
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

describe("An issued tax invoice", () => {
  test("has its number and file, holds its bill, and shows on every list of bills", async () => {
    const id = await stage.bill();
    const { Content } = await stage.apply([[id]], "100");
    expect((await stage.issue(Content.id, "26442000000001")).Content.version).toBe(2);
    const { status, invoices } = await stage.load(Content.id);
    expect(status).toBe("invoiced");
    expect(invoices).toMatchObject([
      { number: "26442000000001", kind: "invoice", amount: "100.00", issuedByName: "Mei" },
    ]);
    expect(invoices[0]?.files).toMatchObject([{ type: "application/pdf" }]);
    const listed = await stage.ask(getCollectionBillList, { pageSize: 200 });
    expect(listed.Content.rows.find((row) => row.id === id)?.taxInvoice).toBe("invoiced");
    const [sum] = (await stage.ask(getPendingCheckBillsSummary, { currency: "RMB" })).Content.rows;
    expect(sum).toMatchObject({ count: 1, taxInvoice: "invoiced" });
    await stage.bill();
    const [both] = (await stage.ask(getPendingCheckBillsSummary, { currency: "RMB" })).Content.rows;
    expect(both).toMatchObject({ count: 2, taxInvoice: "partly" });
    const open = await stage.ask(getReceivableAndPayableList, { pageSize: 200 });
    expect(open.Content.rows.find((row) => row.id === id)?.taxInvoice).toBe("invoiced");
    const form = { id, customerNumber: "C0001", billDate: "2026-11-10", currency: "RMB" as const, version: 1 };
    const lines = [{ chargeItemId: stage.house.items[0] ?? "", qty: "1", unitPrice: "50" }];
    expect((await stage.ask(editCollectionBill, { ...form, lines })).Content.code).toBe("bill.onTaxInvoice");
    expect((await stage.ask(deleteCollectionBill, { ids: [id], reason: "x" })).Content.code).toBe("bill.onTaxInvoice");
  });
});

describe("Tax invoices of one application", () => {
  test("may be one of ten, whose lines come to what was applied for", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    const lines = [
      { invoiceItemId: stage.items.customs, amount: "150" },
      { invoiceItemId: stage.items.freight, amount: "50" },
    ];
    const { Content } = await stage.apply([[one], [other]], "", lines);
    const invoice = async (number: string, amounts: string[]) => ({
      number,
      issuedAt,
      fileIds: [await stage.upload()],
      amounts,
    });
    const asked = { id: Content.id, version: 1 };
    const short = [await invoice("M-1", ["100", "0"]), await invoice("M-2", ["49.99", "50"])];
    expect((await stage.ask(issueTaxInvoice, { ...asked, invoices: short }, "finance")).Content.code).toBe(
      "taxInvoice.invoicesDiffer",
    );
    const empty = [await invoice("M-1", ["150", "50"]), await invoice("M-2", ["0", "0"])];
    expect((await stage.ask(issueTaxInvoice, { ...asked, invoices: empty }, "finance")).Content.code).toBe(
      "taxInvoice.emptyInvoice",
    );
    const eleven = await Promise.all(Array.from({ length: 11 }, (_, at) => invoice(`M-${at}`, ["1", "1"])));
    const many = await stage.ask(issueTaxInvoice, { ...asked, invoices: eleven }, "finance");
    expect(many.Content.fields).toEqual({ invoices: "Maximum of 10 invoices can be added" });
    const right = [await invoice("M-1", ["120", "0"]), await invoice("M-2", ["30", "50"])];
    expect((await stage.ask(issueTaxInvoice, { ...asked, invoices: right }, "finance")).StatusCode).toBe(200);
    const { invoices } = await stage.load(Content.id);
    expect(invoices.map(({ number, amount, net, tax }) => [number, amount, net, tax])).toEqual([
      ["M-1", "120.00", "104.35", "15.65"],
      ["M-2", "80.00", "76.09", "3.91"],
    ]);
  });
});

const rate = (currency: string, value: string) => sql`
  INSERT INTO exchange_rate (company_id, id, settlement_currency, currency, date, rate, source, updated_by, updated_by_name)
  SELECT company_id, gen_random_uuid(), 'RMB', ${currency}, '2026-11-20', ${value}, 'hand', gen_random_uuid(), 'Mei' FROM company
  ON CONFLICT (company_id, settlement_currency, currency, date) DO UPDATE SET rate = excluded.rate`;
const run = (...statements: ReturnType<typeof sql>[]) =>
  stage.inCompany(async (db) => {
    for (const statement of statements) await db.execute(statement);
  });
const riyals = async (number: string) =>
  (
    await stage.inCompany((db) =>
      db.execute(
        sql`SELECT riyal_amount::text AS amount, riyal_tax::text AS tax FROM tax_invoice WHERE number = ${number}`,
      ),
    )
  ).rows;

describe("A tax invoice of a Saudi company in dollars", () => {
  test("keeps its amount and tax in riyals by the rates of its day, and is refused without one", async () => {
    const lines = [{ invoiceItemId: stage.items.customs, amount: "100" }];
    await run(rate("USD", "7.1"));
    const { Content } = await stage.apply([[await stage.bill({ currency: "USD" })]], "", lines);
    await run(sql`UPDATE company SET country = 'SA', tax_number = '310175397400003'`);
    expect((await stage.issue(Content.id, "SA-1")).Content.code).toBe("exchangeRate.none");
    await run(rate("SAR", "1.8951"));
    expect((await stage.issue(Content.id, "SA-1")).StatusCode).toBe(200);
    // 100 × 7.1 ÷ 1.8951 = 374.6504…; of the tax, 13.04, 48.8544….
    expect(await riyals("SA-1")).toEqual([{ amount: "374.650", tax: "48.850" }]);
    const { invoices } = await stage.load(Content.id);
    const refund = {
      taxInvoiceId: invoices[0]?.id ?? "",
      number: "SA-2",
      issuedAt,
      fileIds: [await stage.upload()],
      reason: "x",
    };
    expect((await stage.ask(addInvoicedRefund, refund, "finance")).StatusCode).toBe(200);
    expect(await riyals("SA-2")).toEqual([{ amount: "-374.650", tax: "-48.850" }]);
    await run(sql`UPDATE company SET country = 'CN', tax_number = ''`);
  });
});

describe("The entry of a tax invoice", () => {
  test("needs its number once in the company, its file, and a time that is not to come", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    const [first, second] = [await stage.apply([[one]], "100"), await stage.apply([[other]], "100")];
    await stage.issue(first.Content.id, "N-1");
    expect((await stage.issue(second.Content.id, "n-1")).Content.fields).toEqual({
      "invoices.0.number": "Tax invoice no. n-1 is entered already",
    });
    const asked = (change: object) =>
      stage.ask(
        issueTaxInvoice,
        {
          id: second.Content.id,
          version: 1,
          invoices: [{ number: "N-2", issuedAt, fileIds: [], amounts: [], ...change }],
        },
        "finance",
      );
    expect((await asked({})).Content.fields).toEqual({ "invoices.0.fileIds": "Upload the invoice's file" });
    const late = new Date(Date.now() + 3_600_000).toISOString();
    const fileIds = [await stage.upload()];
    expect((await asked({ fileIds, issuedAt: late })).Content.code).toBe("taxInvoice.notYet");
    expect((await asked({ fileIds, number: " " })).StatusCode).toBe(400);
  });

  test("is refunded once by a negative invoice of its own, and its bill can be invoiced again", async () => {
    const id = await stage.bill();
    const lines = [{ invoiceItemId: stage.items.customs, amount: "100" }];
    const { Content } = await stage.apply([[id]], "", lines);
    await stage.issue(Content.id, "R-1");
    const [invoice] = (await stage.load(Content.id)).invoices;
    const refund = async (number: string, taxInvoiceId = invoice?.id ?? "") =>
      await stage.ask(
        addInvoicedRefund,
        { taxInvoiceId, number, issuedAt, fileIds: [await stage.upload()], reason: "Wrong title" },
        "finance",
      );
    const made = await refund("R-2");
    expect(made.StatusCode).toBe(200);
    expect(await billOf(id)).toMatchObject({ invoiced: "0.00", left: "100.00", taxInvoice: "none" });
    const rows = (await stage.ask(getInvoicedTaxInvoiceList, { search: "R-", sort: "number", order: "asc" })).Content
      .rows;
    expect(
      rows.map(({ number, kind, amount, net, tax, refundOf, refundedBy }) => [
        number,
        kind,
        amount,
        net,
        tax,
        refundOf,
        refundedBy,
      ]),
    ).toEqual([
      ["R-1", "invoice", "100.00", "86.96", "13.04", "", "R-2"],
      ["R-2", "refund", "-100.00", "-86.96", "-13.04", "R-1", ""],
    ]);
    expect((await refund("R-3")).Content.code).toBe("taxInvoice.refunded");
    expect((await refund("R-3", made.Content.id)).Content.code).toBe("taxInvoice.isRefund");
    expect((await stage.ask(deleteCollectionBill, { ids: [id], reason: "Free again" })).StatusCode).toBe(200);
  });
});

/** The last, since the colleagues are gone then. */
describe("A tax invoice that an administrator applied for", () => {
  test("is not issued by whoever applied, not even by an administrator, unless they are the company's one user", async () => {
    const id = await stage.bill();
    const { Content } = await stage.apply([[id]], "100");
    const invoice = {
      number: "S-1",
      issuedAt,
      fileIds: [await stage.upload(stage.house.company.administrator.userId)],
      amounts: [],
    };
    const asked = { id: Content.id, invoices: [invoice], version: 1 };
    const own = await stage.ask(issueTaxInvoice, asked);
    expect([own.StatusCode, own.Content.code]).toEqual([403, "taxInvoice.ownApplication"]);
    // A frozen colleague is one: else an administrator could freeze all others and issue alone.
    await stage.inCompany((db) =>
      db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE user_name <> 'Chen Jing'`),
    );
    expect((await stage.ask(issueTaxInvoice, asked)).Content.code).toBe("taxInvoice.ownApplication");
    await stage.inCompany((db) => db.execute(sql`DELETE FROM staff_user WHERE user_name <> 'Chen Jing'`));
    expect((await stage.ask(issueTaxInvoice, asked)).StatusCode).toBe(200);
    const log = await stage.ask(getTaxInvoiceLog, { id: Content.id });
    expect(log.Content.rows[0]?.changes).toContainEqual({ field: "onlyUser", before: null, after: "Chen Jing" });
  });
});

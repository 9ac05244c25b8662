import { invoiceNumberKey, type InvoiceCost } from "@lading/contract/payment-invoice";
import { sql } from "drizzle-orm";
import { array, assert, integer, property } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openInvoicing, type Invoicing } from "./invoicing.stage.ts";
import { shareInvoiced } from "./match.ts";
import { numberKeyOf } from "./number-key.ts";

let stage: Invoicing;
beforeAll(async () => {
  stage = await openInvoicing();
});
afterAll(() => stage.house.app.close());

describe("The numbers of a supplier's statement", () => {
  test("find the costs under them, and say what differs, is elsewhere, or is not known", async () => {
    const cost = async (billReferNo: string, more: object = {}) =>
      (await stage.costs(1, { billReferNo, ...more }))[0] ?? "";
    const plain = await cost("A-0001");
    const pair = [await cost("A-2"), await cost("A-2", { unitPrice: "90" })];
    const taken = await cost("A-3");
    const { Content: earlier } = await stage.enter([taken]);
    await cost("A-4", { currency: "RMB" });
    const forgotten = await cost("A-5");
    const { rows, missing } = await stage.match([
      { reference: "a-1", amount: "60" },
      { reference: "A-2", amount: "155.5" },
      { reference: "A-3" },
      { reference: "A-4" },
      { reference: "A-404" },
      { reference: "A-2" },
    ]);
    expect(rows.map(({ state }) => state)).toEqual([
      "matched",
      "differs",
      "onInvoice",
      "otherCurrency",
      "notFound",
      "notFound",
    ]);
    expect(rows[0]?.costs.map(({ id }) => id)).toEqual([plain]);
    expect(rows[1]?.costs.map(({ id, amount, difference }) => [id, amount, difference])).toEqual([
      [pair[0], "60.00", "0.00"],
      [pair[1], "95.50", "5.50"],
    ]);
    expect(rows[2]?.paymentInvoiceNo).toBe(earlier.paymentInvoiceNo);
    expect(missing.map(({ id }) => id)).toEqual([forgotten]);
  });

  test("are also the numbers of jobs", async () => {
    const { rows } = await stage.match([{ reference: "gulfa 260000001" }]);
    expect(rows[0]?.costs.length).toBeGreaterThan(0);
  });

  test("are compared alike by the database and by the product", async () => {
    const numbers = [
      "INV-00123",
      "inv - 123",
      "０００７Ａ",
      "A\u00A010 01",
      "000",
      "0",
      "10-010",
      "ﬁ-٠٧",
      "ß-01",
      "100",
    ];
    const { rows } = await stage.house.inCompany((db) =>
      db.execute<{ key: string }>(
        sql`SELECT ${numberKeyOf(sql`n`)} AS key FROM unnest(${sql.param(numbers)}::text[]) WITH ORDINALITY AS t (n, place) ORDER BY place`,
      ),
    );
    expect(rows.map(({ key }) => key)).toEqual(numbers.map(invoiceNumberKey));
    expect(invoiceNumberKey("INV-00123")).toBe(invoiceNumberKey("inv - 123"));
    expect(invoiceNumberKey("INV-100")).not.toBe(invoiceNumberKey("INV-1"));
  });
});

const amountOf = (cents: number) => (cents / 100).toFixed(2);

const costOf = (cents: number, place: number): InvoiceCost => ({
  id: String(place),
  waybillId: "",
  paymentInvoiceId: null,
  waybillNumber: "",
  customerNumber: "",
  customerName: "",
  chargeItem: "",
  billReferNo: "",
  costDate: "2026-11-10",
  currency: "USD",
  expected: amountOf(cents),
  amount: null,
  difference: null,
  paid: "0.00",
  balance: amountOf(cents),
  paymentInvoiceNo: "",
});

describe("What is invoiced under one number", () => {
  const cents = integer({ min: 1, max: 10_000_000 });

  test("is shared without losing a cent as long as the largest cost takes the difference", () => {
    assert(
      property(
        array(cents, { minLength: 1, maxLength: 12 }),
        integer({ min: -10_000_000, max: 10_000_000 }),
        (all, by) => {
          const largest = Math.max(...all);
          const difference = Math.max(by, 1 - largest);
          const invoiced = all.reduce((sum, one) => sum + one, 0) + difference;
          const shares = shareInvoiced(all.map(costOf), amountOf(invoiced), "USD");
          const sum = shares.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
          expect(sum).toBe(invoiced);
          expect(shares.filter((share) => share.difference !== "0.00").length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 100 },
    );
  });
});

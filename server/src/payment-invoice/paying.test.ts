import { getPaymentInvoiceLog } from "@lading/contract/payment-invoice";
import {
  getPayableList,
  loadPaymentInfo,
  payFinancialRequests,
  paymentRefusals as refusals,
} from "@lading/contract/payment";
import { getCreditList, takeBackNuclearAccountRecord, writeOffRefusals } from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentModule } from "#payment";
import { balanceDifferences } from "#write-off/testing";
import { openInvoicing, type Invoicing } from "./invoicing.stage.ts";

let stage: Invoicing;
let cashier: Invoicing["finance"];
beforeAll(async () => {
  stage = await openInvoicing([paymentModule]);
  cashier = await stage.as("cashier", "Omar");
});
afterAll(() => stage.house.app.close());

const today = () => new Date().toISOString().slice(0, 10);

async function confirmed(count: number, change: Parameters<Invoicing["enter"]>[1] = {}): Promise<string> {
  const { id } = (await stage.enter(await stage.costs(count), change, stage.finance)).Content;
  const { ErrorMsg } = await stage.confirm(id);
  if (ErrorMsg !== null) throw new Error(ErrorMsg);
  return id;
}

async function pay(ids: readonly string[], by = cashier, version?: number) {
  const items = [];
  for (const id of ids)
    items.push({ subject: "invoice" as const, id, version: version ?? (await stage.load(id)).version });
  const input = { items, paidOn: today(), method: "cash" as const };
  return await stage.house.app.call(payFinancialRequests, input, by);
}

const wrong = () => stage.house.inCompany((db) => balanceDifferences(db));
const sumOf = async (account: string) => {
  const { rows } = await stage.house.inCompany((db) =>
    db.execute<{ sum: string }>(
      sql`SELECT coalesce(sum(amount), 0)::float::text AS sum FROM ledger_posting WHERE account = ${account}`,
    ),
  );
  return Number(rows[0]?.sum);
};

describe("A confirmed supplier's invoice", () => {
  test("is paid: its costs are written off, what is no cost is the company's expense, and the books agree", async () => {
    const id = await confirmed(2, { amount: "118.5", differences: [{ amount: "-1.5", reason: "Their rounding" }] });
    const other = await confirmed(1);
    const { rows } = (await stage.house.app.call(getPayableList, { subject: "invoice" }, cashier)).Content;
    expect(rows.map(({ amount }) => amount).toSorted()).toEqual(["118.50", "60.00"]);
    const [bank, expense] = [await sumOf("bank"), await sumOf("expense")];
    const paid = await pay([id, other]);
    expect(paid.ErrorMsg).toBeNull();
    expect(await stage.load(id)).toMatchObject({ paymentStatus: "paid", paid: "120.00", balance: "0.00" });
    expect([(await sumOf("bank")) - bank, (await sumOf("expense")) - expense]).toEqual([-178.5, -1.5]);
    expect(await wrong()).toEqual([]);
    const [first, second] = paid.Content.payments;
    const whole = await stage.house.app.call(loadPaymentInfo, { id: first?.id ?? "" }, cashier);
    expect(whole.Content).toMatchObject({ amount: "118.50", together: 2, subjectId: id, payee: "Saudia Cargo" });
    expect(Number(second?.number.slice(5)) - Number(first?.number.slice(5))).toBe(1);
    const log = (await stage.house.app.call(getPaymentInvoiceLog, { id }, stage.asks)).Content.rows;
    expect(log[0]?.action).toBe("pay");
    // Its write-off is locked: it is taken back only by somebody who unlocks it, with a reason.
    const [record] = (await stage.house.app.call(getCreditList, {}, stage.asks)).Content.rows;
    const back = { id: record?.id ?? "", version: record?.version ?? 0, reason: "Another carrier's" };
    const refused = await stage.house.app.call(takeBackNuclearAccountRecord, back, stage.asks);
    expect(refused.Content.code).toBe(writeOffRefusals.locked.code);
  });

  test("is not paid by who entered or confirmed it, before it is confirmed, or after it was paid", async () => {
    const { id: open } = (await stage.enter(await stage.costs(1), {}, stage.finance)).Content;
    expect((await pay([open])).Content.code).toBe(refusals.notConfirmed.code);
    const { id: own } = (await stage.enter(await stage.costs(1))).Content;
    await stage.confirm(own);
    expect((await pay([own], stage.asks)).Content.code).toBe(refusals.own.code);
    const decided = await confirmed(1);
    expect((await pay([decided], stage.approval)).StatusCode).toBe(403);
    const { id: byBoss } = (await stage.enter(await stage.costs(1), {}, stage.finance)).Content;
    await stage.confirm(byBoss, stage.asks);
    expect((await pay([byBoss], stage.asks)).Content.code).toBe(refusals.decided.code);
    expect((await pay([own, decided, byBoss])).ErrorMsg).toBeNull();
    expect((await pay([decided])).Content.code).toBe(refusals.paidAlready.code);
  });

  test("whose payee got another account after the confirmation is refused until it is confirmed anew", async () => {
    const id = await confirmed(1);
    await stage.house.inCompany((db) =>
      db.execute(sql`INSERT INTO customer_bank_account (company_id, id, customer_id, currency, account_name, bank_name, bank_number)
        SELECT company_id, gen_random_uuid(), id, 'USD', 'Silk Road', 'Another bank', '999 1' FROM customer
        WHERE customer_number = 'S0001'`),
    );
    expect((await pay([id])).Content.code).toBe(refusals.accountChanged.code);
    const later = await confirmed(1);
    expect((await pay([later])).ErrorMsg).toBeNull();
  });

  test("that changed since the cashier read it is refused by its number", async () => {
    const id = await confirmed(1);
    const { version, paymentInvoiceNo: number } = await stage.load(id);
    const refused = await pay([id], cashier, version - 1);
    expect(refused.Content.code).toBe(refusals.changed.code);
    expect(refused.ErrorMsg).toContain(number);
  });

  test("ten who pay it at once pay it once", async () => {
    const id = await confirmed(3);
    const { version } = await stage.load(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay([id], cashier, version)));
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
    expect(await stage.load(id)).toMatchObject({ paid: "180.00", balance: "0.00" });
    expect(await wrong()).toEqual([]);
  });
});

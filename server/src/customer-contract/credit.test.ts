import { editCollectionBill, getCollectionBillLog } from "@lading/contract/bill";
import type { RequestOf } from "@lading/contract/core";
import { getCustomerCredit } from "@lading/contract/customer-contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { day, openContractHouse, type ContractHouse } from "./contract.stage.ts";

let house: ContractHouse;
let manager: string;
let clerk: string;
beforeAll(async () => {
  house = await openContractHouse();
  ({ administrator: manager, sales: clerk } = house.tokens);
});
afterAll(() => house.app.close());
afterEach(() => house.empty());

const standing = async (input: RequestOf<typeof getCustomerCredit> = {}, by = clerk) =>
  (await house.app.call(getCustomerCredit, { customerNumber: "C0001", ...input }, { token: by, language: "en" }))
    .Content;
const limited = (change: Parameters<ContractHouse["addContract"]>[0] = {}) =>
  house.addContract({ creditDays: 30, creditAmount: "900", creditLimit: "1000", ...change });

describe("A customer's credit", () => {
  test("is nobody's matter where none was agreed", async () => {
    await house.addContract();
    expect((await house.bill("1000000", clerk)).StatusCode).toBe(200);
    expect(await standing()).toMatchObject({ contract: null, holds: [], creditLimit: null, used: "1000000.00" });
  });

  test("is its open bills at the rates that they keep, against the ceiling; paid ones are out", async () => {
    await limited();
    await house.bill("400", clerk);
    await house.bill("50", clerk, { currency: "USD" });
    expect(await standing()).toMatchObject({
      used: "760.00",
      available: "240.00",
      holds: [],
      warned: false,
      mayPass: false,
    });
    await house.inCompany((db) =>
      db.execute(sql`UPDATE collection_bill SET written_off = amount WHERE waybill_id IN
      (SELECT waybill_id FROM collection_bill WHERE currency = 'USD')`),
    );
    expect((await standing()).used).toBe("400.00");
  });

  test("shows a bill that is being written as if it were there: a warning beyond the amount, held beyond the ceiling", async () => {
    await limited();
    await house.bill("400", clerk);
    const writing = (amount: string) => standing({ amount, currency: "RMB", date: day(0) });
    expect(await writing("500")).toMatchObject({ used: "900.00", warned: false, holds: [] });
    expect(await writing("600")).toMatchObject({ used: "1000.00", warned: true, holds: [] });
    expect(await writing("600.01")).toMatchObject({ warned: false, holds: ["limit"], available: "-0.01" });
    expect(await standing({ amount: "99999", currency: "SAR", date: day(0) })).toMatchObject({ used: "400.00" });
    expect(await standing({}, manager)).toMatchObject({ mayPass: true });
  });

  test("is told of to nobody who does not see the customer", async () => {
    await limited();
    const asked = { customerNumber: "C0001" };
    const of = async (by: string) => (await house.app.call(getCustomerCredit, asked, { token: by })).StatusCode;
    expect([await of(clerk), await of(house.tokens.rival)]).toEqual([200, 404]);
    expect((await house.app.call(getCustomerCredit, { customerNumber: "S0001" }, { token: clerk })).StatusCode).toBe(
      404,
    );
  });

  test("follows the contract in force that began last; one that has ended still holds, one to come does not yet", async () => {
    await limited({
      contractNumber: "OLD",
      validity: { from: day(-300), to: day(-10) },
      creditAmount: "10",
      creditLimit: "10",
    });
    expect(await standing()).toMatchObject({ contract: { contractNumber: "OLD", ended: true }, creditLimit: "10.00" });
    expect((await house.bill("11", clerk)).StatusCode).toBe(422);
    await limited({ contractNumber: "NEXT", validity: { from: day(2), to: day(90) } });
    expect((await standing()).contract?.contractNumber).toBe("OLD");
    await limited({ contractNumber: "LONG", validity: { from: day(-30), to: day(90) } });
    await limited({
      contractNumber: "NEW",
      validity: { from: day(-5), to: day(30) },
      creditLimit: "",
      creditAmount: "77",
    });
    expect(await standing()).toMatchObject({
      contract: { contractNumber: "NEW", ended: false },
      creditAmount: "77.00",
      creditLimit: "77.00",
    });
  });
});

describe("A bill beyond the limit", () => {
  test("is refused to who may not let it pass, at the customer, saying how much is used", async () => {
    await limited();
    expect((await house.bill("1000", clerk)).StatusCode).toBe(200);
    const { StatusCode, Content } = await house.bill("0.01", clerk, { creditReason: "I say so" });
    expect(StatusCode).toBe(422);
    expect(Content.fields?.["customerNumber"]).toMatch(
      /^Oasis Trading would pass its credit limit: 1000.01 of 1000.00 RMB used/,
    );
    expect((await standing()).used).toBe("1000.00");
  });

  test("needs a reason of who may, which stands in the bill's log and the customer's history", async () => {
    await limited();
    const asked = await house.bill("1500", manager);
    expect(Object.keys(asked.Content.fields ?? {})).toEqual(["creditReason"]);
    const { Content } = await house.bill("1500", manager, { creditReason: "Deposit arrives tomorrow" });
    const log = await house.app.call(getCollectionBillLog, { id: Content.id }, { token: manager, language: "en" });
    expect(log.Content.rows.map(({ action }) => action)).toEqual(["passCredit", "add"]);
    const [entry] = await house.inCompany(async (db) => {
      const { rows } = await db.execute<{ by: string; changes: { field: string; after: string }[] }>(sql`
        SELECT user_name AS by, changes FROM operation_log
        WHERE entity = 'customer' AND action = 'passCredit' AND entity_id = ${house.customerId} ORDER BY id DESC LIMIT 1`);
      return rows;
    });
    expect(entry?.by).toBe("Chen Jing");
    expect(entry?.changes[0]?.after).toMatch(/^DN26-/);
    expect(entry?.changes).toMatchObject([
      { field: "creditRecord" },
      { field: "creditUse", after: "1500.00 / 1000.00 RMB" },
      { field: "creditReason", after: "Deposit arrives tomorrow" },
    ]);
  });

  test("says nothing where nothing is held, although a reason was sent", async () => {
    await limited();
    const { Content } = await house.bill("10", manager, { creditReason: "Just in case" });
    const log = await house.app.call(getCollectionBillLog, { id: Content.id }, { token: manager });
    expect(log.Content.rows.map(({ action }) => action)).toEqual(["add"]);
  });

  test("does not come about by changing one either; making one smaller is free", async () => {
    await limited();
    const { Content } = await house.bill("900", clerk);
    const change = (unitPrice: string, version: number) =>
      house.app.call(
        editCollectionBill,
        {
          id: Content.id,
          customerNumber: "C0001",
          billDate: day(0),
          currency: "RMB",
          lines: [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice }],
          version,
        },
        { token: clerk },
      );
    expect((await change("1000.01", 1)).StatusCode).toBe(422);
    expect((await change("1000", 1)).StatusCode).toBe(200);
    await house.inCompany((db) => db.execute(sql`UPDATE customer_contract SET credit_limit = 1, credit_amount = 1`));
    expect((await change("999", 2)).StatusCode).toBe(200);
  });

  test("never slips through among ten that are written at once", async () => {
    await limited();
    const answers = await Promise.all(Array.from({ length: 10 }, () => house.bill("300", clerk)));
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ StatusCode }) => StatusCode === 422)).toHaveLength(7);
    expect((await standing()).used).toBe("900.00");
  });
});

describe("A bill to a customer with overdue ones", () => {
  test("is refused from the day after the credit days on, whatever the bill's own due date", async () => {
    await limited();
    await house.inCompany((db) => db.execute(sql`UPDATE customer_contract SET credit_days = 10`));
    await house.bill("10", clerk, { billDate: day(-10), dueDate: day(-9) });
    expect((await house.bill("10", clerk)).StatusCode).toBe(200);
    await house.bill("20", manager, { billDate: day(-14), dueDate: day(60), creditReason: "Late papers" });
    expect(await standing()).toMatchObject({
      overdueDays: 4,
      overdueBills: 1,
      overdueAmount: "20.00",
      holds: ["overdue"],
    });
    const { Content } = await house.bill("10", clerk);
    expect(Content.fields?.["customerNumber"]).toMatch(
      /past the contract's credit terms \(longest, in days: 4; 20.00 RMB\)/,
    );
    expect((await house.bill("10", manager, { creditReason: "Promised for Monday" })).StatusCode).toBe(200);
  });
});

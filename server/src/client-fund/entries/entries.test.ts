import {
  addClientFundBusinessEntry,
  deleteClientFundBusinessEntry,
  deleteClientFundFinanceEntry,
  editClientFundBusinessEntry,
  getClientFundBusinessEntryList,
  getCustomerCapitalEntryLog,
  loadClientFundEntryInfo,
  postClientFundEntry,
} from "@lading/contract/client-fund";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fundsOfFile, type Funds } from "../client-fund.stage.ts";

const funds = fundsOfFile();

const load = (id: string) => funds.done(loadClientFundEntryInfo, { id });

const enter = (change: Parameters<Funds["entry"]>[0]) =>
  funds.ask(addClientFundBusinessEntry, funds.entry(change), funds.sami);

describe("Money that a customer sent", () => {
  test("is entered by sales and posted once by finance, with a gapless serial number and a running balance", async () => {
    const id = await funds.enter({ receivedAmount: "990" });
    expect(await load(id)).toMatchObject({
      entryState: "unsettle",
      serialNumber: "",
      unused: null,
      mayPost: true,
    });
    expect(await funds.done(loadClientFundEntryInfo, { id }, funds.sami)).toMatchObject({ mayPost: false });
    const { serialNumber } = await funds.post(id);
    expect(serialNumber).toMatch(/^CF\d{2}-0000001$/);
    const again = await funds.ask(postClientFundEntry, { id, version: 2 });
    expect([again.StatusCode, again.ErrorMsg]).toEqual([409, "This entry does not wait to be posted any more: Posted"]);
    const fund = await funds.fund();
    expect(fund).toMatchObject({ balance: "990.00", held: "0.00", available: "990.00" });
    await funds.income({ receivedAmount: "10.5" });
    expect(await funds.postings(fund.id)).toMatchObject([
      { place: 2, amount: "10.50", balance: "1000.50", fundType: "income", kind: "entry" },
      { place: 1, amount: "990.00", balance: "990.00", number: serialNumber, createdByName: "Layla" },
    ]);
    expect(await funds.differences()).toEqual([]);
  });

  test("is not posted by who entered or changed it, an administrator neither; sales may not post at all", async () => {
    const { administrator } = funds.house.tokens;
    const boss = { ...funds.layla, token: administrator };
    const id = (await funds.done(addClientFundBusinessEntry, funds.entry({ receivedAmount: "5" }), boss)).id;
    const own = await funds.ask(postClientFundEntry, { id, version: 1 }, boss);
    expect([own.StatusCode, own.ErrorMsg]).toEqual([403, "An entry is posted by somebody else than who entered it"]);
    expect(await funds.done(loadClientFundEntryInfo, { id }, boss)).toMatchObject({ mayPost: false });
    expect((await funds.ask(postClientFundEntry, { id, version: 1 }, funds.sami)).StatusCode).toBe(403);
    const changed = { id, ...funds.entry({ receivedAmount: "6" }), version: 1 };
    await funds.done(editClientFundBusinessEntry, changed, funds.sami);
    expect((await funds.ask(postClientFundEntry, { id, version: 2 }, boss)).StatusCode).toBe(403);
    await funds.done(postClientFundEntry, { id, version: 2 }, funds.layla);
  });
});

describe("Money that is entered", () => {
  test("that differs from what was remitted by more than 1 % or 50 asks back; exactly there it does not", async () => {
    const cases = [
      // 50 of 1,000: the larger of 10 and 50, exactly.
      [{ remittanceAmount: "1000", receivedAmount: "950" }, 200],
      [{ remittanceAmount: "1000", receivedAmount: "949.99" }, 422],
      // Charges explain the difference.
      [{ remittanceAmount: "1000", receivedAmount: "940", bankCharges: "10", bankChargesCurrency: "USD" }, 200],
      // 1 % of 100,000 is 1,000, exactly, and received may be more as well.
      [{ remittanceAmount: "100000", receivedAmount: "101000" }, 200],
      [{ remittanceAmount: "100000", receivedAmount: "101000.01" }, 422],
      [{ remittanceAmount: "1000", receivedAmount: "949.99", differenceConfirmed: true }, 200],
    ] as const;
    for (const [change, status] of cases) expect([change, (await enter(change)).StatusCode]).toEqual([change, status]);
    const asked = await enter({ remittanceAmount: "1000", receivedAmount: "900" });
    expect(asked.Content).toMatchObject({
      fields: {
        differenceConfirmed:
          "Remitted less bank charges differs from the received amount by 100.00 USD, more than 50.00 USD. Check the amounts, then tick this to confirm",
      },
    });
    // Without a rate of the day it cannot be reckoned, and is asked.
    const early = {
      receiveDate: "2001-02-03",
      remittanceAmount: "1000",
      remittanceCurrency: "JPY",
      receivedAmount: "7",
    } as const;
    expect((await enter({ remittanceAmount: "1000", remittanceCurrency: "JPY", receivedAmount: "7" })).StatusCode).toBe(
      200,
    );
    expect((await enter(early)).Content).toMatchObject({
      fields: { differenceConfirmed: expect.stringContaining("There is no exchange rate for the receive date") },
    });
  });

  test("in the same amount as within one month asks back: the same day of the month before counts, the day before it not", async () => {
    const enterOn = (receiveDate: string, change: Parameters<Funds["entry"]>[0] = {}) =>
      funds.ask(
        addClientFundBusinessEntry,
        funds.entry({ receivedAmount: "77.7", receiveDate, repeatConfirmed: false, ...change }),
        funds.sami,
      );
    expect((await enterOn("2026-03-31")).StatusCode).toBe(200);
    const same = await enterOn("2026-04-30");
    expect(same.StatusCode).toBe(422);
    expect(JSON.stringify(same.Content)).toContain("77.70");
    expect((await enterOn("2026-05-01")).StatusCode).toBe(200);
    expect((await enterOn("2026-04-30", { receivedAmount: "77.71", remittanceAmount: "77.71" })).StatusCode).toBe(200);
    expect((await enterOn("2026-04-30", { customerId: funds.customer("S0001") })).StatusCode).toBe(200);
    expect((await enterOn("2026-04-30", { repeatConfirmed: true })).StatusCode).toBe(200);
  });

  test.each(["1e3", "٣٠٠", "NaN", "-1", "0", "0.001", "0x10", ""])(
    "in the amount %j is refused at its field",
    async (amount) => {
      const answer = await funds.ask(
        addClientFundBusinessEntry,
        funds.entry({ receivedAmount: amount, remittanceAmount: "100", differenceConfirmed: true }),
        funds.sami,
      );
      expect([400, 422]).toContain(answer.StatusCode);
      expect(Object.keys(Reflect.get(Object(answer.Content), "fields"))).toEqual(["receivedAmount"]);
    },
  );
});

describe("An entry", () => {
  test("of JPY has no decimals, and no receive date is later than today", async () => {
    const yen = {
      receivedCurrency: "JPY",
      remittanceCurrency: "JPY",
      receivedAmount: "100.5",
      remittanceAmount: "100",
    } as const;
    expect((await funds.ask(addClientFundBusinessEntry, funds.entry(yen), funds.sami)).StatusCode).toBe(422);
    const later = funds.entry({ receiveDate: "2999-01-01" });
    expect((await funds.ask(addClientFundBusinessEntry, later, funds.sami)).StatusCode).toBe(422);
  });
  test("is seen by those who see the customer, and by nobody else", async () => {
    const id = await funds.enter({ receivedAmount: "3" });
    const seen = await funds.done(getClientFundBusinessEntryList, { search: "Oasis" }, funds.sami);
    expect(seen.rows.map((row) => row.id)).toContain(id);
    expect((await funds.done(getClientFundBusinessEntryList, {}, funds.huda)).rows).toEqual([]);
    expect((await funds.ask(loadClientFundEntryInfo, { id }, funds.huda)).StatusCode).toBe(404);
    const other = funds.entry({ receivedAmount: "3" });
    expect((await funds.ask(addClientFundBusinessEntry, other, funds.huda)).StatusCode).toBe(404);
  });

  test("is deleted with a reason before it is posted, leaving no postings, and stays in the list of deleted ones", async () => {
    const id = await funds.enter({ receivedAmount: "4" });
    await funds.done(deleteClientFundBusinessEntry, { id, version: 1, reason: "Entered twice" }, funds.sami);
    expect((await funds.ask(postClientFundEntry, { id, version: 2 })).StatusCode).toBe(409);
    const { rows } = await funds.done(getClientFundBusinessEntryList, { entryState: "deleted" }, funds.sami);
    expect(rows).toMatchObject([{ id, deleteReason: "Entered twice" }]);
    const { rows: booked } = await funds.house.inCompany((db) =>
      db.execute(sql`SELECT FROM ledger_transaction WHERE of_record = ${id}`),
    );
    expect(booked).toEqual([]);
    const log = await funds.done(getCustomerCapitalEntryLog, { id });
    expect(log.rows.map(({ action }) => action)).toEqual(["delete", "add"]);
  });

  test("is deleted by finance as well, with the right to post, and by nobody without it", async () => {
    const id = await funds.enter({ receivedAmount: "4.5" });
    const wrong = { id, version: 1, reason: "Another's" };
    expect((await funds.ask(deleteClientFundFinanceEntry, wrong, funds.sami)).StatusCode).toBe(403);
    await funds.done(deleteClientFundFinanceEntry, wrong, funds.layla);
  });
});

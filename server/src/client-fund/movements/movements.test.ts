import {
  addClientFundExchange,
  addClientFundPayBack,
  addClientFundTransfer,
  addCollectionAdvance,
  confirmClientFundMovement,
  deleteClientFundFinanceEntry,
  getClientFundLeftoverList,
  getClientFundMovementList,
  loadClientFundEntryInfo,
  loadClientFundUseDetail,
  offsetCollectionAdvance,
  previewClientFundExchange,
  refuseClientFundMovement,
  withdrawClientFundMovement,
} from "@lading/contract/client-fund";
import {
  addNuclearAccountRecord,
  generateNuclearAccountNumber,
  loadNuclearAccountRecordInfo,
  postNuclearAccountRecord,
  previewNuclearAccountRecord,
  takeBackNuclearAccountRecord,
} from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fundsOfTest } from "../client-fund.stage.ts";

const funds = fundsOfTest();

const confirm = (id: string, by = funds.yusuf, version = 1) =>
  funds.ask(confirmClientFundMovement, { id, version }, by);
const reverse = async (id: string) =>
  await funds.ask(deleteClientFundFinanceEntry, {
    id,
    version: (await funds.done(loadClientFundEntryInfo, { id })).version,
    reason: "Another customer's money",
  });

/** Bills written off from the fund: held, then posted. */
async function writeOff(fundId: string, amount: string) {
  const { recordId } = await funds.bill();
  const { id, version } = await funds.done(generateNuclearAccountNumber, {});
  const filled = await funds.ask(addNuclearAccountRecord, {
    id,
    version,
    type: "receipt",
    partyKind: "customer",
    partyId: funds.customer(),
    currency: "USD",
    fundId,
    lines: [{ kind: "bill", recordId, amount }],
  });
  return { id, recordId, filled };
}

describe("A transfer", () => {
  test("holds its amount, is confirmed by somebody else than who asked, and moves the money to the other class", async () => {
    await funds.income({ receivedAmount: "500" });
    const { id: fundId } = await funds.fund();
    const to = { toCustomerId: funds.customer(), toFundClass: "operating" as const, reason: "Storage fees" };
    const asked = await funds.done(addClientFundTransfer, { fundId, amount: "200", ...to });
    expect(await funds.fund()).toMatchObject({ balance: "500.00", held: "200.00", available: "300.00" });
    const tooMuch = await funds.ask(addClientFundTransfer, { fundId, amount: "300.01", ...to });
    expect([tooMuch.StatusCode, tooMuch.ErrorMsg]).toEqual([422, "Only 300.00 USD is available"]);
    // Finance may not confirm at all; who asked may not though they had the right.
    expect((await confirm(asked.id, funds.layla)).StatusCode).toBe(403);
    const boss = { ...funds.layla, token: funds.house.tokens.administrator };
    const own = await funds.done(addClientFundTransfer, { fundId, amount: "1", ...to }, boss);
    const refused = await confirm(own.id, boss);
    expect([refused.StatusCode, refused.ErrorMsg]).toEqual([
      403,
      "A movement is confirmed by somebody else than who asked for it",
    ]);
    await funds.done(withdrawClientFundMovement, { id: own.id, version: 1 }, boss);
    expect((await confirm(asked.id)).StatusCode).toBe(200);
    expect((await confirm(asked.id, funds.yusuf, 2)).StatusCode).toBe(409);
    expect(await funds.fund()).toMatchObject({ balance: "300.00", held: "0.00" });
    expect(await funds.fund("USD", "operating")).toMatchObject({ balance: "200.00" });
  });

  test("that is refused or taken back releases its amount; only who asked takes it back", async () => {
    await funds.income({ receivedAmount: "500" });
    const { id: fundId } = await funds.fund();
    const ask = () => funds.done(addClientFundPayBack, { fundId, amount: "100", payee: "Oasis", reason: "Paid twice" });
    const [one, two] = [await ask(), await ask()];
    await funds.done(refuseClientFundMovement, { id: one.id, version: 1, reason: "No" }, funds.yusuf);
    expect((await funds.ask(withdrawClientFundMovement, { id: two.id, version: 1 }, funds.omar)).StatusCode).toBe(403);
    await funds.done(withdrawClientFundMovement, { id: two.id, version: 1 });
    expect(await funds.fund()).toMatchObject({ balance: "500.00", held: "0.00" });
  });
});

describe("An exchange", () => {
  test("at the company's rates is done at once; at others it waits; what is left over is kept exactly and summed", async () => {
    await funds.income({ receivedAmount: "1000" });
    const { id: fundId } = await funds.fund();
    const asked = { fundId, amount: "100", toCurrency: "RMB" as const };
    const preview = await funds.done(previewClientFundExchange, asked);
    const { status } = await funds.done(addClientFundExchange, asked);
    expect(status).toBe("done");
    expect(await funds.fund()).toMatchObject({ balance: "900.00", held: "0.00" });
    expect((await funds.fund("RMB")).balance).toBe(preview.toAmount);
    const own = { ...asked, rateKind: "own" as const, fromRate: preview.fromRate, toRate: "1.001" };
    const waits = await funds.done(addClientFundExchange, own);
    expect(waits.status).toBe("pending");
    expect((await confirm(waits.id)).StatusCode).toBe(200);
    const { rows } = await funds.done(getClientFundMovementList, { kind: "exchange" });
    const leftovers = await funds.done(getClientFundLeftoverList, {});
    expect(leftovers.rows).toMatchObject([{ currency: "USD", toCurrency: "RMB", count: 2 }]);
    const sum = rows.reduce((total, { leftover }) => total + Number(leftover), 0);
    expect(Number(leftovers.rows[0]?.leftover)).toBeCloseTo(sum, 10);
  });

  test("of nothing, at a rate of 0, upside down, in the same currency or without a rate is refused", async () => {
    await funds.income({ receivedAmount: "1000" });
    const { id: fundId } = await funds.fund();
    const exchange = (change: object) =>
      funds.ask(addClientFundExchange, { fundId, amount: "100", toCurrency: "RMB", ...change });
    const { fromRate } = await funds.done(previewClientFundExchange, { fundId, amount: "1", toCurrency: "RMB" });
    await funds.house.inCompany((db) => db.execute(sql`DELETE FROM exchange_rate WHERE currency = 'KWD'`));
    const messages = await Promise.all(
      [
        { toCurrency: "USD" },
        { rateKind: "own", fromRate: "0", toRate: "1" },
        { rateKind: "own", fromRate: "1", toRate: fromRate },
        { toCurrency: "KWD" },
      ].map(async (change) => {
        const { StatusCode } = await exchange(change);
        return StatusCode;
      }),
    );
    expect(messages).toEqual([422, 422, 422, 422]);
    expect(await funds.fund()).toMatchObject({ balance: "1000.00", held: "0.00" });
  });
});

describe("A reversal", () => {
  test("is asked for by finance, confirmed by somebody else, and leaves the fund as it was", async () => {
    await funds.income({ receivedAmount: "300" });
    const { id } = await funds.income({ receivedAmount: "40" });
    expect((await reverse(id)).StatusCode).toBe(200);
    expect(await funds.fund()).toMatchObject({ balance: "340.00", held: "40.00" });
    const again = await reverse(id);
    expect(again.StatusCode).toBe(409);
    const [waiting] = (await funds.done(getClientFundMovementList, { kind: "reversal" })).rows;
    expect((await confirm(waiting?.id ?? "")).StatusCode).toBe(200);
    expect(await funds.fund()).toMatchObject({ balance: "300.00", held: "0.00" });
    expect(await funds.done(loadClientFundEntryInfo, { id })).toMatchObject({ entryState: "deleted" });
  });

  test("is refused while the money is used, naming what used it; once that is taken back, it goes", async () => {
    const { id, serialNumber } = await funds.income({ receivedAmount: "100" });
    const { id: fundId } = await funds.fund();
    const { id: record, recordId, filled } = await writeOff(fundId, "60");
    expect(filled.StatusCode).toBe(200);
    const { creditReferenceNumber: number } = await funds.done(loadNuclearAccountRecordInfo, { id: record });
    const held = await reverse(id);
    expect([held.StatusCode, held.ErrorMsg]).toEqual([
      409,
      `The money of ${serialNumber} is held (${number}), so it cannot be reversed`,
    ]);
    await funds.done(postNuclearAccountRecord, { id: record, version: 2 });
    expect(await funds.fund()).toMatchObject({ balance: "40.00", held: "0.00" });
    const used = await reverse(id);
    expect([used.StatusCode, used.ErrorMsg]).toEqual([
      409,
      `The money of ${serialNumber} was used (${number}), so it cannot be reversed`,
    ]);
    // Where it went, and what paid the bill.
    const entry = await funds.done(loadClientFundEntryInfo, { id });
    expect(entry).toMatchObject({ unused: "40.00", uses: [{ kind: "writeOff", number, amount: "60.00" }] });
    expect(entry.uses[0]?.bills).not.toBe("");
    const paid = await funds.done(loadClientFundUseDetail, { fundId, place: 2 });
    expect(paid).toMatchObject({ cameFrom: [{ kind: "entry", number: serialNumber, amount: "60.00" }], wentTo: [] });
    await funds.done(takeBackNuclearAccountRecord, { id: record, version: 3, reason: "A wrong bill" });
    expect(await funds.fund()).toMatchObject({ balance: "100.00", held: "0.00" });
    expect(recordId).not.toBe("");
    expect((await reverse(id)).StatusCode).toBe(200);
  });

  test("keeps its money from others: the oldest that is not kept goes first", async () => {
    const { id } = await funds.income({ receivedAmount: "100" });
    const { serialNumber } = await funds.income({ receivedAmount: "70" });
    expect((await reverse(id)).StatusCode).toBe(200);
    const { id: fundId } = await funds.fund();
    const back = await funds.done(addClientFundPayBack, { fundId, amount: "70", payee: "Oasis", reason: "Paid twice" });
    expect((await confirm(back.id)).StatusCode).toBe(200);
    const { rows } = await funds.done(getClientFundMovementList, { kind: "reversal" });
    expect((await confirm(rows[0]?.id ?? "")).StatusCode).toBe(200);
    const uses = await funds.done(loadClientFundUseDetail, { fundId, place: 3 });
    expect(uses.cameFrom).toMatchObject([{ number: serialNumber, amount: "70.00" }]);
  });
});

describe("A write-off", () => {
  test("takes bills from a fund of its own customer and never more than is available, and a pending one holds it", async () => {
    await funds.income({ receivedAmount: "80" });
    const { id: fundId } = await funds.fund();
    const party = {
      type: "receipt" as const,
      partyKind: "customer" as const,
      partyId: funds.customer(),
      currency: "USD" as const,
    };
    await funds.bill();
    const offered = await funds.done(previewNuclearAccountRecord, { ...party, amount: "80" });
    expect(offered.funds).toEqual([{ id: fundId, fundClass: "business", left: "80.00" }]);
    expect((await writeOff(fundId, "80.01")).filled.StatusCode).toBe(422);
    const { id, filled } = await writeOff(fundId, "80");
    expect(filled.StatusCode).toBe(200);
    expect(await funds.fund()).toMatchObject({ balance: "80.00", held: "80.00" });
    await funds.done(takeBackNuclearAccountRecord, { id, version: 2, reason: "Not yet" });
    expect(await funds.fund()).toMatchObject({ balance: "80.00", held: "0.00" });
    await funds.income({ receivedAmount: "50", customerId: funds.customer("S0001") });
    const theirs = await funds.fund("USD", "business", "S0001");
    expect((await writeOff(theirs.id, "10")).filled.StatusCode).toBe(422);
  });
});

describe("An advance", () => {
  test("is no fund below zero: confirmed by another, offset from later funds in part, never more than it is", async () => {
    const input = { ...addCollectionAdvance.example, customerId: funds.customer() };
    const { id } = await funds.done(addCollectionAdvance, input);
    expect((await funds.ask(offsetCollectionAdvance, { id, version: 1, amount: "1" })).StatusCode).toBe(409);
    expect((await confirm(id)).StatusCode).toBe(200);
    const none = await funds.ask(offsetCollectionAdvance, { id, version: 2, amount: "1" });
    expect([none.StatusCode, none.ErrorMsg]).toEqual([422, "Only 0.00 USD is available"]);
    await funds.income({ receivedAmount: "1000" });
    await funds.done(offsetCollectionAdvance, { id, version: 2, amount: "120" });
    const more = await funds.ask(offsetCollectionAdvance, { id, version: 3, amount: "180.01" });
    expect([more.StatusCode, more.ErrorMsg]).toEqual([422, "Only 180.00 USD of this advance is still to be offset"]);
    const state = async () => (await funds.done(getClientFundMovementList, { kind: "advance" })).rows[0];
    expect(await state()).toMatchObject({ advanceState: "unoffset", left: "180.00", offsetAmount: "120.00" });
    await funds.done(offsetCollectionAdvance, { id, version: 3, amount: "180" });
    expect(await state()).toMatchObject({ advanceState: "offset", left: "0.00" });
    expect(await funds.fund()).toMatchObject({ balance: "700.00" });
  });
});

import {
  addClientFundBusinessEntry,
  addClientFundExchange,
  addClientFundPayBack,
  addClientFundTransfer,
  addCollectionAdvance,
  claimReceiptPreRecords,
  clientFundRefusals as refusals,
  confirmClientFundMovement,
  deleteClientFundFinanceEntry,
  deleteReceiptPreRecord,
  getClientFundMovementList,
  loadClientFundEntryInfo,
  offsetCollectionAdvance,
  previewClientFundExchange,
  refuseReceiptPreRecordClaim,
  withdrawClientFundMovement,
} from "@lading/contract/client-fund";
import type { Call, RequestOf } from "@lading/contract/core";
import { describe, expect, test } from "vitest";
import { fundsOfFile } from "./client-fund.stage.ts";

const funds = fundsOfFile();

/** The refusal's name. */
const why = async <C extends Call>(call: C, input: RequestOf<C>, by = funds.layla): Promise<unknown> =>
  (await funds.ask(call, input, by)).Content.code;

describe("An entry", () => {
  test("of tomorrow is refused, of today taken; the same amount again asks and is taken once it is confirmed", async () => {
    const entry = (change: object) => funds.entry({ receivedAmount: "31", repeatConfirmed: false, ...change });
    expect(await why(addClientFundBusinessEntry, entry({ receiveDate: "2999-01-01" }), funds.sami)).toBe(
      refusals.receivedLater.code,
    );
    await funds.done(addClientFundBusinessEntry, entry({}), funds.sami);
    expect(await why(addClientFundBusinessEntry, entry({}), funds.sami)).toBe(refusals.sameAmount.code);
    await funds.done(addClientFundBusinessEntry, entry({ repeatConfirmed: true }), funds.sami);
  });

  test("whose reversal waits has no second one, and once it is reversed neither", async () => {
    const { id } = await funds.income({ receivedAmount: "32" });
    const reversal = async () => {
      const { version } = await funds.done(loadClientFundEntryInfo, { id });
      return { id, version, reason: "Another customer's" };
    };
    await funds.done(deleteClientFundFinanceEntry, await reversal());
    expect(await why(deleteClientFundFinanceEntry, await reversal())).toBe(refusals.reversalWaits.code);
    const [waiting] = (await funds.done(getClientFundMovementList, { kind: "reversal" })).rows;
    await funds.done(confirmClientFundMovement, { id: waiting?.id ?? "", version: 1 }, funds.yusuf);
    expect(await why(deleteClientFundFinanceEntry, await reversal())).toBe(refusals.notUnsettled.code);
  });
});

describe("Money of a fund", () => {
  test("is not moved to where it is, taken back by another, nor confirmed once that is done; who asked may take it back", async () => {
    await funds.income({ receivedAmount: "500" });
    const { id: fundId } = await funds.fund();
    const to = { fundId, amount: "5", toCustomerId: funds.customer(), reason: "Storage" };
    expect(await why(addClientFundTransfer, { ...to, toFundClass: "business" })).toBe(refusals.sameFund.code);
    const { id } = await funds.done(addClientFundTransfer, { ...to, toFundClass: "operating" });
    const one = { id, version: 1 };
    expect(await why(withdrawClientFundMovement, one, funds.omar)).toBe(refusals.othersMovement.code);
    await funds.done(withdrawClientFundMovement, one);
    expect(await why(confirmClientFundMovement, { id, version: 2 }, funds.yusuf)).toBe(refusals.notPending.code);
    const payBack = { fundId, amount: "100000", payee: "Oasis", reason: "Twice" };
    expect(await why(addClientFundPayBack, payBack)).toBe(refusals.notEnough.code);
  });

  test("is not exchanged at rates upside down, and at others near the company's it waits", async () => {
    await funds.income({ receivedAmount: "100" });
    const { id: fundId } = await funds.fund();
    const asked = { fundId, amount: "10", toCurrency: "RMB" as const };
    const { fromRate } = await funds.done(previewClientFundExchange, asked);
    const own = (from: string, to: string) => ({ ...asked, rateKind: "own" as const, fromRate: from, toRate: to });
    expect(await why(addClientFundExchange, own("1", fromRate))).toBe(refusals.rateFar.code);
    expect(await funds.done(addClientFundExchange, own(fromRate, "1.001"))).toMatchObject({ status: "pending" });
  });

  test("offsets an advance once that is confirmed, and not before", async () => {
    const { id } = await funds.done(addCollectionAdvance, {
      ...addCollectionAdvance.example,
      customerId: funds.customer(),
    });
    const part = (version: number) => ({ id, version, amount: "1" });
    expect(await why(offsetCollectionAdvance, part(1))).toBe(refusals.notAnAdvance.code);
    await funds.done(confirmClientFundMovement, { id, version: 1 }, funds.yusuf);
    await funds.income({ receivedAmount: "33" });
    await funds.done(offsetCollectionAdvance, part(2));
  });
});

test("A receipt is claimed with those of its remitter while it is free, refused only when claimed, deleted only when not", async () => {
  const claim = (...ids: string[]) => ({ ids, customerId: funds.customer(), fundClass: "business" as const });
  const [id, other] = [await funds.receipt({ amount: "41" }), await funds.receipt({ remitter: "Harbour Star" })];
  expect(await why(claimReceiptPreRecords, claim(id, other), funds.sami)).toBe(refusals.otherRemitter.code);
  const refusal = (version: number) => ({ id, version, reason: "Another company" });
  expect(await why(refuseReceiptPreRecordClaim, refusal(1))).toBe(refusals.notClaimed.code);
  await funds.done(claimReceiptPreRecords, claim(id), funds.sami);
  expect(await why(deleteReceiptPreRecord, refusal(2))).toBe(refusals.receiptClosed.code);
  await funds.done(refuseReceiptPreRecordClaim, refusal(2));
  await funds.done(deleteReceiptPreRecord, refusal(3));
  expect(await why(claimReceiptPreRecords, claim(id), funds.sami)).toBe(refusals.notClaimable.code);
});

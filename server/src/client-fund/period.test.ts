import {
  addCollectionAdvance,
  claimReceiptPreRecords,
  confirmReceiptPreRecordClaim,
  deleteReceiptPreRecord,
} from "@lading/contract/client-fund";
import { loadPeriod, type OpenKind } from "@lading/contract/period";
import { expect, test } from "vitest";
import { fundsOfFile } from "./client-fund.stage.ts";

const funds = fundsOfFile();

const open = async (upTo: string): Promise<Partial<Record<OpenKind, number>>> =>
  Object.fromEntries((await funds.done(loadPeriod, { upTo })).open.map(({ kind, count }) => [kind, count]));

test("Closing the books shows receipts, claims, entries and movements that are still open up to the day", async () => {
  const receiveDate = "2026-03-10";
  const free = await funds.receipt({ receiveDate, amount: "21" });
  const claimed = await funds.receipt({ receiveDate, amount: "22" });
  const claim = { ids: [claimed], customerId: funds.customer(), fundClass: "business" as const };
  await funds.done(claimReceiptPreRecords, claim, funds.sami);
  expect(await open("2026-03-09")).toEqual({ fundReceipts: 0, fundClaims: 0, fundEntries: 0, fundMovements: 0 });
  expect(await open("2026-03-10")).toEqual({ fundReceipts: 1, fundClaims: 1, fundEntries: 0, fundMovements: 0 });
  await funds.done(confirmReceiptPreRecordClaim, { id: claimed, version: 2 });
  expect(await open("2026-03-10")).toMatchObject({ fundClaims: 0, fundEntries: 1 });
  await funds.done(deleteReceiptPreRecord, { id: free, version: 1, reason: "Twice" });
  await funds.done(addCollectionAdvance, { ...addCollectionAdvance.example, customerId: funds.customer() });
  expect(await open("2999-12-31")).toEqual({ fundReceipts: 0, fundClaims: 0, fundEntries: 1, fundMovements: 1 });
});

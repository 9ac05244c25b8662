import {
  claimReceiptPreRecords,
  confirmReceiptPreRecordClaim,
  deleteReceiptPreRecord,
  getReceiptPreRecordBusinessList,
  loadClientFundEntryInfo,
  postClientFundEntry,
  refuseReceiptPreRecordClaim,
  withdrawReceiptPreRecordClaim,
} from "@lading/contract/client-fund";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fundsOfFile } from "../client-fund.stage.ts";

const funds = fundsOfFile();

const claim = (ids: string[], by = funds.sami) =>
  funds.ask(claimReceiptPreRecords, { ids, customerId: funds.customer(), fundClass: "business" }, by);

describe("A receipt that is nobody's", () => {
  test("is claimed by sales for an own customer, confirmed by finance, and becomes an entry of who claimed it", async () => {
    const id = await funds.receipt({ amount: "810" });
    expect((await claim([id])).StatusCode).toBe(200);
    const confirm = (by = funds.layla) => funds.ask(confirmReceiptPreRecordClaim, { id, version: 2 }, by);
    expect((await confirm(funds.sami)).StatusCode).toBe(403);
    const confirmed = await confirm();
    expect(confirmed.StatusCode).toBe(200);
    const { entryId } = confirmed.Content;
    expect((await confirm()).StatusCode).toBe(409);
    const entry = await funds.done(loadClientFundEntryInfo, { id: entryId });
    expect(entry).toMatchObject({ createdByName: "Sami", receivedAmount: "810.00", entryState: "unsettle" });
    expect(entry.receipt).toMatch(/^RP/);
    await funds.done(postClientFundEntry, { id: entryId, version: 1 });
    expect(await funds.differences()).toEqual([]);
  });

  test("is claimed once: who comes second is told who was first, and when by the company's clock", async () => {
    const id = await funds.receipt({ amount: "11" });
    const setClock = (zone: string) =>
      funds.house.inCompany((db) => db.execute(sql`UPDATE company SET time_zone = ${zone}`));
    await setClock("Asia/Dubai");
    const answers = await Promise.all([claim([id]), claim([id]), claim([id])]);
    const statuses = answers.map(({ StatusCode }) => StatusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 409, 409]);
    const late = answers.find(({ StatusCode }) => StatusCode === 409);
    await setClock("UTC");
    const [, moment = ""] =
      /^Sami claimed RP\d{2}-\d{7} first, at (\d{4}-\d\d-\d\d \d\d:\d\d)$/.exec(late?.ErrorMsg ?? "") ?? [];
    const { rows } = await funds.done(getReceiptPreRecordBusinessList, { status: "claimed" }, funds.sami);
    const claimedAt = rows.find((row) => row.id === id)?.claimedAt ?? "";
    expect(Date.parse(`${moment.replace(" ", "T")}+04:00`)).toBe(Math.floor(Date.parse(claimedAt) / 60_000) * 60_000);
  });

  test("is claimed with others of the same remitter only, all or none", async () => {
    const one = await funds.receipt({ remitter: "AL NOOR, L.L.C." });
    const two = await funds.receipt({ remitter: "Al Noor LLC" });
    const other = await funds.receipt({ remitter: "Harbour Star" });
    const mixed = await claim([one, two, other]);
    expect(mixed.StatusCode).toBe(422);
    expect(mixed.ErrorMsg).toContain("same remitter");
    expect((await claim([one, two])).Content).toEqual({ claimed: 2 });
  });

  test("cannot be claimed for somebody else's customer, and a claim is taken back by who made it alone", async () => {
    const id = await funds.receipt({ amount: "12" });
    expect((await claim([id], funds.huda)).StatusCode).toBe(404);
    await claim([id]);
    const seen = await funds.done(getReceiptPreRecordBusinessList, { status: "claimed" }, funds.huda);
    expect(seen.rows).toEqual([]);
    expect((await funds.ask(withdrawReceiptPreRecordClaim, { id, version: 2 }, funds.huda)).StatusCode).toBe(404);
    await funds.done(withdrawReceiptPreRecordClaim, { id, version: 2 }, funds.sami);
    expect(
      (await funds.done(getReceiptPreRecordBusinessList, { status: "open" }, funds.huda)).rows.map((row) => row.id),
    ).toContain(id);
  });

  test("whose claim is refused is nobody's again; claimed it is not deleted, free it is", async () => {
    const id = await funds.receipt({ amount: "13" });
    await claim([id]);
    const remove = (version: number) => funds.ask(deleteReceiptPreRecord, { id, version, reason: "Twice" });
    expect((await remove(2)).StatusCode).toBe(409);
    await funds.done(refuseReceiptPreRecordClaim, { id, version: 2, reason: "Another company" });
    expect((await remove(3)).StatusCode).toBe(200);
    expect((await claim([id])).StatusCode).toBe(409);
  });
});

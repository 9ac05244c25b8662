import {
  confirmBankReturn,
  exportBankEntryList,
  getBankEntryLog,
  getReceiptList,
  reopenBankEntry,
  setBankEntryAside,
  takeOverBankEntry,
} from "@lading/contract/bank-statement";
import { loadNuclearAccountRecordInfo, previewNuclearAccountRecord } from "@lading/contract/write-off";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBank, type Bank, type BankRow } from "../bank-statement.stage.ts";

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
}, 60_000);
afterAll(async () => {
  expect(await bank.differences()).toEqual([]);
  await bank.house.app.close();
});

const ask: Bank["house"]["app"]["call"] = (...asked) => bank.house.app.call(...asked);
const from = { name: "OASIS TRADING", account: "AE990001" };
const bringOne = async (row: BankRow, isMatched = false) => {
  const [entry] = await bank.bring([{ ...from, ...row }], isMatched);
  if (!entry) throw new Error("The entry is there");
  return entry;
};
const receipts = async (search = "") => (await ask(getReceiptList, { search, pageSize: 200 }, bank.asks)).Content.rows;

describe("A credit", () => {
  test("that names its bill is sure: one click makes its receipt and write-off", async () => {
    const bill = await bank.bill();
    const number = await bank.number(bill.recordId);
    const entry = await bringOne({ amount: "100.00", text: `PAYMENT ${number}`, reference: "BK-1" }, true);
    expect(entry).toMatchObject({ status: "open", partyName: "Oasis Trading", bills: number, sure: true });
    expect(entry.reasons).toContain(number);
    expect(await bank.sure()).toMatchObject({ done: 1, refused: [], next: null });
    expect(await bank.balance(bill.recordId)).toBe("0.00");
    const taken = await bank.load(entry.id);
    expect(taken).toMatchObject({ status: "matched", bills: number, left: "0.00" });
    const written = (await ask(loadNuclearAccountRecordInfo, { id: taken.writeOffs[0]?.id ?? "" }, bank.asks)).Content;
    expect(written).toMatchObject({ status: "writtenOff", amount: "100.00", day: "2026-11-20", reference: "BK-1" });
    // A second click finds nothing to do.
    expect(await bank.sure()).toMatchObject({ done: 0, refused: [] });
  });

  test("is given by hand to several bills, one of them in part; the rest stays as an open receipt", async () => {
    const [one, other] = [await bank.bill(), await bank.bill()];
    const entry = await bringOne({ amount: "180.00", text: "SOMETHING ELSE" });
    const lines = [
      { recordId: one.recordId, amount: "100" },
      { recordId: other.recordId, amount: "30.50" },
    ];
    expect((await bank.receive(entry.id, { lines })).StatusCode).toBe(200);
    expect([await bank.balance(one.recordId), await bank.balance(other.recordId)]).toEqual(["0.00", "69.50"]);
    const { receipt } = await bank.load(entry.id);
    expect(await receipts(receipt)).toMatchObject([{ amount: "180.00", used: "130.50", left: "49.50" }]);
    const whom = { type: "receipt" as const, partyKind: "customer" as const, currency: "USD" as const };
    const partyId = (await receipts(receipt))[0]?.partyId ?? "";
    const { sources } = (await ask(previewNuclearAccountRecord, { ...whom, partyId, amount: "" }, bank.asks)).Content;
    expect(sources).toContainEqual(expect.objectContaining({ number: receipt, left: "49.50" }));
  });

  test("without a bill becomes a receipt of its own; more than came is refused", async () => {
    const bill = await bank.bill();
    const entry = await bringOne({ amount: "12.00", text: "DEPOSIT" });
    const much = await bank.receive(entry.id, { lines: [{ recordId: bill.recordId, amount: "12.01" }] });
    expect(much.Content.code).toBe("bankStatement.tooMuch");
    expect((await bank.receive(entry.id, { lines: [] })).StatusCode).toBe(200);
    expect(await receipts((await bank.load(entry.id)).receipt)).toMatchObject([{ left: "12.00" }]);
  });
});

describe("A credit that others work on as well", () => {
  test("taken over by two clerks at once becomes one receipt", async () => {
    const bill = await bank.bill();
    const entry = await bringOne({ amount: "100.00", text: "TWO CLERKS" });
    const lines = [{ recordId: bill.recordId, amount: "100" }];
    const other = await bank.clerk("finance", "second");
    const answers = await Promise.all([bank.receive(entry.id, { lines }), bank.receive(entry.id, { lines }, other)]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await bank.balance(bill.recordId)).toBe("0.00");
  });

  test("whose bill was paid meanwhile stays in the list with the write-off's own words", async () => {
    const bill = await bank.bill();
    const number = await bank.number(bill.recordId);
    const entry = await bringOne({ amount: "100.00", text: number }, true);
    const first = await bringOne({ amount: "60.00", text: "BY HAND" });
    await bank.receive(first.id, { lines: [{ recordId: bill.recordId, amount: "60" }] });
    const { done, refused } = await bank.sure();
    expect([done, refused.map(({ id }) => id)]).toEqual([0, [entry.id]]);
    expect(refused[0]?.message).toMatch(/exceeds the writable amount/);
    expect((await bank.load(entry.id)).status).toBe("open");
    await ask(setBankEntryAside, { id: entry.id, reason: "Twice", version: entry.version }, bank.asks);
  });

  test("without a rate on its day is refused, and nothing of it is stored", async () => {
    const bill = await bank.bill();
    const entry = await bringOne({ day: "2026-10-01", amount: "100.00", text: "EARLY" });
    const before = (await receipts()).length;
    const answer = await bank.receive(entry.id, { lines: [{ recordId: bill.recordId, amount: "100" }] });
    expect(answer.Content.code).toBe("exchangeRate.none");
    expect([(await receipts()).length, await bank.balance(bill.recordId)]).toEqual([before, "100.00"]);
  });

  test("of which two are alike and one bill is open: one is sure, the other a person looks at", async () => {
    const bill = await bank.bill({ lines: [{ ...bank.form().lines[0], unitPrice: "333.33" }] });
    const number = await bank.number(bill.recordId);
    const two = await bank.bring(
      [
        { ...from, amount: "333.33", text: number },
        { ...from, amount: "333.33", text: number },
      ],
      true,
    );
    expect(two.filter(({ sure }) => sure)).toHaveLength(1);
    await bank.sure();
    expect(await bank.balance(bill.recordId)).toBe("0.00");
  });
});

describe("Taking back", () => {
  test("a receipt takes its write-off back as well; both numbers stay, and the credit waits again", async () => {
    const bill = await bank.bill();
    const entry = await bringOne({ amount: "100.00", text: "WRONG CUSTOMER" });
    await bank.receive(entry.id, { lines: [{ recordId: bill.recordId, amount: "100" }] });
    const { receipt, writeOffs } = await bank.load(entry.id);
    expect((await bank.undo(entry.id)).StatusCode).toBe(200);
    expect(await bank.balance(bill.recordId)).toBe("100.00");
    const [reversed] = await receipts(receipt);
    expect([reversed?.left, reversed?.takenBackOn]).toEqual(["0.00", expect.stringMatching(/^\d{4}-/)]);
    const record = (await ask(loadNuclearAccountRecordInfo, { id: writeOffs[0]?.id ?? "" }, bank.asks)).Content;
    expect(record).toMatchObject({ status: "takenBack", creditReferenceNumber: writeOffs[0]?.number });
    expect((await bank.load(entry.id)).status).toBe("open");
    expect((await bank.undo(entry.id)).Content.code).toBe("bankStatement.notTaken");
    await bank.receive(entry.id, { lines: [{ recordId: bill.recordId, amount: "100" }] });
    expect((await bank.load(entry.id)).receipt).not.toBe(receipt);
    const { rows } = (await ask(getBankEntryLog, { id: entry.id }, bank.asks)).Content;
    expect(rows.map(({ action }) => action)).toEqual(["takeOver", "undo", "takeOver"]);
  });

  test("a payment sent back undoes its receipt, and can be undone itself", async () => {
    const bill = await bank.bill();
    const entry = await bringOne({ amount: "41.00", text: "TO BE RETURNED", reference: "BK-41" });
    await bank.receive(entry.id, { lines: [{ recordId: bill.recordId, amount: "41" }] });
    const sent = await bringOne({ amount: "-41.00", text: "RETURNED BK-41" });
    expect(sent.status).toBe("toReturn");
    const { undoes, version } = await bank.load(sent.id);
    expect(undoes).toMatchObject([{ id: entry.id, sure: true }]);
    const wrong = await ask(confirmBankReturn, { id: sent.id, undoes: sent.id, version }, bank.asks);
    expect(wrong.StatusCode).toBeGreaterThanOrEqual(409);
    await ask(confirmBankReturn, { id: sent.id, undoes: entry.id, version }, bank.asks);
    expect([(await bank.load(entry.id)).status, await bank.balance(bill.recordId)]).toEqual(["sentBack", "100.00"]);
    expect((await bank.undo(sent.id)).StatusCode).toBe(200);
    expect([(await bank.load(entry.id)).status, (await bank.load(sent.id)).status]).toEqual(["open", "toReturn"]);
  });

  test("setting a credit aside says why, and it can be put back", async () => {
    const entry = await bringOne({ name: "", amount: "3.10", text: "INTEREST" });
    const { Content } = await ask(
      setBankEntryAside,
      { id: entry.id, reason: "Interest", version: entry.version },
      bank.asks,
    );
    expect(await bank.load(entry.id)).toMatchObject({ status: "setAside", setAsideReason: "Interest" });
    const late = await ask(takeOverBankEntry, { id: entry.id, partyId: entry.id, version: Content.version }, bank.asks);
    expect(late.StatusCode).toBe(409);
    await ask(reopenBankEntry, { id: entry.id, version: Content.version }, bank.asks);
    expect((await bank.load(entry.id)).status).toBe("open");
  });
});

test("A cashier reads files in but neither takes money over nor back", async () => {
  const cashier = await bank.clerk("cashier", "cashier");
  const entry = await bringOne({ amount: "5.00", text: "CASHIER" });
  expect((await bank.receive(entry.id, { lines: [] }, cashier)).Content.code).toBe("core.noRight");
});

test("What the list shows is exported", async () => {
  const { Content } = await ask(exportBankEntryList, { status: "matched" }, bank.asks);
  expect(Content.name).toMatch(/\.xlsx$/);
});

import { randomUUIDv7 } from "node:crypto";
import { editCollectionBill, loadCollectionBillInfo } from "@lading/contract/bill";
import {
  addNuclearAccountRecord,
  editNuclearAccountRecord,
  editWriteOffSettings,
  generateNuclearAccountNumber,
  getCreditList,
  getNuclearAccountRecordLog,
  lockNuclearAccountRecord,
  postNuclearAccountRecord,
  previewNuclearAccountRecord,
  unlockNuclearAccountRecord,
  waivingPage,
  writeOffPage,
} from "@lading/contract/write-off";
import { wayBillDetail } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffToken } from "#core/testing";
import { openWritingOff, type WritingOff } from "./writing-off.stage.ts";

let stage: WritingOff;
beforeAll(async () => {
  stage = await openWritingOff();
});
afterAll(async () => {
  expect(await stage.differences()).toEqual([]);
  await stage.house.app.close();
});

const allocate = (record: { kind: "bill" | "cost"; recordId: string }, amount: string, waived = "") => ({
  kind: record.kind,
  recordId: record.recordId,
  amount,
  waived,
});
const companyOf = async () => {
  const { rows } = await stage.house.inCompany((db) =>
    db.execute<{ companyId: string }>(sql`SELECT company_id AS "companyId" FROM waybill LIMIT 1`),
  );
  return rows[0]?.companyId ?? "";
};
const ask: WritingOff["house"]["app"]["call"] = (...asked) => stage.house.app.call(...asked);

describe("A write-off", () => {
  test("has its number first, waits and holds, then lowers the balance; the payment status follows", async () => {
    const bill = await stage.bill();
    const begun = await stage.begin();
    expect(begun.creditReferenceNumber).toMatch(/^WO\d\d-\d{7}$/);
    expect((await stage.begin()).id).toBe(begun.id);
    const { id, answer } = await stage.hold({ ...stage.money("60"), lines: [allocate(bill, "40")] }, { begun });
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([200, null]);
    expect([(await stage.record(id)).status, await stage.balance(bill.recordId)]).toEqual(["pending", "100.00"]);
    const over = await stage.hold({ ...stage.money("70"), lines: [allocate(bill, "60.01")] });
    expect(over.answer.Content.code).toBe("writeOff.tooMuch");
    expect((await stage.post(id)).StatusCode).toBe(200);
    expect([(await stage.record(id)).status, await stage.balance(bill.recordId)]).toEqual(["writtenOff", "60.00"]);
    const { Content } = await ask(wayBillDetail, { id: stage.waybillId }, stage.asks);
    expect(JSON.stringify(Content)).toContain("partlyPaid");
  });

  test("takes no more than the receipt has left, in several records", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    await stage.hold({ ...stage.money("120"), lines: [allocate(one, "100")] });
    const sourceId = await stage.lastSource();
    const over = await stage.hold({ sourceId, lines: [allocate(other, "20.01")] });
    expect(over.answer.ErrorMsg).toMatch(/Only .*20\.00 USD.* of .*RV\d\d-\d{7}.* is left/);
    expect((await stage.hold({ sourceId, lines: [allocate(other, "20")] })).answer.StatusCode).toBe(200);
  });

  test("of an agreed check bill leaves it agreed on the days before, however late somebody looks", async () => {
    const bill = await stage.bill();
    const { Content } = await stage.gather("receipt", [bill]);
    await stage.agree(Content.id);
    const waits = async (asOf: string) => (await stage.open({ asOf })).some(({ id }) => id === bill.recordId);
    const onDays = async () => [await waits("2026-11-19"), await waits("2026-11-20"), await waits("")];
    expect(await onDays()).toEqual([true, false, false]);
    const { id } = await stage.hold({ ...stage.money("100"), lines: [allocate(bill, "100")] });
    expect((await stage.post(id)).StatusCode).toBe(200);
    expect(await onDays()).toEqual([true, false, false]);
  });

  test("taken back opens both sides again and keeps its number", async () => {
    const bill = await stage.bill();
    const { id } = await stage.hold({ ...stage.money("100"), lines: [allocate(bill, "100")] });
    await stage.post(id);
    const { creditReferenceNumber } = await stage.record(id);
    expect((await stage.takeBack(id)).StatusCode).toBe(200);
    expect(await stage.record(id)).toMatchObject({ status: "takenBack", creditReferenceNumber });
    expect(await stage.balance(bill.recordId)).toBe("100.00");
    const sourceId = await stage.lastSource();
    expect((await stage.hold({ sourceId, lines: [allocate(bill, "100")] })).answer.StatusCode).toBe(200);
    expect((await stage.takeBack(id)).Content.code).toBe("writeOff.notStanding");
  });

  test("that is locked does not change until it is unlocked, with a reason", async () => {
    const bill = await stage.bill();
    const { id } = await stage.hold({ ...stage.money("100"), lines: [allocate(bill, "100")] });
    await ask(lockNuclearAccountRecord, { id, version: 2 }, stage.asks);
    expect([(await stage.post(id)).Content.code, (await stage.takeBack(id)).Content.code]).toEqual([
      "writeOff.locked",
      "writeOff.locked",
    ]);
    await ask(unlockNuclearAccountRecord, { id, reason: "Wrong day", version: 3 }, stage.asks);
    expect((await stage.post(id)).StatusCode).toBe(200);
    const { Content } = await ask(getNuclearAccountRecordLog, { id }, stage.asks);
    expect(Content.rows.map(({ action }) => action)).toEqual(["post", "unlock", "lock", "add", "begin"]);
  });
});

describe("A write-off of another kind", () => {
  test("waives a small difference within the company's limit, with a reason", async () => {
    const bill = await stage.bill({ currency: "RMB" });
    const filling = { currency: "RMB" as const, ...stage.money("98"), lines: [allocate(bill, "98", "2")] };
    expect((await stage.hold(filling)).answer.Content.code).toBe("writeOff.waiverReason");
    const withReason = { ...filling, waiverReason: "Bank charges" };
    expect((await stage.hold(withReason)).answer.Content.code).toBe("writeOff.waiverLimit");
    await ask(editWriteOffSettings, { waiverLimit: "5" }, stage.asks);
    const { id } = await stage.hold(withReason);
    await stage.post(id);
    expect(await stage.balance(bill.recordId)).toBe("0.00");
  });

  test("of a hedge writes off the same sum on both sides", async () => {
    const [owed, owing] = [await stage.bill({ customerNumber: "S0001" }), await stage.cost()];
    const hedge = { type: "hedge" as const, party: "S0001" };
    const uneven = await stage.hold({ lines: [allocate(owed, "60"), allocate(owing, "50")] }, hedge);
    expect(uneven.answer.Content.code).toBe("writeOff.uneven");
    const { id } = await stage.hold({ lines: [allocate(owed, "60"), allocate(owing, "60")] }, hedge);
    expect((await stage.post(id)).StatusCode).toBe(200);
    expect(await stage.balance(owed.recordId)).toBe("40.00");
    // Both are of 10 November at 7.1052, and are settled at 7.2.
    const kept = (await stage.record(id)).lines.map(({ kind, exchangeDifference }) => [kind, exchangeDifference]);
    expect(kept).toEqual([
      ["bill", "5.69"],
      ["cost", "-5.69"],
    ]);
  });

  test("is changed while it waits; what it held is free again", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    const { id } = await stage.hold({ ...stage.money("100"), lines: [allocate(one, "100")] });
    const { sourceId, version } = await stage.record(id);
    const party = { type: "receipt" as const, partyKind: "customer" as const, partyId: stage.partyId("C0001") };
    const changed = { id, version, ...party, currency: "USD" as const, sourceId, lines: [allocate(other, "30")] };
    expect((await ask(editNuclearAccountRecord, changed, stage.asks)).Content.version).toBe(version + 1);
    expect((await stage.hold({ sourceId, lines: [allocate(one, "70")] })).answer.StatusCode).toBe(200);
    expect((await ask(editNuclearAccountRecord, changed, stage.asks)).Content.code).toBe("core.stale");
  });

  test("closes a check bill's line, and the rest of a part can be gathered anew", async () => {
    const bill = await stage.bill();
    const first = await stage.gather("receipt", [{ ...bill, amount: "40" }]);
    const { id } = await stage.hold({ ...stage.money("40"), lines: [allocate(bill, "40")] });
    await stage.post(id);
    const { Content } = await ask(loadCollectionBillInfo, { id: bill.recordId }, stage.asks);
    expect([first.StatusCode, Content.financialAccountNo]).toEqual([200, ""]);
    expect((await stage.gather("receipt", [bill])).StatusCode).toBe(200);
  });

  test("keeps its bill from being changed, and another company's people from it", async () => {
    const bill = await stage.bill();
    const { id } = await stage.hold({ ...stage.money("10"), lines: [allocate(bill, "10")] });
    await stage.post(id);
    const edit = { id: bill.recordId, ...stage.form(), version: 2 };
    expect((await ask(editCollectionBill, edit, stage.asks)).Content.code).toBe("bill.onWriteOff");
    const rival = { ...stage.asks, token: stage.house.tokens.rival };
    expect((await ask(getCreditList, {}, rival)).Content.rows).toEqual([]);
  });
});

test("A preview pays the oldest first and says when nothing is open in a currency", async () => {
  const asked = { type: "receipt" as const, partyKind: "customer" as const, partyId: stage.partyId("C0001") };
  const none = await ask(previewNuclearAccountRecord, { ...asked, currency: "JPY" }, stage.asks);
  expect(none.ErrorMsg).toBe("There is no write-off amount in this currency");
  const { Content } = await ask(previewNuclearAccountRecord, { ...asked, currency: "USD", amount: "50" }, stage.asks);
  const paid = Content.rows.filter(({ proposed }) => Number(proposed) > 0);
  expect(paid.reduce((sum, { proposed }) => sum + Number(proposed), 0)).toBe(50);
  expect(Content.rows.slice(0, paid.length).filter(({ writable }) => Number(writable) > 0).length).toBe(paid.length);
});

test("A record of an agreed check bill is changed among that check bill's lines; one of several stands on none", async () => {
  const older = await stage.bill({ billDate: "2026-11-01" });
  const [one, other] = [await stage.bill(), await stage.bill()];
  const gathered = await stage.gather("receipt", [one, other]);
  await stage.agree(gathered.Content.id);
  const { id } = await stage.hold({ ...stage.money("60"), lines: [allocate(one, "60")] });
  const { checkBillId } = await stage.record(id);
  expect(checkBillId).toBe(gathered.Content.id);
  const asked = { type: "receipt", partyKind: "customer", partyId: stage.partyId("C0001"), currency: "USD" } as const;
  const preview = { ...asked, amount: "60", recordId: id, checkBillId };
  const { Content } = await ask(previewNuclearAccountRecord, preview, stage.asks);
  expect(Content.rows.map((row) => row.id)).toEqual(expect.arrayContaining([one.recordId, other.recordId]));
  expect(Content.rows).toHaveLength(2);
  const wide = await stage.hold({ ...stage.money("60"), lines: [allocate(other, "30"), allocate(older, "30")] });
  expect((await stage.record(wide.id)).checkBillId).toBeNull();
});

test("A record of one company, currency and side takes no other's bills, and is unlocked only once it was locked", async () => {
  const [own, foreign] = [await stage.bill(), await stage.bill({ currency: "RMB" })];
  const ofOther = await stage.bill({ customerNumber: "S0001" });
  const codes = await Promise.all(
    [foreign, ofOther, await stage.cost()].map(async (line) => {
      const { id, version } = await stage.begin();
      const { answer } = await stage.hold(
        { ...stage.money("10"), lines: [allocate(line, "10")] },
        { begun: { id, version } },
      );
      return [answer.StatusCode, answer.Content.code];
    }),
  );
  expect(codes).toEqual(codes.map(() => [422, "writeOff.wrongLines"]));
  const { id } = await stage.hold({ ...stage.money("10"), lines: [allocate(own, "10")] });
  const unlocked = await ask(unlockNuclearAccountRecord, { id, reason: "Wrong day", version: 2 }, stage.asks);
  expect([unlocked.StatusCode, unlocked.Content.code]).toEqual([409, "writeOff.notLocked"]);
});

test("A person with the right to write off but not to waive waives nothing; the right alone lets the same pass", async () => {
  const { app } = stage.house;
  await ask(editWriteOffSettings, { waiverLimit: "50" }, stage.asks);
  const companyId = await companyOf();
  const entering = [`${writeOffPage}:add`, `${writeOffPage}:edit`] as const;
  const [writer, waiver] = [
    await staffToken(app.database, [...entering], { companyId, userId: randomUUIDv7(), seesAll: true }),
    await staffToken(app.database, [...entering, `${waivingPage}:approve`], {
      companyId,
      userId: randomUUIDv7(),
      seesAll: true,
    }),
  ];
  const holding = async (token: string) => {
    const asks = { ...stage.asks, token };
    const { Content: begun } = await app.call(generateNuclearAccountNumber, {}, asks);
    const lines = [allocate(await stage.bill(), "98", "2")];
    const { answer } = await stage.hold({ ...stage.money("98"), lines, waiverReason: "Bank charges" }, { begun, asks });
    return [answer.StatusCode, answer.Content.code];
  };
  expect(await holding(writer)).toEqual([403, "writeOff.noWaiving"]);
  expect((await holding(waiver))[0]).toBe(200);
});

test("A record that nobody began is refused, and so is one filled in twice", async () => {
  const bill = await stage.bill();
  const { id } = await stage.hold({ ...stage.money("10"), lines: [allocate(bill, "10")] });
  const party = { type: "receipt" as const, partyKind: "customer" as const, partyId: stage.partyId("C0001") };
  const again = {
    id,
    version: 2,
    ...party,
    currency: "USD" as const,
    ...stage.money("10"),
    lines: [allocate(bill, "10")],
  };
  expect((await ask(addNuclearAccountRecord, again, stage.asks)).Content.code).toBe("writeOff.numberFirst");
  await stage.post(id);
  expect((await ask(postNuclearAccountRecord, { id, version: 3 }, stage.asks)).Content.code).toBe(
    "writeOff.notPending",
  );
});

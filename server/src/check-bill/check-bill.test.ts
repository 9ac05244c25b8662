import {
  deleteCollectionBill,
  editCollectionBill,
  exportCollectionBillList,
  loadCollectionBillInfo,
} from "@lading/contract/bill";
import {
  agreeCheckBill,
  deleteCheckBill,
  editCheckBill,
  getCheckBillList,
  getCheckBillLog,
  getReceivableAndPayableList,
  withdrawCheckBillAgreement,
  type addCheckBill,
} from "@lading/contract/check-bill";
import type { RequestOf } from "@lading/contract/core";
import { deleteSupplierCostDetails } from "@lading/contract/supplier-cost";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSheet } from "#core/sheets";
import { openReconciling, type Reconciling } from "./testing/index.ts";

type Line = RequestOf<typeof addCheckBill>["lines"][number];

let stage: Reconciling;
beforeAll(async () => {
  stage = await openReconciling();
});
afterAll(() => stage.house.app.close());

async function exported(path: string): Promise<string[][]> {
  const { app } = stage.house;
  const bytes = await stage.house.inCompany(async (db) => {
    const card = await app.services.files.find(db, path.split("/").at(-1) ?? "");
    if (!card) throw new Error("The sheet is not there");
    return await app.services.files.read(card);
  });
  const rows: string[][] = [];
  for await (const { cells } of readSheet(bytes, { maxRows: 1000 })) rows.push([...cells]);
  return rows;
}

test("A check bill stands beside its bills in their spreadsheet, with the credit that is left", async () => {
  const line = await stage.bill();
  const { Content } = await stage.gather("receipt", [line]);
  const { path } = (await stage.house.app.call(exportCollectionBillList, {}, stage.asks)).Content;
  const [headings = [], ...rows] = await exported(path);
  expect(headings).toEqual(expect.arrayContaining(["Credit balance", "Outstanding days", "Issued on (UTC)"]));
  const { invoiceNo } = (await stage.house.app.call(loadCollectionBillInfo, { id: line.recordId }, stage.asks)).Content;
  expect(rows.find((cells) => cells.includes(invoiceNo))).toContain(Content.financialAccountNo);
});

describe("A check bill", () => {
  test("gathers whole balances and parts of one party, and its lines carry its number", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    const { Content } = await stage.gather("receipt", [one, { ...other, amount: "40.5" }]);
    expect(Content.financialAccountNo).toMatch(/^CB\d\d-\d{7}$/);
    const whole = await stage.load(Content.id);
    expect(whole).toMatchObject({ amount: "140.50", status: "pending", partyName: "Oasis Trading", count: 2 });
    expect(whole.lines.map(({ amount, balance }) => [amount, balance])).toEqual([
      ["100.00", "100.00"],
      ["40.50", "100.00"],
    ]);
    const rows = (await stage.open()).filter(({ id }) => [one.recordId, other.recordId].includes(id));
    expect(rows.map(({ financialAccountNo }) => financialAccountNo)).toEqual([
      Content.financialAccountNo,
      Content.financialAccountNo,
    ]);
    const { Content: shown } = await stage.house.app.call(loadCollectionBillInfo, { id: one.recordId }, stage.asks);
    expect(shown).toMatchObject({ financialAccountNo: Content.financialAccountNo, balance: "100.00" });
  });

  test("of a hedge sets receivables against payables of one firm", async () => {
    const [owed, owing] = [await stage.bill({ customerNumber: "S0001" }), await stage.cost()];
    const { Content } = await stage.gather("hedge", [owed, owing]);
    expect(await stage.load(Content.id)).toMatchObject({ type: "hedge", amount: "40.00", partyNumber: "S0001" });
  });

  test("of a customer and a supplier asks once whether they are one firm", async () => {
    await stage.supplier("G0001", "Oasis Logistics");
    const lines = async () => [await stage.bill(), await stage.cost({ customerNumber: "G0001" })];
    const first = await lines();
    const asked = await stage.gather("hedge", first);
    expect([asked.StatusCode, asked.Content.code]).toEqual([409, "checkBill.notOneFirm"]);
    expect((await stage.gather("hedge", first, true)).StatusCode).toBe(200);
    expect((await stage.gather("hedge", await lines())).StatusCode).toBe(200);
  });

  test.each([
    ["no lines at all", () => Promise.resolve([]), "checkBill.empty"],
    [
      "two currencies",
      async () => [await stage.bill(), await stage.bill({ currency: "RMB" })],
      "checkBill.mixedCurrency",
    ],
    [
      "two customers",
      async () => [await stage.bill(), await stage.bill({ customerNumber: "S0001" })],
      "checkBill.mixedParty",
    ],
    ["a cost in a receipt", async () => [await stage.bill(), await stage.cost()], "checkBill.wrongKind"],
    ["more than the balance", async () => [{ ...(await stage.bill()), amount: "100.01" }], "checkBill.tooMuch"],
    ["parts of a cent", async () => [{ ...(await stage.bill()), amount: "1.005" }], "core.amountDecimals"],
  ] as const)("refuses %s", async (_what, lines, code) => {
    expect((await stage.gather("receipt", [...(await lines())])).Content.code).toBe(code);
  });

  test("holds a line that stands on no other, also when two gather it at once", async () => {
    const line = await stage.bill();
    const both = await Promise.all([stage.gather("receipt", [line]), stage.gather("receipt", [line])]);
    expect(both.map(({ StatusCode }) => StatusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ StatusCode }) => StatusCode === 409)?.Content.code).toBe("checkBill.standsOn");
  });

  test("numbers are gapless, also under parallel requests of which some are refused", async () => {
    const lines = await Promise.all(Array.from({ length: 12 }, () => stage.bill()));
    const results = await Promise.all([...lines, ...lines.slice(0, 4)].map((line) => stage.gather("receipt", [line])));
    expect(results.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(12);
    const { Content } = await stage.house.app.call(getCheckBillList, { status: "all", pageSize: 200 }, stage.asks);
    const serials = Content.rows
      .map(({ financialAccountNo }) => Number(financialAccountNo.slice(5)))
      .toSorted((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, place) => place + 1));
  });
});

/** Ids of the lines that a check bill can still take. */
const offered = async (id: string) => {
  const { Content } = await stage.house.app.call(
    getReceivableAndPayableList,
    { joining: id, pageSize: 200 },
    stage.asks,
  );
  return Content.rows.map((row) => row.id);
};

describe("Lines that a check bill can still take", () => {
  test("are its party's on no check bill, on its side and in its currency", async () => {
    const [own, free, taken] = [await stage.bill(), await stage.bill(), await stage.bill()];
    const others = [await stage.bill({ currency: "RMB" }), await stage.bill({ customerNumber: "S0001" })];
    const costs = [await stage.cost(), await stage.cost({ customerNumber: "C0001" })];
    await stage.gather("receipt", [taken]);
    const { Content } = await stage.gather("receipt", [own]);
    const rows = await offered(Content.id);
    expect(rows).toContain(free.recordId);
    for (const line of [own, taken, ...others, ...costs]) expect(rows).not.toContain(line.recordId);
    const edit = { id: Content.id, version: 1, lines: [own, free], remark: "" };
    expect((await stage.house.app.call(editCheckBill, edit, stage.asks)).StatusCode).toBe(200);
    const another = await stage.gather("receipt", [await stage.bill({ customerNumber: "S0001" })]);
    expect(await offered(another.Content.id)).not.toContain(free.recordId);
  });

  test("of a hedge are the customer's bills and the costs of the supplier that it is as well", async () => {
    await stage.supplier("G0002", "Oasis Haulage");
    const cost = () => stage.cost({ customerNumber: "G0002" });
    const gathered = [await stage.bill(), await cost()];
    const { Content } = await stage.gather("hedge", gathered, true);
    const [owed, owing, ofOther] = [await stage.bill(), await cost(), await stage.cost()];
    const rows = await offered(Content.id);
    expect(rows).toEqual(expect.arrayContaining([owed.recordId, owing.recordId]));
    expect(rows).not.toContain(ofOther.recordId);
    const edit = { id: Content.id, version: 1, lines: [...gathered, owed, owing], remark: "" };
    expect((await stage.house.app.call(editCheckBill, edit, stage.asks)).StatusCode).toBe(200);
  });

  test("are nobody's who does not see the check bill", async () => {
    const { Content } = await stage.gather("receipt", [await stage.bill()]);
    const foreign = { token: stage.house.tokens.rival, language: "en" as const };
    const asked = await stage.house.app.call(getReceivableAndPayableList, { joining: Content.id }, foreign);
    expect(asked.StatusCode).toBe(404);
  });
});

test("What is settled cannot be gathered, an agreement that nobody noted not be withdrawn, a name of two letters not searched", async () => {
  const settled = await stage.bill();
  await stage.house.inCompany((db) =>
    db.execute(sql`UPDATE collection_bill SET written_off = amount WHERE id = ${settled.recordId}`),
  );
  const gathered = await stage.gather("receipt", [settled]);
  expect([gathered.StatusCode, gathered.Content.code]).toEqual([422, "checkBill.nothingOpen"]);
  const { Content } = await stage.gather("receipt", [await stage.bill()]);
  const withdrawing = { id: Content.id, reason: "Too early", version: 1 };
  const withdrawn = await stage.house.app.call(withdrawCheckBillAgreement, withdrawing, stage.asks);
  expect([withdrawn.StatusCode, withdrawn.Content.code]).toEqual([409, "checkBill.notAgreed"]);
  const short = await stage.house.app.call(getReceivableAndPayableList, { companyName: "Oa" }, stage.asks);
  expect([short.StatusCode, Object.keys(short.Content.fields ?? {})]).toEqual([422, ["companyName"]]);
  const found = await stage.house.app.call(getReceivableAndPayableList, { companyName: "Oas" }, stage.asks);
  expect(found.StatusCode).toBe(200);
});

describe("A bill or cost on a check bill", () => {
  test("does not change, is not voided and not deleted; once the check bill is voided it is free", async () => {
    const line = await stage.bill();
    const { Content } = await stage.gather("receipt", [line]);
    const edit = await stage.house.app.call(
      editCollectionBill,
      { id: line.recordId, ...stage.form(), version: 1 },
      stage.asks,
    );
    expect(edit.Content.code).toBe("bill.reconciled");
    const remove = () =>
      stage.house.app.call(deleteCollectionBill, { ids: [line.recordId], reason: "Twice" }, stage.asks);
    expect((await remove()).ErrorMsg).toContain(Content.financialAccountNo);
    await stage.house.app.call(deleteCheckBill, { id: Content.id, reason: "Wrong month", version: 1 }, stage.asks);
    expect(await stage.load(Content.id)).toMatchObject({ status: "voided", voidReason: "Wrong month" });
    expect((await remove()).StatusCode).toBe(200);
    const owing = await stage.cost();
    await stage.gather("payment", [owing]);
    const deleted = await stage.house.app.call(deleteSupplierCostDetails, { ids: [owing.recordId] }, stage.asks);
    expect(deleted.Content.code).toBe("supplierCost.reconciled");
  });

  test("is reconciled with the party's agreement and waits again once that is withdrawn", async () => {
    const line = await stage.bill();
    const { Content } = await stage.gather("receipt", [line]);
    const waits = async () => (await stage.open()).some(({ id }) => id === line.recordId);
    const late = await stage.house.app.call(
      agreeCheckBill,
      { id: Content.id, agreedOn: "2999-01-01", agreedBy: "Huda", version: 1 },
      stage.asks,
    );
    expect(Object.keys(late.Content.fields ?? {})).toEqual(["agreedOn"]);
    expect(await waits()).toBe(true);
    expect((await stage.agree(Content.id)).Content.version).toBe(2);
    expect([await waits(), (await stage.load(Content.id)).status]).toEqual([false, "finished"]);
    const edit = { id: Content.id, lines: [line], version: 2 };
    expect((await stage.house.app.call(editCheckBill, edit, stage.asks)).Content.code).toBe("checkBill.agreed");
    const back = { id: Content.id, reason: "A difference", version: 2 };
    await stage.house.app.call(withdrawCheckBillAgreement, back, stage.asks);
    expect(await waits()).toBe(true);
    const { Content: log } = await stage.house.app.call(getCheckBillLog, { id: Content.id }, stage.asks);
    expect(log.rows.map(({ action }) => action)).toEqual(["withdraw", "agree", "add"]);
  });

  test("may leave it or change its part; somebody else's change in between is told", async () => {
    const [one, other] = [await stage.bill(), await stage.bill()];
    const { Content } = await stage.gather("receipt", [one, other]);
    const change = (lines: Line[], version: number) =>
      stage.house.app.call(editCheckBill, { id: Content.id, lines, remark: "October", version }, stage.asks);
    expect((await change([{ ...one, amount: "25" }], 1)).Content.version).toBe(2);
    expect(await stage.load(Content.id)).toMatchObject({ amount: "25.00", count: 1, remark: "October" });
    expect((await change([one], 1)).Content.code).toBe("core.stale");
    expect((await change([await stage.bill({ customerNumber: "S0001" })], 2)).Content.code).toBe(
      "checkBill.mixedParty",
    );
    expect((await stage.gather("receipt", [other])).StatusCode).toBe(200);
  });
});

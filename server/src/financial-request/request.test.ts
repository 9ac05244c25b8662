import { approvalRefusals, getFinancialAuditProcessSettingsList } from "@lading/contract/approval";
import {
  addExpenseCategory,
  editExpenseCategory,
  expenseCategoryRefusals,
  getExpenseCategory,
} from "@lading/contract/expense-category";
import {
  deleteOperatingExpenseRequest,
  editOperatingExpenseRequest,
  exportFinancialRequestList,
  getFinancialRequestList,
  getOperatingExpenseRequestLog,
  requestRefusals as refusals,
  submitOperatingExpenseRequest,
  withdrawOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "#core/testing";
import { Office, startOffice, type Worker } from "./office.stage.ts";

let app: TestApp;
let office: Office;
let sales: Worker;
let approver: Worker;
let manager: Worker;

beforeAll(async () => {
  app = await startOffice();
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await Office.open(app);
  sales = await office.hire("Sales", "sales");
  approver = await office.hire("Approver", "approval");
  manager = await office.hire("Manager", "generalManager");
});

const twoLevels = () => office.chain("operating", { of: [approver] }, { of: [manager], from: "5000" });

describe("An expense request", () => {
  test("is written, submitted, agreed to level by level, and says so in both sets of words", async () => {
    await twoLevels();
    const id = await sales.write({ amount: "6000" });
    expect(await sales.load(id)).toMatchObject({ number: "", status: "unapply", expenseApproval: "unapply" });
    expect((await manager.ask(getFinancialRequestList, {})).Content.rows).toEqual([]);
    expect((await sales.submit(id)).Content.number).toMatch(/^ER\d\d-0000001$/);
    expect(await sales.load(id)).toMatchObject({ status: "pendingApproval", expenseApproval: "pendingApproval" });
    expect((await approver.decide(id)).Content).toEqual({ decided: 1 });
    const [round] = (await sales.load(id)).rounds;
    expect(round?.levels.map(({ result, decidedByName }) => [result, decidedByName])).toEqual([
      ["agree", "Approver"],
      ["replying", ""],
    ]);
    await manager.decide(id, true, "Go ahead");
    expect(await sales.load(id)).toMatchObject({ status: "approvalCompleted", expenseApproval: "agree" });
    const { rows } = (await sales.ask(getOperatingExpenseRequestLog, { id })).Content;
    expect(rows.map(({ action }) => action)).toEqual(["agree", "agree", "submit", "add"]);
    expect(rows[0]?.changes).toContainEqual({ field: "opinion", before: null, after: "Go ahead" });
  });

  test("is refused with a reason, corrected and submitted again under its number", async () => {
    await twoLevels();
    const id = await sales.apply();
    const without = await approver.decide(id, false, "");
    expect(without.Content.fields).toEqual({ opinion: "Say why you disagree" });
    await approver.decide(id, false);
    const refused = await sales.load(id);
    expect(refused).toMatchObject({ status: "reject", expenseApproval: "disagree" });
    expect((await approver.decide(id)).ErrorMsg).toBe(`You decided on ${refused.number} already: nobody decides twice`);
    await sales.ask(editOperatingExpenseRequest, {
      id,
      ...(await sales.expense({ amount: "900" })),
      version: refused.version,
    });
    expect((await sales.submit(id)).Content.number).toBe(refused.number);
    expect((await approver.decide(id)).StatusCode).toBe(200);
    expect((await sales.load(id)).rounds.map(({ outcome }) => outcome)).toEqual(["agreed", "disagreed"]);
  });

  test("is withdrawn, then decided on no more, and only its applicant may", async () => {
    await twoLevels();
    const id = await sales.apply();
    const { version, rounds } = await sales.load(id);
    expect((await manager.ask(withdrawOperatingExpenseRequest, { id, version })).ErrorMsg).toBe(
      "Only its applicant changes, submits or withdraws it",
    );
    await sales.ask(withdrawOperatingExpenseRequest, { id, version });
    expect(await sales.load(id)).toMatchObject({ status: "cancel", expenseApproval: "unapply" });
    expect(rounds).toHaveLength(1);
    expect((await approver.decide(id)).Content.code).toBe(approvalRefusals.notPending.code);
    expect(await approver.sees("waiting")).toEqual([]);
    expect((await sales.ask(submitOperatingExpenseRequest, { id, version })).StatusCode).toBe(409);
    const again = await sales.ask(withdrawOperatingExpenseRequest, { id, version: version + 1 });
    expect(again.Content.code).toBe(refusals.notFree.code);
    const removal = await sales.ask(deleteOperatingExpenseRequest, { ids: [id] });
    expect(removal.Content.code).toBe(refusals.submittedBefore.code);
    const draft = await sales.write();
    expect((await sales.ask(deleteOperatingExpenseRequest, { ids: [draft] })).Content).toEqual({ deleted: 1 });
  });

  test("keeps the chain that it took, and nothing is submitted without one", async () => {
    const draft = await sales.write();
    expect((await sales.submit(draft)).ErrorMsg).toContain("There is no approval chain for “Operating expense” yet");
    await twoLevels();
    const id = await sales.apply();
    await office.chain("operating", { of: [manager] });
    expect(await manager.sees("waiting")).toEqual([]);
    expect((await manager.decide(id)).StatusCode).toBe(403);
    expect((await approver.decide(id)).StatusCode).toBe(200);
    expect(await sales.load(id)).toMatchObject({ status: "approvalCompleted" });
  });
});

describe("Decisions on an expense request", () => {
  test.each([
    ["amount", { amount: "1000.01" }],
    ["payee", { supplierName: "Another" }],
    ["statement", { statement: "Something else" }],
    ["currency", { currency: "USD" as const }],
  ])("are void when its %s is changed, also after the last of them", async (_field, change) => {
    await twoLevels();
    const id = await sales.apply();
    await approver.decide(id);
    const { version } = await sales.load(id);
    const edited = { id, ...(await sales.expense(change)), version };
    expect((await sales.ask(editOperatingExpenseRequest, edited)).StatusCode).toBe(200);
    const after = await sales.load(id);
    expect([after.status, after.rounds[0]?.outcome]).toEqual(["unapply", "voided"]);
    expect(await approver.sees("waiting")).toEqual([]);
  });

  test("are void when an account is changed, and stand when a remark is", async () => {
    await twoLevels();
    const id = await sales.apply();
    await approver.decide(id);
    const same = await sales.expense({ remark: "Rent of the second floor" });
    const { version } = await sales.load(id);
    await sales.ask(editOperatingExpenseRequest, { id, ...same, version });
    expect(await sales.load(id)).toMatchObject({ status: "approvalCompleted" });
    const accounts = same.accounts.map((account) => ({ ...account, bankNumber: "6222 0000 0001" }));
    await sales.ask(editOperatingExpenseRequest, { id, ...same, accounts, version: version + 1 });
    expect(await sales.load(id)).toMatchObject({ status: "unapply" });
  });

  test("are void when zeros are added to an account number, which is no amount, and stand when they are to the amount", async () => {
    await twoLevels();
    const written = await sales.expense();
    const accounts = (change: object) => written.accounts.map((account) => ({ ...account, ...change }));
    const id = await sales.apply({ accounts: accounts({ bankNumber: "6222.10" }) });
    await approver.decide(id);
    const edit = async (change: object) => {
      const { version } = await sales.load(id);
      const edited = { ...written, accounts: accounts({ bankNumber: "6222.10", ...change }), id, version };
      await sales.ask(editOperatingExpenseRequest, edited);
      return (await sales.load(id)).status;
    };
    expect(await edit({ amount: "1000.00" })).toBe("approvalCompleted");
    expect(await edit({ bankNumber: "6222.1" })).toBe("unapply");
  });

  test("are weighed in the settlement currency, at the day's rate, from an amount on", async () => {
    await twoLevels();
    const levels = async (amount: string) => (await sales.load(await sales.apply({ amount }))).rounds[0]?.levels.length;
    expect([await levels("4999.99"), await levels("5000")]).toEqual([1, 2]);
    const inDollars = await sales.write({ currency: "USD", amount: "800" });
    expect((await sales.submit(inDollars)).StatusCode).toBe(422);
    expect((await sales.ask(getFinancialRequestList, { search: "nobody" })).Content.total).toBe(0);
  });
});

describe("A request's form", () => {
  test.each(["1e3", "٣٠٠", "NaN", "-1", "0", "0.001", ""])("refuses the amount %j", async (amount) => {
    const answer = await sales.ask(editOperatingExpenseRequest, {
      id: await sales.write(),
      ...(await sales.expense({ amount })),
      version: 1,
    });
    expect([answer.StatusCode, Object.keys(answer.Content.fields ?? {})]).toEqual([422, ["accounts.0.amount"]]);
  });

  test("takes RMB, US and Hong Kong dollars, asks for what its way of payment needs, and up to ten rows", async () => {
    const id = await sales.write();
    const edit = async (change: Parameters<Worker["expense"]>[0]) =>
      (await sales.ask(editOperatingExpenseRequest, { id, ...(await sales.expense(change)), version: 1 })).Content
        .fields ?? {};
    expect(await edit({ currency: "EUR" })).toEqual({ currency: "Requests are in USD, RMB, HKD" });
    const row = { receiveMethod: "bankTransfer" as const, amount: "1" };
    expect(Object.keys(await edit({ accounts: [row] }))).toEqual([
      "accounts.0.accountName",
      "accounts.0.bankName",
      "accounts.0.bankNumber",
    ]);
    const cash = { receiveMethod: "cash" as const, amount: "1" };
    expect(await edit({ accounts: Array.from({ length: 11 }, () => cash) })).toEqual({
      accounts: "A maximum of 10 can be added",
    });
    expect(await edit({ accounts: [cash] })).toEqual({});
  });

  test("is seen by those above its applicant and exported by them", async () => {
    await twoLevels();
    await sales.apply();
    const other = await office.hire("Other", "sales");
    expect((await other.ask(getFinancialRequestList, {})).Content.rows).toEqual([]);
    expect((await manager.ask(getFinancialRequestList, {})).Content.rows).toHaveLength(1);
    expect((await manager.ask(exportFinancialRequestList, {})).StatusCode).toBe(200);
  });
});

test("A day to pay by that is over, or a category out of use, is corrected before it is submitted", async () => {
  await twoLevels();
  const late = await sales.write({ lastPaymentDate: "2020-01-31" });
  expect((await sales.submit(late)).Content).toMatchObject({ code: refusals.pastDate.code });
  const categoryId = await office.category();
  const id = await sales.write();
  const category = (await office.boss.ask(getExpenseCategory, {})).Content.rows.find((row) => row.id === categoryId);
  const setting = { ...addExpenseCategory.example, categoryName: "operating", id: categoryId };
  const set = (enabled: boolean, version: number) =>
    office.boss.ask(editExpenseCategory, { ...setting, enabled, version });
  expect((await set(false, category?.version ?? 0)).StatusCode).toBe(200);
  expect((await sales.submit(id)).Content.code).toBe(expenseCategoryRefusals.disabled.code);
  expect((await set(true, (category?.version ?? 0) + 1)).StatusCode).toBe(200);
  expect((await sales.submit(id)).StatusCode).toBe(200);
});

test("A chain has a level for every amount, each person once, and people who may decide", async () => {
  const withoutAll = await office.chain("operating", { of: [approver], from: "1" });
  expect(withoutAll.Content.code).toBe(approvalRefusals.levelForAll.code);
  expect((await office.chain("operating", { of: [approver] }, { of: [approver] })).ErrorMsg).toBe(
    "Approver stands at several levels, and nobody decides twice",
  );
  expect((await office.chain("operating", { of: [sales] })).ErrorMsg).toContain("has no right to approve");
  await twoLevels();
  const { rows } = (await office.boss.ask(getFinancialAuditProcessSettingsList, {})).Content;
  expect(rows.find(({ kind }) => kind === "operating")?.levels.map(({ fromAmount }) => fromAmount)).toEqual([
    "",
    "5000.00",
  ]);
});

import {
  editOperatingExpenseRequest,
  getOperatingExpenseRequestLog,
  withdrawOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { addExchangeRate } from "@lading/contract/exchange-rate";
import {
  getPayableList,
  getPaymentList,
  payFinancialRequests,
  paymentRefusals as refusals,
} from "@lading/contract/payment";
import { periodRefusals } from "@lading/contract/period";
import { editElectronicWalletInfo } from "@lading/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "#core/testing";
import { openCashDesk, startPaying, today, type CashDesk } from "./paying.stage.ts";

let app: TestApp;
let desk: CashDesk;
beforeAll(async () => {
  app = await startPaying();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await openCashDesk(app);
});

describe("Paying a request", () => {
  test("is the cashier's: it is Agree and Completed, has its number and day, and is booked once", async () => {
    const id = await desk.approved();
    expect((await desk.cashier.ask(getPayableList, {})).Content.rows).toMatchObject([{ id, hindrance: "" }]);
    for (const other of [desk.applicant, desk.approver]) expect((await desk.pay([id], other)).StatusCode).toBe(403);
    const paid = await desk.pay([id]);
    expect(paid.Content.payments).toMatchObject([{ number: expect.stringMatching(/^PY\d\d-0000001$/) }]);
    expect(await desk.applicant.load(id)).toMatchObject({
      status: "completed",
      expenseApproval: "agree",
      paymentRecordNumber: paid.Content.payments[0]?.number,
      paidOn: today(),
      mayEdit: false,
    });
    expect(await desk.postings(id)).toEqual([
      { account: "bank", amount: "-1000" },
      { account: "expense", amount: "1000" },
    ]);
    expect((await desk.pay([id])).Content.code).toBe(refusals.paidAlready.code);
    expect((await desk.cashier.ask(getPayableList, {})).Content.rows).toEqual([]);
    const { rows } = (await desk.applicant.ask(getOperatingExpenseRequestLog, { id })).Content;
    expect(rows[0]).toMatchObject({ action: "pay" });
  });

  test("is never one's own, nor one's that one decided on, for administrators too", async () => {
    const own = await desk.applicant.apply();
    await desk.approver.decide(own);
    const byBoss = await desk.office.boss.apply();
    await desk.approver.decide(byBoss);
    expect((await desk.pay([byBoss], desk.office.boss)).Content.code).toBe(refusals.own.code);
    await desk.office.chain("operating", { of: [desk.office.boss] });
    const decided = await desk.applicant.apply();
    await desk.office.boss.decide(decided);
    expect((await desk.pay([decided], desk.office.boss)).Content.code).toBe(refusals.decided.code);
    const { rows } = (await desk.office.boss.ask(getPayableList, { sort: "subjectNumber", order: "asc" })).Content;
    expect(rows.map(({ hindrance }) => hindrance)).toEqual(["", "own", "decided"]);
    expect((await desk.pay([own, byBoss, decided])).StatusCode).toBe(200);
  });

  test("of what is not approved, was changed since it was read, or is dated wrongly is refused, all or none", async () => {
    const [fine, waiting] = [await desk.approved(), await desk.applicant.apply()];
    expect((await desk.pay([fine, waiting])).Content.code).toBe(refusals.notApproved.code);
    expect((await desk.pay([fine], desk.cashier, { version: 1 })).Content.code).toBe(refusals.changed.code);
    const late = await desk.pay([fine], desk.cashier, { paidOn: "2999-01-01" });
    expect(late.Content).toMatchObject({ code: refusals.notYet.code, fields: { paidOn: expect.any(String) } });
    await desk.closeJanuary();
    const closed = await desk.pay([fine], desk.cashier, { paidOn: "2026-01-31" });
    expect(closed.Content).toMatchObject({ code: periodRefusals.closed.code, fields: { paidOn: expect.any(String) } });
    expect(await desk.postings(fine)).toEqual([]);
  });
});

describe("Paying several", () => {
  test("is in one currency", async () => {
    await desk.office.boss.ask(addExchangeRate, { currency: "USD", date: "2026-01-01", rate: "7.1" });
    const [one, other] = [await desk.approved(), await desk.approved({ currency: "USD" })];
    expect((await desk.pay([one, other])).Content.code).toBe(refusals.mixedCurrency.code);
    expect([(await desk.pay([one])).StatusCode, (await desk.pay([other])).StatusCode]).toEqual([200, 200]);
  });

  test("is by transfer from an account of the company in its currency that is in use, in cash from none", async () => {
    const id = await desk.approved();
    const dollars = await desk.account("USD", true);
    const [closed, fine] = [await desk.account("RMB", false), await desk.account("RMB", true)];
    const items = [{ subject: "expense" as const, id, version: await desk.versionOf(id) }];
    const pay = async (method: "bankTransfer" | "cash", accountId: string | null) =>
      await desk.cashier.ask(payFinancialRequests, { items, paidOn: today(), method, accountId });
    for (const accountId of [null, dollars, closed])
      expect((await pay("bankTransfer", accountId)).Content).toMatchObject({
        code: refusals.otherAccount.code,
        fields: { accountId: expect.any(String) },
      });
    expect((await pay("cash", fine)).Content.code).toBe(refusals.otherAccount.code);
    expect((await pay("bankTransfer", fine)).StatusCode).toBe(200);
  });
});

describe("Paying into an account that changed", () => {
  test("is refused clearly after the applicant changed it: all decisions are void", async () => {
    const id = await desk.approved();
    const version = await desk.versionOf(id);
    const { accounts } = await desk.applicant.expense();
    const [account] = accounts;
    const changed = {
      ...(await desk.applicant.expense()),
      accounts: account ? [{ ...account, bankNumber: "1" }] : [],
    };
    expect((await desk.applicant.ask(editOperatingExpenseRequest, { ...changed, id, version })).StatusCode).toBe(200);
    expect((await desk.pay([id], desk.cashier, { version })).Content.code).toBe(refusals.changed.code);
    expect((await desk.pay([id])).Content.code).toBe(refusals.notApproved.code);
  });

  test("is refused into an e-wallet on file that its owner changed after the decision", async () => {
    const wallet = { provider: "Alipay", accountName: "Huda", walletNumber: "138 1111" };
    await desk.applicant.ask(editElectronicWalletInfo, { ...wallet, version: 0 });
    const row = { receiveMethod: "eWallet" as const, accountName: "Huda", amount: "1000" };
    const strange = await desk.applicant.expense({
      accounts: [{ ...row, bankNumber: "999", walletOf: desk.applicant.id }],
    });
    await expect(desk.applicant.apply(strange)).rejects.toThrow();
    const id = await desk.approved({ accounts: [{ ...row, bankNumber: "138 1111", walletOf: desk.applicant.id }] });
    await desk.applicant.ask(editElectronicWalletInfo, { ...wallet, walletNumber: "138 2222", version: 1 });
    expect((await desk.pay([id])).Content.code).toBe(refusals.accountChanged.code);
    await desk.applicant.ask(editElectronicWalletInfo, { ...wallet, version: 2 });
    expect((await desk.pay([id])).StatusCode).toBe(200);
  });
});

describe("At once", () => {
  test("ten who pay one request pay it once", async () => {
    const id = await desk.approved();
    const version = await desk.versionOf(id);
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, at) => desk.office.hire(`Cashier ${at}`, "cashier")),
    );
    const all = [desk.cashier, ...others, desk.cashier, ...others];
    const answers = await Promise.all(all.map((by) => desk.pay([id], by, { version })));
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
    expect(await desk.postings(id)).toHaveLength(2);
  });

  test.each(Array.from({ length: 6 }, (_, round) => round))(
    "paying and withdrawing come to exactly one of both (%i)",
    async () => {
      const id = await desk.approved();
      const version = await desk.versionOf(id);
      const [paid, withdrawn] = await Promise.all([
        desk.pay([id], desk.cashier, { version }),
        desk.applicant.ask(withdrawOperatingExpenseRequest, { id, version }),
      ]);
      expect([paid.StatusCode, withdrawn.StatusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await desk.postings(id)).toHaveLength(paid.StatusCode === 200 ? 2 : 0);
    },
  );

  test("closing and paying: what was paid is dated in a day that was open then", async () => {
    const ids = [await desk.approved(), await desk.approved(), await desk.approved()];
    const answers = await Promise.all([
      ...ids.map((id) => desk.pay([id], desk.cashier, { paidOn: "2026-01-20" })),
      desk.closeJanuary(),
    ]);
    expect(answers.at(-1)?.StatusCode).toBe(200);
    for (const [place, id] of ids.entries())
      expect(await desk.postings(id)).toHaveLength(answers[place]?.StatusCode === 200 ? 2 : 0);
    const after = await desk.pay([await desk.approved()], desk.cashier, { paidOn: "2026-01-20" });
    expect(after.Content.code).toBe(periodRefusals.closed.code);
  });

  test("many cashiers' numbers have no gap and none twice", async () => {
    const ids = [];
    for (let at = 0; at < 8; at += 1) ids.push(await desk.approved());
    await Promise.all(ids.map((id) => desk.pay([id])));
    const { rows } = (await desk.cashier.ask(getPaymentList, { sort: "number", order: "asc" })).Content;
    expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

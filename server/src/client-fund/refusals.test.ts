import { randomUUIDv7 } from "node:crypto";
import {
  addClientFundBusinessEntry,
  addClientFundExchange,
  addClientFundPayBack,
  addReceiptPreRecord,
  claimReceiptPreRecords,
  clientFundRefusals as refusals,
  confirmClientFundMovement,
  confirmingPage,
  confirmReceiptPreRecordClaim,
  createClientFundStatementPdf,
  financeEntryPage,
  financeReceiptPage,
  fundDetailPage,
  getAvailableFundList,
  getClientFundFinanceEntryList,
  getReceiptPreRecordFinanceList,
  loadClientFundEntryInfo,
  postClientFundEntry,
  postingPage,
  withdrawReceiptPreRecordClaim,
} from "@lading/contract/client-fund";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { addPresetCurrencies } from "#currency";
import { makeCompany, makeToken } from "#user";
import { clientFundBadges } from "./badges.ts";
import { fundsOfFile } from "./client-fund.stage.ts";

const funds = fundsOfFile();

/** Who may confirm claims, post entries and confirm movements. */
const rights = new Set([financeReceiptPage, postingPage, confirmingPage].map((page) => `${page}:approve`));
/** How much the menu says waits for a person beside a page; claims, unless another is named. */
const waiting = (companyId: string, userId: string, page: string = financeReceiptPage) =>
  inTransaction(funds.house.app.database, { companyId }, async (db) => {
    const session = { companyId, userId, rights, seesAll: true };
    const badge = clientFundBadges.find(({ url }) => url === page);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the badge reads these four of a session
    return await badge?.count({ db, session: session as never });
  });
const boss = () => ({ ...funds.layla, token: funds.house.tokens.administrator });
const claiming = (id: string) => ({ ids: [id], customerId: funds.customer(), fundClass: "business" as const });

describe("A claim", () => {
  test("is not confirmed by who made it, an administrator neither, but by another of finance", async () => {
    const id = await funds.receipt({ amount: "21" });
    await funds.done(claimReceiptPreRecords, claiming(id), boss());
    const mayConfirm = async (by = funds.layla) =>
      (await funds.done(getReceiptPreRecordFinanceList, { status: "claimed" }, by)).rows.map((row) => row.mayConfirm);
    expect([await mayConfirm(boss()), await mayConfirm()]).toEqual([[false], [true]]);
    const { companyId, administrator } = funds.house.company;
    expect([await waiting(companyId, administrator.userId), await waiting(companyId, randomUUIDv7())]).toEqual([0, 1]);
    const own = await funds.ask(confirmReceiptPreRecordClaim, { id, version: 2 }, boss());
    expect([own.StatusCode, own.Content.code]).toEqual([403, refusals.ownClaim.code]);
    await funds.done(confirmReceiptPreRecordClaim, { id, version: 2 });
  });

  test("is taken back by who made it, and not by others who see the customer", async () => {
    const id = await funds.receipt({ amount: "22" });
    await funds.done(claimReceiptPreRecords, claiming(id), funds.sami);
    const others = await funds.ask(withdrawReceiptPreRecordClaim, { id, version: 2 }, boss());
    expect([others.StatusCode, others.Content.code]).toEqual([403, refusals.othersClaim.code]);
    await funds.done(withdrawReceiptPreRecordClaim, { id, version: 2 }, funds.sami);
  });
});

test("Bank charges need their currency; with it they are kept", async () => {
  const entry = funds.entry({ receivedAmount: "23", bankCharges: "1", bankChargesCurrency: "" });
  const refused = await funds.ask(addClientFundBusinessEntry, entry, funds.sami);
  expect(refused.Content.code).toBe(refusals.chargesCurrency.code);
  const { id } = await funds.done(addClientFundBusinessEntry, { ...entry, bankChargesCurrency: "USD" }, funds.sami);
  expect(await funds.done(loadClientFundEntryInfo, { id })).toMatchObject({
    bankCharges: "1.00",
    bankChargesCurrency: "USD",
  });
});

test("An exchange that comes to 0 or stays in its currency is refused; one unit more is done", async () => {
  await funds.income({ receivedAmount: "1000", receivedCurrency: "JPY", remittanceCurrency: "JPY" });
  const { id: fundId } = await funds.fund("JPY");
  const exchange = (change: object) =>
    funds.ask(addClientFundExchange, { fundId, amount: "1", toCurrency: "USD", ...change });
  expect((await exchange({ toCurrency: "JPY" })).Content.code).toBe(refusals.sameCurrency.code);
  expect((await exchange({ rateKind: "own", fromRate: "0.05", toRate: "" })).Content.code).toBe(
    refusals.bothRates.code,
  );
  expect((await exchange({})).Content.code).toBe(refusals.exchangeOfNothing.code);
  expect((await exchange({ amount: "1000" })).StatusCode).toBe(200);
});

test("A statement needs a fund in its currency", async () => {
  await funds.income({ receivedAmount: "24" });
  const paper = { customerId: funds.customer(), dayFrom: "", dayTo: "", documentLanguages: ["en" as const] };
  const none = await funds.ask(createClientFundStatementPdf, { ...paper, currency: "KWD" });
  expect(none.Content.code).toBe(refusals.nothingInPeriod.code);
});

test("A company's only user claims, confirms and posts alone, is offered it, and the entry says so", async () => {
  const { app } = funds.house;
  const code = "SOLEFUNDS";
  const administrator = { userName: "Noor", email: "noor@sole.example" };
  const { companyId, ...company } = await makeCompany(app.database, {
    code,
    companyName: code,
    furnish: [addPresetCurrencies],
    administrator,
  });
  const customerId = randomUUIDv7();
  await inTransaction(app.database, { companyId }, (db) =>
    db.execute(sql`INSERT INTO customer (company_id, id, customer_number, customer_name)
      VALUES (${companyId}, ${customerId}, 'C0001', 'Oasis')`),
  );
  const token = await makeToken(app.database, companyId, company.administrator.userId);
  const noor = { ...funds.layla, token };
  const { id } = await funds.done(addReceiptPreRecord, addReceiptPreRecord.example, noor);
  await funds.done(claimReceiptPreRecords, { ...claiming(id), customerId }, noor);
  const { rows } = await funds.done(getReceiptPreRecordFinanceList, {}, noor);
  expect(rows).toMatchObject([{ claimedByMe: true, mayConfirm: true }]);
  expect(await waiting(companyId, company.administrator.userId)).toBe(1);
  const { entryId } = await funds.done(confirmReceiptPreRecordClaim, { id, version: 2 }, noor);
  expect((await funds.done(getClientFundFinanceEntryList, {}, noor)).rows).toMatchObject([{ mayPost: true }]);
  const waits = async (page: string) => await waiting(companyId, company.administrator.userId, page);
  expect(await waits(financeEntryPage)).toBe(1);
  await funds.done(postClientFundEntry, { id: entryId, version: 1 }, noor);
  expect(await waits(financeEntryPage)).toBe(0);
  const [fund] = (await funds.done(getAvailableFundList, {}, noor)).rows;
  const payBack = { fundId: fund?.id ?? "", amount: "1", payee: "Oasis", reason: "Paid twice" };
  const movement = await funds.done(addClientFundPayBack, payBack, noor);
  expect(await waits(fundDetailPage)).toBe(1);
  await funds.done(confirmClientFundMovement, { id: movement.id, version: 1 }, noor);
  expect(await waits(fundDetailPage)).toBe(0);
  expect(await funds.done(loadClientFundEntryInfo, { id: entryId }, noor)).toMatchObject({
    onlyUser: true,
    mayPost: false,
  });
});

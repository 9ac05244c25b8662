import { randomUUID } from "node:crypto";
import {
  addCollectionAccount,
  deleteCollectionAccount,
  editCollectionAccount,
  exportCollectionAccountList,
  getCollectionAccountList,
  getCollectionAccountLog,
} from "@lading/contract/collection-account";
import type { RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetCurrencies } from "#currency";
import { makeCompany, makeToken } from "#user";
import { accountsToPayInto, collectionAccountModule } from "./index.ts";

let app: TestApp;
let companyId: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ modules: [collectionAccountModule()], services: (database) => localServices(database) });
});
afterAll(() => app.close());
beforeEach(async () => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const company = await makeCompany(app.database, {
    code,
    companyName: code,
    furnish: [addPresetCurrencies],
    administrator: { userName: "Chen Jing", email: `${code}@lading.example` },
  });
  companyId = company.companyId;
  token = await makeToken(app.database, companyId, company.administrator.userId);
});

type Account = RequestOf<typeof addCollectionAccount>;
const asks = () => ({ token, language: "en" as const });
const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) => inTransaction(app.database, { companyId }, work);
const account = (change: Partial<Account> = {}): Account => ({ ...addCollectionAccount.example, ...change });
const add = (change: Partial<Account> = {}) => app.call(addCollectionAccount, account(change), asks());
const list = async (filters: Partial<RequestOf<typeof getCollectionAccountList>> = {}) =>
  (await app.call(getCollectionAccountList, { sort: "bankName", order: "asc", ...filters }, asks())).Content.rows;
const numbers = async (filters = {}) => (await list(filters)).map(({ bankNumber }) => bankNumber);

describe("Collection accounts", () => {
  test("are kept once in a currency, whatever the blanks and capitals of their numbers", async () => {
    await add({ bankNumber: "SA03 8000 0000" });
    const again = await add({ bankNumber: "sa0380000000" });
    expect([again.StatusCode, again.Content.fields]).toEqual([
      409,
      { bankNumber: "This account number is there already in this currency" },
    ]);
    expect((await add({ bankNumber: "SA03 8000 0000", currency: "SAR" })).StatusCode).toBe(200);
  });

  test("are in an enabled currency, and keep one that is disabled later", async () => {
    const { id } = (await add()).Content;
    const switchOff = sql`UPDATE currency_setting SET enabled = false WHERE short_name = 'USD'`;
    await inside((db) => db.execute(switchOff));
    expect((await add({ bankNumber: "2" })).Content.fields).toEqual({
      currency: "USD is not enabled. It can be enabled in the currency settings",
    });
    const edited = await app.call(
      editCollectionAccount,
      { id, ...account({ bankRegion: "Shenzhen" }), version: 1 },
      asks(),
    );
    expect(edited.Content).toEqual({ version: 2 });
  });

  test("are found by name, bank, number with or without blanks, currency and state, and exported so", async () => {
    await add({ bankNumber: "7405 1234", bankName: "Bank of China" });
    await add({ bankNumber: "SA03 80", bankName: "بنك الرياض", currency: "SAR", enabled: false });
    expect(await numbers({ search: "74051234" })).toEqual(["7405 1234"]);
    expect(await numbers({ search: "الرياض" })).toEqual(["SA03 80"]);
    expect(await numbers({ currency: "USD" })).toEqual(["7405 1234"]);
    expect(await numbers({ enabled: false })).toEqual(["SA03 80"]);
    expect(await numbers({ updatedByName: "chen" })).toHaveLength(2);
    const made = await app.call(exportCollectionAccountList, { currency: "SAR" }, { token, language: "zh" });
    const card = await inside((db) => app.services.files.find(db, made.Content.path.split("/").at(-1) ?? ""));
    const rows: (readonly string[])[] = [];
    const bytes = card ? await app.services.files.read(card) : new Uint8Array();
    for await (const row of readSheet(bytes, { maxRows: 10 })) rows.push(row.cells);
    expect(made.Content.name).toMatch(/^收款账户 /);
    expect(rows.map((cells) => cells.slice(0, 5))).toEqual([
      ["币种", "户名", "开户行", "开户地区", "银行账号"],
      ["SAR", "Gulf International Freight Co., Ltd", "بنك الرياض", "", "SA03 80"],
    ]);
  });

  test("say in their log who did what, also of one that is gone; a stale edit is refused", async () => {
    const { id } = (await add()).Content;
    await app.call(editCollectionAccount, { id, ...account({ enabled: false }), version: 1 }, asks());
    const stale = await app.call(editCollectionAccount, { id, ...account(), version: 1 }, asks());
    expect(stale.StatusCode).toBe(409);
    expect((await app.call(deleteCollectionAccount, { ids: [id] }, asks())).Content).toEqual({ deleted: 1 });
    const { rows } = (await app.call(getCollectionAccountLog, { id }, asks())).Content;
    expect(rows.map(({ action, userName }) => `${action} ${userName}`)).toEqual([
      "delete Chen Jing",
      "edit Chen Jing",
      "add Chen Jing",
    ]);
    expect(rows[1]?.changes).toEqual([{ field: "enabled", before: "true", after: "false" }]);
  });

  test("are asked to be paid into while they are in use, the oldest first", async () => {
    for (const change of [{ bankNumber: "1" }, { bankNumber: "2", enabled: false }, { bankNumber: "3" }] as const)
      await add(change);
    await add({ bankNumber: "4", currency: "SAR" });
    const asked = await inside((db) => accountsToPayInto(db, companyId, ["USD", "USD"]));
    expect(asked.map(({ bankNumber }) => bankNumber)).toEqual(["1", "3"]);
    expect(await inside((db) => accountsToPayInto(db, companyId, []))).toEqual([]);
  });
});

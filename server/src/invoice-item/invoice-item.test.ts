import { randomUUID } from "node:crypto";
import {
  addInvoiceItem,
  deleteInvoiceItem,
  editInvoiceItem,
  exportInvoiceItemList,
  getInvoiceItemList,
  getInvoiceItemLog,
} from "@lading/contract/invoice-item";
import type { RequestOf } from "@lading/contract/core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeCompany, makeToken } from "#user";
import { invoiceItemModule } from "./index.ts";

let app: TestApp;
let companyId: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ modules: [invoiceItemModule], services: (database) => localServices(database) });
});
afterAll(() => app.close());
beforeEach(async () => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const administrator = { userName: "Chen Jing", email: `${code}@lading.example` };
  const company = await makeCompany(app.database, { code, companyName: code, furnish: [], administrator });
  companyId = company.companyId;
  token = await makeToken(app.database, companyId, company.administrator.userId);
});

type Item = RequestOf<typeof addInvoiceItem>;
const asks = () => ({ token, language: "en" as const });
const named = (name: string): Item => ({
  chineseName: `${name}服务`,
  englishName: `${name} service`,
  arabicName: `خدمة ${name}`,
  taxRate: "6",
});
const add = (change: Partial<Item> = {}) => app.call(addInvoiceItem, { ...named("Freight"), ...change }, asks());
const list = async (filters: Partial<RequestOf<typeof getInvoiceItemList>> = {}) =>
  (await app.call(getInvoiceItemList, { sort: "englishName", order: "asc", ...filters }, asks())).Content.rows;

describe("Invoice items", () => {
  test.each([
    ["100.01", "Must be at most 100"],
    ["6.125", "Enter a number with at most 2 decimals"],
    ["-1", "Enter a number with at most 2 decimals"],
    ["1e1", "Enter a number with at most 2 decimals"],
  ])("have a tax rate in percent; %s is none", async (taxRate, message) => {
    expect((await add({ taxRate })).Content.fields).toEqual({ taxRate: message });
  });

  test("have each name once, whatever its capitals", async () => {
    await add();
    const again = await add({ ...named("Other"), englishName: "FREIGHT SERVICE" });
    expect([again.StatusCode, again.Content.fields]).toEqual([
      409,
      { englishName: "An invoice item has this name already" },
    ]);
    const { id } = (await add(named("Customs"))).Content;
    const edited = await app.call(
      editInvoiceItem,
      { id, ...named("Customs"), chineseName: "Freight服务", version: 1 },
      asks(),
    );
    expect(edited.Content.fields).toHaveProperty("chineseName");
  });

  test("are found by name and tax code, sorted by rate, and exported with figures", async () => {
    await add({ taxRate: "15", taxCode: "304" });
    await add({ ...named("Storage"), taxRate: "0", enabled: false });
    await add({ ...named("Customs"), taxRate: "6.50" });
    const names = async (filters = {}) => (await list(filters)).map(({ englishName }) => englishName);
    expect(await names({ search: "304" })).toEqual(["Freight service"]);
    expect(await names({ search: "خدمة customs" })).toEqual(["Customs service"]);
    expect(await names({ enabled: false })).toEqual(["Storage service"]);
    expect((await list({ sort: "taxRate", order: "desc" })).map(({ taxRate }) => taxRate)).toEqual(["15", "6.5", "0"]);
    const made = await app.call(exportInvoiceItemList, { search: "freight" }, { token, language: "ar" });
    const rows = await inTransaction(app.database, { companyId }, async (db) => {
      const card = await app.services.files.find(db, made.Content.path.split("/").at(-1) ?? "");
      const found: (readonly string[])[] = [];
      const bytes = card ? await app.services.files.read(card) : new Uint8Array();
      for await (const row of readSheet(bytes, { maxRows: 10 })) found.push(row.cells);
      return found;
    });
    expect(rows[0]?.slice(3, 6)).toEqual(["رمز التصنيف الضريبي", "نسبة الضريبة (%)", "الحالة"]);
    expect(rows[1]?.slice(1, 6)).toEqual(["Freight service", "خدمة Freight", "304", "15", "مفعّل"]);
  });

  test("say in their log what was changed, and it stays when they are deleted", async () => {
    const { id } = (await add()).Content;
    await app.call(editInvoiceItem, { id, ...named("Freight"), taxRate: "9", enabled: false, version: 1 }, asks());
    await app.call(deleteInvoiceItem, { ids: [id] }, asks());
    const { rows } = (await app.call(getInvoiceItemLog, { id }, asks())).Content;
    expect(rows.map(({ action }) => action)).toEqual(["delete", "edit", "add"]);
    expect(rows[1]?.changes).toEqual([
      { field: "taxRate", before: "6", after: "9" },
      { field: "enabled", before: "true", after: "false" },
    ]);
    expect(await list()).toEqual([]);
  });
});

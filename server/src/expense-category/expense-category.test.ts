import { randomUUID } from "node:crypto";
import type { RequestOf } from "@lading/contract/core";
import {
  addExpenseCategory,
  deleteExpenseCategory,
  editExpenseCategory,
  exportExpenseCategory,
  getExpenseCategory,
  getExpenseCategoryLog,
  getExpenseCategoryOptions,
} from "@lading/contract/expense-category";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeCompany, makeToken } from "#user";
import { expenseCategoryModule } from "./index.ts";

let app: TestApp;
let companyId: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ modules: [expenseCategoryModule([])], services: (database) => localServices(database) });
});
afterAll(() => app.close());
beforeEach(async () => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const administrator = { userName: "Chen Jing", email: `${code}@lading.example` };
  const company = await makeCompany(app.database, { code, companyName: code, furnish: [], administrator });
  companyId = company.companyId;
  token = await makeToken(app.database, companyId, company.administrator.userId);
});

type Category = RequestOf<typeof addExpenseCategory>;
const asks = () => ({ token, language: "en" as const });
const category = (change: Partial<Category>): Category => ({ ...addExpenseCategory.example, ...change });
const add = (change: Partial<Category>) => app.call(addExpenseCategory, category(change), asks());
const added = async (change: Partial<Category>) => (await add(change)).Content.id;
const list = async (filters: RequestOf<typeof getExpenseCategory> = {}) =>
  (await app.call(getExpenseCategory, filters, asks())).Content.rows;

const under = (id: string, parentId: string, categoryName: string) =>
  app.call(editExpenseCategory, { id, ...category({ categoryName, parentId }), version: 1 }, asks());

describe("Expense categories", () => {
  test("stand in their tree, parents before their children, and a child is of its parent's kind of cost", async () => {
    const travel = await added({ categoryName: "Travel", costCategory: "business" });
    await added({ categoryName: "Flights", parentId: travel, costCategory: "operating", costCode: "5403-02" });
    await added({ categoryName: "Office" });
    await added({ categoryName: "Hotels", parentId: travel });
    const shown = (await list()).map((one) => `${one.parentName}/${one.categoryName} ${one.costCategory}`);
    expect(shown).toEqual([
      "/Office operating",
      "/Travel business",
      "Travel/Flights business",
      "Travel/Hotels business",
    ]);
    expect((await list({ search: "travel", costCategory: "business" })).map((one) => one.costCode)).toContain(
      "5403-02",
    );
    const made = await app.call(exportExpenseCategory, { search: "5403" }, { token, language: "zh" });
    const rows: (readonly string[])[] = [];
    await inTransaction(app.database, { companyId }, async (db) => {
      const card = await app.services.files.find(db, made.Content.path.split("/").at(-1) ?? "");
      const bytes = card ? await app.services.files.read(card) : new Uint8Array();
      for await (const row of readSheet(bytes, { maxRows: 10 })) rows.push(row.cells);
    });
    expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
      ["名称", "上级类别", "成本类型", "成本代码"],
      ["Flights", "Travel", "业务成本", "5403-02"],
    ]);
  });

  test("have two levels and each name once at its place", async () => {
    const travel = await added({ categoryName: "Travel" });
    const hotels = await added({ categoryName: "Hotels", parentId: travel });
    expect((await add({ categoryName: " TRAVEL" })).Content.fields).toEqual({
      categoryName: "There is a category of this name at this place already",
    });
    expect((await add({ categoryName: "Travel", parentId: travel })).StatusCode).toBe(200);
    expect((await add({ categoryName: "Suites", parentId: hotels })).Content.fields).toEqual({
      parentId: "Categories have two levels: choose one of the upper level",
    });
    const office = await added({ categoryName: "Office" });
    const below = { id: travel, ...category({ categoryName: "Travel", parentId: office }), version: 1 };
    expect((await app.call(editExpenseCategory, below, asks())).Content.fields).toEqual({
      parentId: "“Travel” has categories below it. Move or delete them first",
    });
  });

  test("of two that make each other their parent one is refused", async () => {
    const [one, other] = [await added({ categoryName: "One" }), await added({ categoryName: "Other" })];
    const answers = await Promise.all([under(one, other, "One"), under(other, one, "Other")]);
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
  });
});

describe("An expense category", () => {
  test("gives its kind of cost to its children, is not deleted before them, and says who changed what", async () => {
    const travel = await added({ categoryName: "Travel" });
    const hotels = await added({ categoryName: "Hotels", parentId: travel });
    expect((await app.call(deleteExpenseCategory, { ids: [travel] }, asks())).ErrorMsg).toBe(
      "“Travel” has categories below it. Move or delete them first",
    );
    const business = { ...category({ categoryName: "Travel", costCategory: "business" }), id: travel, version: 1 };
    await app.call(editExpenseCategory, business, asks());
    expect((await app.call(editExpenseCategory, business, asks())).StatusCode).toBe(409);
    const { rows } = (await app.call(getExpenseCategoryLog, { id: hotels }, asks())).Content;
    expect(rows[0]?.changes).toEqual([{ field: "costCategory", before: "operating", after: "business" }]);
    expect(rows[1]?.changes).toContainEqual({ field: "parentName", before: null, after: "Travel" });
    expect((await app.call(deleteExpenseCategory, { ids: [travel, hotels] }, asks())).Content).toEqual({ deleted: 2 });
  });

  test("is offered while it and its parent are in use", async () => {
    const travel = await added({ categoryName: "Travel", enabled: false });
    await added({ categoryName: "Hotels", parentId: travel });
    await added({ categoryName: "Office" });
    const { rows } = (await app.call(getExpenseCategoryOptions, {}, asks())).Content;
    expect(rows.map(({ categoryName }) => categoryName)).toEqual(["Office"]);
  });
});

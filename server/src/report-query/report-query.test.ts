import { randomUUIDv7 } from "node:crypto";
import type { Action, RequestOf, Right } from "@lading/contract/core";
import {
  addReportQueryCondition,
  deleteReportQueryCondition,
  editReportQueryCondition,
  exportReportQueryCondition,
  getReportQueryConditionList,
  getReportQueryConditionLog,
  reportFields,
  reportOperatorsOf,
  reportQueryPage,
  reportSourceRights,
  runReportQueryCondition,
  takesNoValue,
  type ReportSource,
} from "@lading/contract/report-query";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openReconciling, type Reconciling } from "#check-bill/testing";
import { readSheet } from "#core/sheets";
import { staffToken } from "#core/testing";
import { reportQueryModule } from "./index.ts";

type Definition = RequestOf<typeof runReportQueryCondition>["definition"];

let stage: Reconciling;
const seller = randomUUIDv7();
let own: string;
let everybody: string;

beforeAll(async () => {
  stage = await openReconciling([reportQueryModule]);
  const { house, waybillId, form } = stage;
  const { companyId } = house.company;
  const rights = [
    ...Object.values(reportSourceRights),
    ...(["view", "add", "edit", "delete", "export"] as const).map(onPage),
  ];
  own = await staffToken(house.app.database, rights, { companyId, userId: seller, seesAll: false });
  everybody = await staffToken(house.app.database, [...rights, onPage("approve")], {
    companyId,
    userId: randomUUIDv7(),
  });
  const other = await house.addWaybill("GULFA260000002");
  await stage.bill();
  await stage.bill({ billDate: "2026-11-16" });
  await stage.bill({
    ...form({ currency: "JPY" }),
    lines: [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice: "5000" }],
  });
  await stage.bill({ customerNumber: "S0001" });
  await stage.cost();
  await house.inCompany(async (db) => {
    await db.execute(sql`UPDATE waybill SET sales_id = ${seller} WHERE id = ${waybillId}`);
    await db.execute(sql`UPDATE collection_bill SET waybill_id = ${other} WHERE customer_number = 'S0001'`);
  });
});
afterAll(() => stage.house.app.close());

const onPage = (action: Action): Right => `${reportQueryPage}:${action}`;
const run = async (definition: Definition, more: object = {}, token = everybody) =>
  await stage.house.app.call(runReportQueryCondition, { definition, ...more }, { token, language: "en" });
const byCustomer: Definition = {
  source: "bill",
  groups: [{ field: "customerName" }],
  sums: ["amount", "balance"],
};

/** A value that such a field may have. */
const sampleOf = (name: string, operator: string) =>
  operator === "within"
    ? "year"
    : /Date|postedOn|^day$/.test(name)
      ? "2026-11-10"
      : /Days|amount|quantity/i.test(name)
        ? "1"
        : "";

const ask = (token: string) => ({ token, language: "en" as const });

describe("A report", () => {
  test("sums a currency at a time, and never two together", async () => {
    const { Content } = await run(byCustomer);
    expect(
      Content.rows.map(({ customerName, rowCurrency, count, amount }) => [customerName, rowCurrency, count, amount]),
    ).toEqual([
      ["Oasis Trading", "JPY", 1, "5000"],
      ["Oasis Trading", "USD", 2, "200.00"],
      ["Saudia Cargo", "USD", 1, "100.00"],
    ]);
    expect(Content.totals).toEqual([
      { currency: "JPY", count: 1, sums: { amount: "5000", balance: "5000" } },
      { currency: "USD", count: 3, sums: { amount: "300.00", balance: "300.00" } },
    ]);
  });

  test("sums in the settlement currency by the rate that each bill keeps, rounded once", async () => {
    const { Content } = await run({ ...byCustomer, inSettlement: true });
    // 100 × 7.1052 + 100 × 7.2 + 5,000 × 0.0452
    expect(Content.rows.map(({ customerName, rowCurrency, amount }) => [customerName, rowCurrency, amount])).toEqual([
      ["Oasis Trading", "RMB", "1656.52"],
      ["Saudia Cargo", "RMB", "710.52"],
    ]);
  });

  test("takes its earnings from the same bills and costs as the profit list", async () => {
    const { Content } = await run({
      source: "profit",
      groups: [{ field: "salesName" }],
      sums: ["sales", "costs", "profit"],
      inSettlement: true,
    });
    expect(Content.totals).toEqual([
      { currency: "RMB", count: 5, sums: { sales: "2367.04", costs: "426.31", profit: "1940.73" } },
    ]);
  });

  test("groups dates by month, pages and sorts", async () => {
    const definition: Definition = {
      source: "bill",
      groups: [{ field: "billDate", period: "month" }],
      sums: ["amount"],
    };
    expect((await run(definition)).Content.rows.map(({ billDate, amount }) => [billDate, amount])).toContainEqual([
      "2026-11",
      "300.00",
    ]);
    const lines: Definition = { source: "bill", columns: ["invoiceNo", "billDate", "amount"] };
    const asked = { sort: "amount", order: "asc", pageSize: 3 };
    const first = (await run(lines, asked)).Content;
    const second = (await run(lines, { ...asked, page: 2 })).Content;
    expect([first.total, first.rows.map(({ amount }) => amount), second.rows.map(({ amount }) => amount)]).toEqual([
      4,
      ["100.00", "100.00", "100.00"],
      ["5000"],
    ]);
  });
});

describe("A report's conditions", () => {
  test.each<[string, Definition["conditions"], number]>([
    ["part of a text, however it is written", [{ field: "customerName", operator: "contains", values: ["OASIS"] }], 3],
    ["one of several values", [{ field: "currency", operator: "is", values: ["JPY", "RMB"] }], 1],
    ["none of them", [{ field: "currency", operator: "isNot", values: ["JPY"] }], 3],
    ["a day on", [{ field: "billDate", operator: "from", values: ["2026-11-16"] }], 1],
    [
      "figures from and to",
      [
        { field: "balance", operator: "from", values: ["100.01"] },
        { field: "balance", operator: "to", values: ["5000"] },
      ],
      1,
    ],
    [
      "what is empty",
      [
        { field: "dueDate", operator: "empty" },
        { field: "financialAccountNo", operator: "empty" },
      ],
      4,
    ],
    ["what would be SQL", [{ field: "invoiceNo", operator: "contains", values: ["' OR 1=1 --"] }], 0],
  ])("choose by %s", async (_what, conditions, found) => {
    expect((await run({ source: "bill", columns: ["invoiceNo"], conditions })).Content.total).toBe(found);
  });

  test.each<[string, Partial<Definition>, string]>([
    ["a field that is none", { columns: ["b.amount); DROP TABLE waybill; --"] }, "definition.columns.0"],
    ["a field of every object", { columns: ["constructor"] }, "definition.columns.0"],
    ["a group by a figure", { groups: [{ field: "amount" }] }, "definition.groups.0.field"],
    ["a sum of a text", { sums: ["invoiceNo"] }, "definition.sums.0"],
    [
      "a comparison that the field has not",
      { conditions: [{ field: "currency", operator: "contains", values: ["U"] }] },
      "definition.conditions.0.operator",
    ],
    [
      "a value that is none of the field's",
      { conditions: [{ field: "billDate", operator: "from", values: ["yesterday"] }] },
      "definition.conditions.0.values",
    ],
    ["nothing to be shown", { columns: [] }, "definition.columns"],
  ])("are refused with the rest at its field: %s", async (_what, change, field) => {
    const { StatusCode, Content } = await run({ source: "bill", columns: ["invoiceNo"], ...change });
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, [field]]);
  });
});

describe("A report as a person may run it", () => {
  test("shows a person who does not see all only the rows of their own waybills, and nobody data without the right to its page", async () => {
    const { Content } = await run(byCustomer, {}, own);
    expect(Content.totals.map(({ currency, count }) => [currency, count])).toEqual([
      ["JPY", 1],
      ["USD", 2],
    ]);
    const { companyId } = stage.house.company;
    const bare = await staffToken(stage.house.app.database, [onPage("view")], { companyId, userId: randomUUIDv7() });
    expect((await run(byCustomer, {}, bare)).StatusCode).toBe(403);
  });

  const sources = Object.keys(reportFields).filter((name): name is ReportSource => name in reportFields);
  test.each(sources)("of %s shows, compares, groups and sums each field of the vocabulary", async (source) => {
    const names = Object.keys(reportFields[source]);
    const conditions = names.flatMap((field) =>
      reportOperatorsOf(source, field)
        .filter((operator) => takesNoValue(operator) || sampleOf(field, operator) !== "")
        .slice(0, 1)
        .map((operator) => ({
          field,
          operator,
          ...(!takesNoValue(operator) && { values: [sampleOf(field, operator)] }),
        })),
    );
    for (let from = 0; from < names.length; from += 25)
      expect(
        (await run({ source, columns: names.slice(from, from + 25), conditions: conditions.slice(0, 20) })).StatusCode,
      ).toBe(200);
    const groups = names
      .filter((name) => ["text", "choice", "date"].some(() => /Name|Number|Date|type$/.test(name)))
      .slice(0, 3);
    const sums = names.filter((name) =>
      ["amount", "balance", "waived", "sales", "result", "exchangeDifference"].includes(name),
    );
    expect((await run({ source, groups: groups.map((field) => ({ field })), sums })).StatusCode).toBe(200);
  });

  test("is exported with figures and the currency beside them", async () => {
    const { house } = stage;
    const made = await house.app.call(
      exportReportQueryCondition,
      { definition: byCustomer, name: "Open" },
      { token: everybody, language: "en" },
    );
    const rows = await house.inCompany(async (db) => {
      const card = await house.app.services.files.find(db, made.Content.path.split("/").at(-1) ?? "");
      const found: (readonly string[])[] = [];
      const bytes = card ? await house.app.services.files.read(card) : new Uint8Array();
      for await (const row of readSheet(bytes, { maxRows: 10 })) found.push(row.cells);
      return found;
    });
    expect(rows.slice(0, 2)).toEqual([
      ["Customer", "Currency", "Items", "Amount", "Balance"],
      ["Oasis Trading", "JPY", "1", "5000", "5000"],
    ]);
  });
});

const add = async (name: string, token: string, shared = false) =>
  await stage.house.app.call(addReportQueryCondition, { name, shared, definition: byCustomer }, ask(token));
const names = async (token: string) =>
  (
    await stage.house.app.call(getReportQueryConditionList, { sort: "name", order: "asc" }, ask(token))
  ).Content.rows.map(({ name }) => name);

describe("A kept report query", () => {
  test("is its maker's own until it is shared, and has a name of its own", async () => {
    const { app } = stage.house;
    const { id } = (await add("Open by customer", own)).Content;
    expect([await names(own), await names(everybody)]).toEqual([["Open by customer"], []]);
    expect((await add("OPEN by customer", own)).StatusCode).toBe(409);
    expect((await app.call(deleteReportQueryCondition, { ids: [id] }, ask(everybody))).StatusCode).toBe(404);
    const edit = { id, name: "Open", shared: true, definition: byCustomer, version: 1 };
    expect((await app.call(editReportQueryCondition, edit, ask(own))).Content).toEqual({ version: 2 });
    expect((await app.call(editReportQueryCondition, edit, ask(own))).StatusCode).toBe(409);
    expect(await names(everybody)).toEqual(["Open"]);
    const { rows } = (await app.call(getReportQueryConditionLog, { id }, ask(own))).Content;
    expect(rows.map(({ action }) => action)).toEqual(["edit", "add"]);
  });

  test("that another shared is changed and deleted only with the right to approve", async () => {
    const { app } = stage.house;
    const { id } = (await add("Everybody's", everybody, true)).Content;
    const { StatusCode } = await app.call(deleteReportQueryCondition, { ids: [id] }, ask(own));
    expect(StatusCode).toBe(403);
    const mine = (await add("Mine, shared", own, true)).Content.id;
    expect((await app.call(deleteReportQueryCondition, { ids: [id, mine] }, ask(everybody))).Content).toEqual({
      deleted: 2,
    });
  });
});

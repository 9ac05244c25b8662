import type { Call, RequestOf } from "@lading/contract/core";
import {
  createDebtNotePdf,
  createDebtStatementPdf,
  exportDebtList,
  getDebtList,
  getDebtSummary,
} from "@lading/contract/debt";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDocuments } from "#core/documents";
import { compact, readPdf } from "#core/documents/testing";
import { customerToken } from "#core/testing";
import { openBills } from "#bill";
import { creditLeftBy } from "#customer-contract";
import { debtModule } from "#debt";
import { openReconciling, type Reconciling } from "#check-bill/testing";

let stage: Reconciling;
let token: string;
let stranger: string;
const documents = createDocuments();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const bills: Record<string, string> = {};
const numbers: Record<string, string> = {};

beforeAll(async () => {
  stage = await openReconciling([debtModule({ creditLeft: creditLeftBy(openBills) })]);
  const { app } = stage.house;
  Object.assign(app.services, { documents });
  const due = { late: day(-40), due: day(5), part: day(-2), paid: day(-2), void: day(-2) };
  for (const name of Object.keys(due)) bills[name] = (await stage.bill()).recordId;
  await stage.cost();
  await stage.house.inCompany(async (db) => {
    for (const [name, date] of Object.entries(due))
      await db.execute(
        sql`UPDATE collection_bill SET bill_date = ${day(-70)}, due_date = ${date} WHERE id = ${bills[name]}`,
      );
    await db.execute(sql`UPDATE collection_bill SET written_off = 30, waived = 1 WHERE id = ${bills["part"]}`);
    await db.execute(sql`UPDATE collection_bill SET written_off = amount WHERE id = ${bills["paid"]}`);
    const kept = await db.execute<{ id: string; number: string }>(
      sql`SELECT id, bill_number AS number FROM collection_bill`,
    );
    for (const { id, number } of kept.rows) numbers[nameOf(id) ?? ""] = number;
    await db.execute(sql`UPDATE collection_bill SET voided_at = now() WHERE id = ${bills["void"]}`);
  });
  const { rows } = await stage.house.inCompany((db) =>
    db.execute<{ id: string; companyId: string }>(
      sql`SELECT customer_id AS id, company_id AS "companyId" FROM collection_bill WHERE id = ${bills["late"]}`,
    ),
  );
  const { id: userId = "", companyId = "" } = rows[0] ?? {};
  token = await customerToken(app.database, { companyId, userId });
  stranger = await customerToken(app.database, { companyId });
}, 60_000);
afterAll(async () => {
  await documents.close();
  await stage.house.app.close();
}, 60_000);

const ask = <C extends Call>(call: C, input: RequestOf<C>, by = token) =>
  stage.house.app.call(call, input, { token: by, language: "en" });
const listed = async (input: RequestOf<typeof getDebtList>, by = token) =>
  (await ask(getDebtList, { sort: "balance", order: "asc", ...input }, by)).Content.rows;
const nameOf = (id: string) => Object.keys(bills).find((name) => bills[name] === id);
const named = async (input: RequestOf<typeof getDebtList>) =>
  (await listed(input)).map(({ id }) => nameOf(id)).toSorted((one, other) => (one ?? "").localeCompare(other ?? ""));

async function textOf(path: string): Promise<string> {
  const { house } = stage;
  const bytes = await house.inCompany(async (db) => {
    const card = await house.app.services.files.find(db, path.split("/").at(-1) ?? "");
    if (!card) throw new Error("The PDF is not there");
    return await house.app.services.files.read(card);
  });
  return compact(
    readPdf(bytes)
      .map(({ text }) => text)
      .join(" "),
  );
}

describe("A customer sees in the portal", () => {
  test("its unpaid bills with what is open of each and how late it is, void ones never", async () => {
    expect(await listed({})).toMatchObject([
      { id: bills["part"], amount: "100.00", balance: "69.00", overdueDays: 2, status: "overdue" },
      { balance: "100.00" },
      { balance: "100.00" },
    ]);
    expect(await named({ status: "open" })).toEqual(["due"]);
    expect(await named({ status: "overdue" })).toEqual(["late", "part"]);
    expect(await named({ status: "paid" })).toEqual(["paid"]);
    expect(await named({ status: "all" })).toEqual(["due", "late", "paid", "part"]);
  });

  test("how many there are of all pages, also on a page beyond the last", async () => {
    const pages = await Promise.all([1, 2, 9].map((page) => ask(getDebtList, { page, pageSize: 2 })));
    expect(pages.map(({ Content }) => [Content.rows.length, Content.total])).toEqual([
      [2, 3],
      [1, 3],
      [0, 3],
    ]);
  });

  test("the sum of it in each currency, by age", async () => {
    const { rows } = (await ask(getDebtSummary, {})).Content;
    expect(rows).toEqual([
      {
        currency: "USD",
        count: 3,
        balance: "269.00",
        overdue: "169.00",
        ageing: { notDue: "100.00", to30: "69.00", to60: "100.00", to90: "0.00", over90: "0.00" },
      },
    ]);
  });

  test("nothing of another customer's", async () => {
    expect(await listed({ status: "all" }, stranger)).toEqual([]);
    expect((await ask(getDebtSummary, {}, stranger)).Content.rows).toEqual([]);
    expect((await ask(createDebtNotePdf, { ids: [bills["late"] ?? ""] }, stranger)).StatusCode).toBe(404);
    expect(
      (await ask(createDebtStatementPdf, { currency: "USD", documentLanguages: ["en"] }, stranger)).StatusCode,
    ).toBe(404);
  });
});

test("A bill is overdue once its day is over where the company is", async () => {
  const { house } = stage;
  const inZone = async (zone: string) => {
    await house.inCompany((db) => db.execute(sql`UPDATE company SET time_zone = ${zone}`));
    return (await listed({ search: numbers["due"] ?? "" })).map(({ overdueDays }) => overdueDays);
  };
  // Twenty-six hours lie between the two: it is never the same day in both.
  const west = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
  await house.inCompany((db) =>
    db.execute(sql`UPDATE collection_bill SET due_date = ${west} WHERE id = ${bills["due"]}`),
  );
  expect(await inZone("Etc/GMT+12")).toEqual([0]);
  expect((await inZone("Pacific/Kiritimati"))[0]).toBeGreaterThan(0);
});

test("Each bill says how long it is outstanding and when it was written", async () => {
  const [late] = await listed({ search: numbers["late"] ?? "" });
  expect(late?.outstandingDays).toBeGreaterThan(68);
  expect(late?.createDate).toMatch(/^\d{4}-\d\d-\d\dT/);
});

describe("A customer takes away", () => {
  test("its bill as PDF, a void one not", async () => {
    const { Content } = await ask(createDebtNotePdf, { ids: [bills["late"] ?? ""] });
    expect(await textOf(Content.path)).toContain("100.00");
    expect((await ask(createDebtNotePdf, { ids: [bills["void"] ?? ""] })).StatusCode).toBe(404);
  });

  test("its statement in two languages, without what the company owes it", async () => {
    const { Content } = await ask(createDebtStatementPdf, { currency: "USD", documentLanguages: ["en", "zh"] });
    const text = await textOf(Content.path);
    expect(text).toContain(compact("STATEMENT OF ACCOUNT"));
    expect(text).toContain("269.00");
  });

  test("the list as a spreadsheet", async () => {
    expect((await ask(exportDebtList, {})).Content.name).toMatch(/^Debts .*\.xlsx$/);
  });
});

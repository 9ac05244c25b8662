import { buffer } from "node:stream/consumers";
import {
  addRestrictedParty,
  exportRestrictedList,
  getRestrictedImportTemplate,
  getRestrictedList,
  importRestrictedParties,
} from "@lading/contract/market-risk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSheet, writeSheet } from "#core/sheets";
import { openRiskHouse, type RiskCompany, type RiskHouse } from "../market-risk.stage.ts";

let house: RiskHouse;
beforeAll(async () => {
  house = await openRiskHouse();
});
afterAll(() => house.close());

const headings = ["名称 *", "Kind", "Other names", "البلد", "Identity number", "Reason *", "State"];
const right = ["Blue Anchor Shipping", "企业", "Blue Anchor; بلو أنكور", "AE", "CN-1", "Unpaid freight", "停用"];

async function uploaded(of: RiskCompany, rows: readonly (readonly string[])[], columns = headings): Promise<string> {
  const sheet = writeSheet(
    rows,
    columns.map((heading) => ({ heading })),
    { sheetName: "Parties", rightToLeft: false },
  );
  const bytes = await buffer(sheet);
  const { companyId, userId } = of;
  const file = { companyId, use: "restrictedImport" as const, name: "r.xlsx", bytes, createdBy: userId };
  return await of.inside(async (db) => (await house.app.services.files.save(db, file)).id);
}
const run = async (of: RiskCompany, fileId: string, store: boolean, token = of.token) =>
  await house.app.call(importRestrictedParties, { fileId, store }, { token, language: "en" });
const listed = async ({ token }: RiskCompany) => (await house.app.call(getRestrictedList, {}, { token })).Content.rows;

test("A sheet with one wrong row imports nothing and says where it is wrong", async () => {
  const company = await house.open();
  const { token } = company;
  await house.app.call(addRestrictedParty, { name: "On The List Co.", reason: "Known" }, { token });
  const fileId = await uploaded(company, [
    right,
    ["", "", "", "", "", "Nobody named", ""],
    ["Northgate Freight", "ship", "", "Atlantis", "", "", "maybe"],
    ["ON THE LIST LLC", "", "", "", "", "There already", ""],
    ["Blue Anchor Shipping LLC", "", "", "", "", "Twice", ""],
    ["有限公司", "", "", "", "", "Only a form", ""],
  ]);
  const { Content } = await run(company, fileId, false);
  expect(Content).toMatchObject({ rows: 6, wrongRows: 5, stored: 0 });
  expect(Content.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    "3 Name",
    "4 Reason",
    "4 Country",
    "4 Type",
    "4 Status",
    "5 Name",
    "6 Name",
    "7 Name",
  ]);
  expect(Content.problems).toContainEqual({ row: 6, column: "Name", message: "The same party as in row 2" });
  expect((await run(company, fileId, true)).Content.code).toBe("marketRisk.importRows");
  expect(await listed(company)).toHaveLength(1);
});

test("A right sheet is imported whole; of two who import it at once one does", async () => {
  const company = await house.open();
  const files = [await uploaded(company, [right]), await uploaded(company, [right])];
  const answers = await Promise.all(files.map((fileId) => run(company, fileId, true)));
  const [taken, refused] = answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b);
  expect(taken).toBe(200);
  // It comes upon the other's party while it checks its rows, or only when it stores them.
  expect([409, 422]).toContain(refused);
  expect(await listed(company)).toMatchObject([
    {
      name: "Blue Anchor Shipping",
      kind: "company",
      otherNames: ["Blue Anchor", "بلو أنكور"],
      country: "AE",
      enabled: false,
    },
  ]);
});

test("An exported list, and the template in each language, can be imported as they are", async () => {
  const [from, to] = [await house.open(), await house.open()];
  const made = async (path: string): Promise<string[][]> => {
    const bytes = await from.inside(async (db) => {
      const card = await house.app.services.files.find(db, path.split("/").at(-1) ?? "");
      return card ? await house.app.services.files.read(card) : new Uint8Array();
    });
    const rows: string[][] = [];
    for await (const { cells } of readSheet(bytes, { maxRows: 10 })) rows.push([...cells]);
    return rows;
  };
  await run(from, await uploaded(from, [right, ["@SUM(1)", "person", "", "", "", "=1+1", ""]]), true);
  for (const language of ["zh", "en", "ar"] as const) {
    const exported = await house.app.call(exportRestrictedList, {}, { token: from.token, language });
    const [names = [], ...rows] = await made(exported.Content.path);
    expect((await run(to, await uploaded(to, rows, names), false)).Content).toMatchObject({ rows: 2, wrongRows: 0 });
    const template = await house.app.call(getRestrictedImportTemplate, {}, { token: from.token, language });
    const [columns = [], example = []] = await made(template.Content.path);
    expect((await run(to, await uploaded(to, [example], columns), false)).Content).toMatchObject({ wrongRows: 0 });
  }
});

test("A sheet without the needed columns, and another company's file, are refused", async () => {
  const [own, other] = [await house.open(), await house.open()];
  const fileId = await uploaded(own, [["x"]], ["Country"]);
  expect((await run(own, fileId, false)).Content.code).toBe("marketRisk.importHeadings");
  expect((await run(own, fileId, false, other.token)).StatusCode).toBe(404);
});

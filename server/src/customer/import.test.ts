import { buffer } from "node:stream/consumers";
import { getCustomerImportTemplate, getCustomerInfoList, importCustomerInfo } from "@lading/contract/customer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet, writeSheet } from "#core/sheets";
import { openOffice, type Office } from "./office.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const headings = ["客户编号", "Customer type *", "中文名称", "Country", "City", "Address", "Phone", "E-mail"];
const right = [
  "",
  "企业",
  "蓝海贸易",
  "CN",
  "Shenzhen",
  "Keji Road 12",
  "+86 755 2345 6789",
  "a@b.example, c@d.example",
];

async function uploaded(rows: readonly (readonly string[])[], columns = headings): Promise<string> {
  const bytes = await buffer(
    writeSheet(
      rows,
      columns.map((heading) => ({ heading })),
      { sheetName: "Customers", rightToLeft: false },
    ),
  );
  const { companyId, administrator } = office.company;
  return await inTransaction(office.app.database, { companyId }, async (db) => {
    const file = { companyId, use: "customerImport" as const, name: "c.xlsx", bytes, createdBy: administrator.userId };
    return (await office.app.services.files.save(db, file)).id;
  });
}
const run = async (fileId: string, store: boolean, token = office.token) =>
  await office.app.call(importCustomerInfo, { fileId, store }, { token, language: "en" });
const total = async () => (await office.app.call(getCustomerInfoList, {}, { token: office.token })).Content.total;

test("A sheet with one wrong row imports nothing and says where it is wrong", async () => {
  await office.add({ customerName: "On File", country: "CN" });
  const before = await total();
  const fileId = await uploaded([
    right,
    ["", "nobody", "No Type", "CN", "City", "Address", "+86 755 2345 6789", ""],
    ["", "personal", "No Land", "Atlantis", "City", "Address", "+86 755 2345 6789", ""],
    ["", "personal", "ON-FILE", "CN", "City", "Address", "+86 755 2345 6789", ""],
    ["", "personal", "蓝海 贸易", "CN", "City", "Address", "+86 755 2345 6789", ""],
  ]);
  const { Content } = await run(fileId, false);
  expect(Content).toMatchObject({ rows: 5, wrongRows: 4, stored: 0 });
  expect(Content.problems).toMatchObject([
    { row: 3, column: "Customer type" },
    { row: 4, column: "Country", message: "“Atlantis”: There is no such country" },
    { row: 5, message: expect.stringContaining("On File") },
    { row: 6, message: expect.stringContaining("The same customer as in row 2") },
  ]);
  expect((await run(fileId, true)).Content.code).toBe("customer.importRows");
  expect(await total()).toBe(before);
});

test("A right sheet is imported whole, with numbers given where there are none", async () => {
  const fileId = await uploaded([right.with(2, "Whole One"), right.with(2, "Whole Two").with(0, "C0007")]);
  expect((await run(fileId, true)).Content).toMatchObject({ rows: 2, stored: 2 });
  const { rows } = (await office.app.call(getCustomerInfoList, { search: "whole" }, { token: office.token })).Content;
  expect(rows.map(({ customerNumber, email }) => [customerNumber, email])).toContainEqual([
    "C0007",
    "a@b.example, c@d.example",
  ]);
});

test("A sheet without the needed columns, and somebody else's file, are refused", async () => {
  expect((await run(await uploaded([["x"]], ["City"]), false)).Content.code).toBe("customer.importHeadings");
  expect((await run(await uploaded([right]), false, office.sales.token)).StatusCode).toBe(404);
});

test("The template's own headings are understood in each language", async () => {
  const { companyId } = office.company;
  for (const language of ["zh", "en", "ar"] as const) {
    const { Content } = await office.app.call(getCustomerImportTemplate, {}, { token: office.token, language });
    const bytes = await inTransaction(office.app.database, { companyId }, async (db) => {
      const card = await office.app.services.files.find(db, Content.path.split("/").at(-1) ?? "");
      return card ? await office.app.services.files.read(card) : new Uint8Array();
    });
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readSheet(bytes, { maxRows: 10 })) rows.push(cells);
    const [names = [], example = []] = rows;
    expect((await run(await uploaded([example], [...names]), false)).Content).toMatchObject({ rows: 1, wrongRows: 0 });
  }
});

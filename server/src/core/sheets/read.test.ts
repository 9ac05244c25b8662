import { Refused } from "@lading/contract/core";
import { describe, expect, test } from "vitest";
import { readSheet, type ReadOptions, type SheetRow } from "./index.ts";
import { all, packed, sheetXml, workbook } from "./testing.ts";

async function rowsOf(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<SheetRow[]> {
  return await all(readSheet(bytes, { maxRows: 100, ...options }));
}

async function refusalOf(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<unknown> {
  try {
    await rowsOf(bytes, options);
    return "not refused";
  } catch (error) {
    if (error instanceof Refused) return [error.refusal.code, error.values];
    throw error;
  }
}

const cellsOf = async (...cells: string[]) =>
  (await rowsOf(await workbook({ sheet: sheetXml([cells.join("")]) })))[0]?.cells;

describe("A sheet gives what a person sees", () => {
  test("texts, shared and written in place, with their line breaks and without reading aids", async () => {
    const sheet = sheetXml([
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r></is></c><c r="D1" t="s"><v>1</v></c>',
    ]);
    const strings = ["<t>运单&amp;号_x000D_\n第二行</t>", "<t>東京</t><rPh><t>トウキョウ</t></rPh>"];
    expect(await rowsOf(await workbook({ sheet, strings }))).toEqual([
      { number: 1, cells: ["运单&号\n第二行", "rich text", "", "東京"] },
    ]);
  });

  test.each([
    ["1.1000000000000001", "1.1"],
    ["0.30000000000000004", "0.3"],
    ["1E-3", "0.001"],
    ["-2.5E+2", "-250"],
    ["12345678901234", "12345678901234"],
    ["440", "440"],
    ["0.000000000012", "0.000000000012"],
  ])("the number %s as %s", async (raw, seen) => {
    expect(await cellsOf(`<c r="A1"><v>${raw}</v></c>`)).toEqual([seen]);
  });

  test.each([
    [1, "45000", "2023-03-15"],
    [1, "45000.75", "2023-03-15 18:00"],
    [2, "45000.5", "2023-03-15 12:00"],
    [1, "59", "1900-02-28"],
    [1, "61", "1900-03-01"],
    [3, "0.175", "17.5%"],
    [4, "7", "00007"],
    [5, "12", "12"],
    [6, "45000", "2023-03-15"],
  ])("by format %i the number %s as %s", async (style, raw, seen) => {
    expect(await cellsOf(`<c r="A1" s="${style}"><v>${raw}</v></c>`)).toEqual([seen]);
  });

  test("dates of a workbook that counts from 1904, and dates kept as text", async () => {
    const sheet = sheetXml(['<c r="A1" s="1"><v>43538</v></c><c r="B1" t="d"><v>2023-03-15T00:00:00</v></c>']);
    expect((await rowsOf(await workbook({ sheet, from1904: true })))[0]?.cells).toEqual(["2023-03-15", "2023-03-15"]);
  });

  test("true and false, and cells without an address", async () => {
    expect(await cellsOf('<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c><v>7</v></c>')).toEqual(["TRUE", "FALSE", "7"]);
  });

  test("the row's own number, without rows that are blank", async () => {
    const sheet = sheetXml({ 2: '<c r="A2"><v>1</v></c>', 3: '<c r="A3" s="1"/>', 9: '<c r="B9"><v>2</v></c>' });
    expect(await rowsOf(await workbook({ sheet }))).toEqual([
      { number: 2, cells: ["1"] },
      { number: 9, cells: ["", "2"] },
    ]);
  });

  test("of the sheet asked for by any of its names, else of the first that is not hidden", async () => {
    const sheet = sheetXml(['<c r="A1"><v>5</v></c>']);
    const bytes = await workbook({ sheet, name: "Waybills ", hiddenFirst: true });
    expect(await rowsOf(bytes)).toHaveLength(1);
    expect(await rowsOf(bytes, { sheet: ["运单", "waybills"] })).toHaveLength(1);
    expect(await refusalOf(bytes, { sheet: "运单" })).toEqual([
      "sheets.noSheet",
      { sheet: "运单", found: "Lists, Waybills " },
    ]);
  });
});

describe("A sheet is refused", () => {
  test.each([
    ["a CSV", Buffer.from("number,weight\n1,2\n")],
    ["an empty file", Buffer.alloc(0)],
    ["a picture", Buffer.from("ffd8ffe000104a464946", "hex")],
  ])("when it is %s", async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual(["sheets.notXlsx", {}]);
  });

  test("when it is an .xls or has a password, whatever its name", async () => {
    expect(await refusalOf(Buffer.from("d0cf11e0a1b11ae10000000000000000", "hex"))).toEqual(["sheets.oldXls", {}]);
  });

  test("when it is another kind of archive", async () => {
    expect(await refusalOf(await packed({ "word/document.xml": "<w/>" }))).toEqual(["sheets.notXlsx", {}]);
  });

  test("when it is cut off, or its XML is broken", async () => {
    const whole = await workbook({ sheet: sheetXml(['<c r="A1"><v>5</v></c>']) });
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual(["sheets.damaged", {}]);
    expect(await refusalOf(await workbook({ sheet: "<worksheet><sheetData><row><c>" }))).toEqual([
      "sheets.damaged",
      {},
    ]);
  });

  test("for a formula, naming its cell, also when its value is there", async () => {
    const sheet = sheetXml(['<c r="A1"><v>5</v></c>', '<c r="AB2"><f>SUM(A1:A2)</f><v>5</v></c>']);
    expect(await refusalOf(await workbook({ sheet }))).toEqual(["sheets.formula", { cell: "AB2" }]);
  });

  test("for an error value, naming its cell", async () => {
    const sheet = sheetXml(['<c r="C1" t="e"><v>#N/A</v></c>']);
    expect(await refusalOf(await workbook({ sheet }))).toEqual(["sheets.errorValue", { cell: "C1", value: "#N/A" }]);
  });

  test("with no rows, with too many, and with too many columns", async () => {
    expect(await refusalOf(await workbook({ sheet: sheetXml([]) }))).toEqual(["sheets.empty", {}]);
    const rows = Array.from({ length: 4 }, (_, row) => `<c r="A${row + 1}"><v>5</v></c>`);
    const sheet = sheetXml(rows);
    expect(await refusalOf(await workbook({ sheet }), { maxRows: 2 })).toEqual(["sheets.tooManyRows", { max: 2 }]);
    expect(await rowsOf(await workbook({ sheet }), { maxRows: 3 })).toHaveLength(4);
    const wide = await workbook({ sheet: sheetXml(['<c r="K1"><v>5</v></c>']) });
    expect(await refusalOf(wide, { maxColumns: 10 })).toEqual(["sheets.tooManyColumns", { cell: "K1", max: 10 }]);
  });

  test("when it inflates to more than allowed, whatever it says of itself", async () => {
    const bomb = await workbook({ sheet: sheetXml([" ".repeat(40_000_000)]) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusalOf(bomb, { maxBytesInflated: 10_000_000 })).toEqual(["sheets.damaged", {}]);
    const rows = Array.from({ length: 300_000 }, (_, row) => `<c r="A${row + 1}" s="0"/>`);
    const blank = await workbook({ sheet: sheetXml(rows) });
    expect(await refusalOf(blank, { maxBytesInflated: 5_000_000 })).toEqual(["sheets.tooLarge", { max: "4.8 MB" }]);
  });

  test("with own entities, endless nesting, or two parts of one name", async () => {
    const entity = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetXml(['<c r="A1" t="inlineStr"><is><t>&a;</t></is></c>'])}`;
    expect(await refusalOf(await workbook({ sheet: entity }))).toEqual(["sheets.damaged", {}]);
    expect(await refusalOf(await workbook({ sheet: "<a>".repeat(100) }))).toEqual(["sheets.damaged", {}]);
    const sheet = sheetXml(['<c r="A1"><v>5</v></c>']);
    expect(await refusalOf(await workbook({ sheet, more: { "XL/worksheets/sheet1.xml": sheet } }))).toEqual([
      "sheets.damaged",
      {},
    ]);
  });

  test("never reads beyond the archive, however its parts point", async () => {
    const sheet = sheetXml(['<c r="A1"><v>5</v></c>']);
    const bytes = await workbook({ sheet, target: "../../../../etc/passwd" });
    expect(await refusalOf(bytes)).toEqual(["sheets.damaged", {}]);
    expect(await rowsOf(await workbook({ sheet, target: "/xl/../xl/worksheets/sheet1.xml" }))).toHaveLength(1);
  });
});

test("A million rows are refused at once, in little memory", async () => {
  const bytes = await workbook({
    sheet: sheetXml(Array.from({ length: 1_000_001 }, (_, row) => `<c r="A${row + 1}"><v>5</v></c>`)),
  });
  const before = process.memoryUsage().rss;
  const started = performance.now();
  expect(await refusalOf(bytes, { maxRows: 10_000 })).toEqual(["sheets.tooManyRows", { max: 10_000 }]);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

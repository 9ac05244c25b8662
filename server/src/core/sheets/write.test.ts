import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { openArchive } from "./archive.ts";
import { readSheet, writeSheet, type SheetCell, type SheetColumn } from "./index.ts";
import { readByOthers } from "./other-reader/index.ts";
import { all } from "./testing.ts";

const columns: SheetColumn[] = [
  { heading: "运单号" },
  { heading: "Weight", kind: "number" },
  { heading: "تاريخ الشحن", kind: "date", width: 14 },
];

async function written(rows: Iterable<SheetCell[]> | AsyncIterable<SheetCell[]>, rightToLeft = false) {
  return await buffer(writeSheet(rows, columns, { sheetName: "Way[bills]: 1/2", rightToLeft }));
}

async function partOf(bytes: Uint8Array, path: string): Promise<string> {
  const archive = await openArchive(bytes, 10_000_000);
  const part = await archive.part(path);
  const text = part ? Buffer.concat(await all(part)).toString() : "";
  archive.close();
  return text;
}

async function* failing() {
  yield ["1", "2", null];
  throw new Error("the database went away");
}

const sheet1 = "xl/worksheets/sheet1.xml";

describe("A written sheet", () => {
  test("holds no isolating characters, so that a cell equals the number in it", async () => {
    const bytes = await written([["\u2068LDAIR2600000001\u2069", null, null]]);
    const [, row] = await all(readSheet(bytes, { maxRows: 10 }));
    expect(row?.cells).toEqual(["LDAIR2600000001"]);
  });

  test("reads back as it was given", async () => {
    const bytes = await written([
      ["LDAIR2600000001", "440.5", "2026-11-20"],
      ["ليلى & <سامي>\n_x000D_", "-0.001", null],
      [null, "12345678901234567890", "soon"],
    ]);
    expect(await all(readSheet(bytes, { maxRows: 10 }))).toEqual([
      { number: 1, cells: ["运单号", "Weight", "تاريخ الشحن"] },
      { number: 2, cells: ["LDAIR2600000001", "440.5", "2026-11-20"] },
      { number: 3, cells: ["ليلى & <سامي>\n_x000D_", "-0.001"] },
      { number: 4, cells: ["", "12345678901234567890", "soon"] },
    ]);
  });

  test("keeps as text what Excel might take for a formula", async () => {
    const dangerous = ['=HYPERLINK("http://x")', "+1", "-1+2", "@SUM(A1)"];
    const bytes = await written(dangerous.map((text) => [text, text, text]));
    const rows = await all(readSheet(bytes, { maxRows: 10 }));
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(dangerous);
    const xml = await partOf(bytes, sheet1);
    expect(xml).not.toContain("<f>");
    expect(xml.match(/s="3" t="inlineStr"/g)).toHaveLength(12);
  });

  test("has a heading that stays in sight, column widths, a filter, a clean name, and Arabic's direction", async () => {
    const bytes = await written([["1", "2", "2026-01-01"]], true);
    const xml = await partOf(bytes, sheet1);
    expect(xml).toContain('<sheetView rightToLeft="1"');
    expect(xml).toContain('state="frozen"');
    expect(xml).toContain('<col min="3" max="3" width="14" customWidth="1"/>');
    expect(xml).toContain('<autoFilter ref="A1:C2"/>');
    expect(await partOf(bytes, "xl/workbook.xml")).toContain('name="Way bills   1 2"');
    expect(await partOf(await written([]), sheet1)).not.toContain("rightToLeft");
  });

  test("takes rows only as fast as they are read, and closes their source when nobody reads on", async () => {
    let taken = 0;
    let closed = false;
    function* rows() {
      try {
        for (;;) {
          taken += 1;
          yield [crypto.randomUUID(), "1", null];
        }
      } finally {
        closed = true;
      }
    }
    const stream = writeSheet(rows(), columns, { sheetName: "Endless" });
    await new Promise((resolve) => stream.once("readable", resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(taken).toBeLessThan(20_000);
    stream.destroy();
    await expect.poll(() => closed).toBe(true);
  });

  test("fails with its rows' error", async () => {
    await expect(written(failing())).rejects.toThrow("the database went away");
  });
});

test("A written sheet shows amounts with the decimals that their currency has, as figures that can be added up", async () => {
  const amounts: SheetColumn[] = [{ heading: "Amount", kind: "amount" }];
  const rows = [["1238"], ["1430.50"], ["12.005"], ["99999999999999.999"], [null]];
  const sheet = (await readByOthers(await buffer(writeSheet(rows, amounts, { sheetName: "Amounts" })))).worksheets[0];
  const cells = [2, 3, 4, 5].map((row) => sheet?.getCell(row, 1));
  expect(cells.map((cell) => cell?.value)).toEqual([1238, 1430.5, 12.005, "99999999999999.999"]);
  expect(cells.slice(0, 3).map((cell) => cell?.numFmt)).toEqual(["#,##0", "#,##0.00", "#,##0.000"]);
});

test("A written sheet has moments as dates with a time, to the minute in UTC, which their heading says once", async () => {
  const moments: SheetColumn[] = ["Seen", "时间", "الوقت", "At (UTC)"].map((heading) => ({
    heading,
    kind: "moment",
  }));
  const rows = [["2026-11-20T23:59:59.999Z", "2026-11-20 08:05:59.123456+03", "2026-11-20T23:30:00-02:00", "soon"]];
  const sheet = (await readByOthers(await buffer(writeSheet(rows, moments, { sheetName: "Moments" })))).worksheets[0];
  const cells = (row: number) => [1, 2, 3, 4].map((column) => sheet?.getCell(row, column).value);
  expect(cells(1)).toEqual(["Seen (UTC)", "时间（UTC）", "الوقت (UTC)", "At (UTC)"]);
  expect(cells(2).map((value) => (value instanceof Date ? value.toISOString().slice(0, 16) : value))).toEqual([
    "2026-11-20T23:59",
    "2026-11-20T05:05",
    "2026-11-21T01:30",
    "soon",
  ]);
  expect(sheet?.getCell(2, 1).numFmt).toContain("hh:mm");
});

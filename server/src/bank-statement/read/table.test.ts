import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { writeSheet } from "#core/sheets";
import { checkBalances } from "./check.ts";
import { readBankFile } from "./read-file.ts";
import { sample } from "./samples.stage.ts";
import { StatementFileError, type BankStatement } from "./statement.ts";
import { proposedMapping } from "./table-mapping.ts";
import { readTable, tableAmount } from "./table.ts";

/** A table read by the mapping that is proposed for it. */
async function read(bytes: Uint8Array | string, currency = "RMB"): Promise<BankStatement[]> {
  const file = await readBankFile(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  if (file.kind !== "table") throw new Error("The file is no table");
  const mapping = proposedMapping(file.rows, file.encoding);
  if (!mapping) throw new Error("No headings are known");
  return readTable(file.rows, mapping, currency);
}

const shown = ({ entries }: BankStatement) =>
  entries.map(({ bookedOn, amount, lines }) => [bookedOn, amount, lines[0]?.counterparty, lines[0]?.text]);

test("A Chinese bank's table in GB18030 is read: lines above the headings, two equal payments, a sum below that is listed as no booking", async () => {
  const [statement] = await read(sample("table-gb18030.csv"));
  expect(shown(statement!)).toEqual([
    ["2026-03-01", "12000.00", "深圳市华腾科技有限公司", "货款 DN26-0000201"],
    ["2026-03-01", "12000.00", "深圳市华腾科技有限公司", "货款 DN26-0000201"],
    ["2026-03-02", "-1500.50", "宁波海天塑料机械有限公司", "退回运费"],
    ["2026-03-02", "8800.00", "义乌市小商品进出口有限公司", "代理费"],
  ]);
  expect(statement).toMatchObject({ opening: { amount: "100000.00" }, closing: { amount: "131299.50" } });
  expect(checkBalances(statement!)).toEqual({ result: "agrees" });
  expect(statement!.unread).toEqual([{ row: 8, field: "bookedOn", text: "合计" }]);
});

test("An Arab bank's table in Windows-1256 is read: the newest first, decimal commas, days before months", async () => {
  const [statement] = await read(sample("table-windows-1256.csv"), "SAR");
  expect(shown(statement!)).toEqual([
    ["2026-03-01", "10000.00", "مؤسسة النور للأدوات المنزلية", "دفعة من الحساب"],
    ["2026-03-02", "-15.00", "", "رسوم تحويل"],
    ["2026-03-02", "3750.25", "شركة الرياض للتجارة", "سداد فاتورة DN26-0000301"],
  ]);
});

test("Where the balances do not follow from each other, the entry is marked", async () => {
  const [statement] = await read(
    "Date,Details,Amount,Balance\n2026-03-01,A,100.00,100.00\n2026-03-02,B,50.00,175.00\n2026-03-03,C,1.00,176.00\n",
  );
  expect(statement!.entries.map(({ doubts }) => doubts)).toEqual([[], ["balance"], []]);
  expect(checkBalances(statement!)).toMatchObject({ result: "differs", difference: "25.00" });
});

test("A workbook is read: its own dates and numbers, a column that says the direction, a currency a statement", async () => {
  const rows = [
    ["2026-03-01", "Cr", "1250.5", "CNY", "Huateng", "DN26-0000201"],
    ["2026-03-02", "Dr", "20", "CNY", "", "Fee"],
    ["2026-03-02", "Cr", "77", "USD", "Blue Ocean", "DN26-0000202"],
  ];
  const headings = ["Transaction Date", "Dr/Cr", "Amount", "Currency", "Payer", "Narrative"];
  const sheet = writeSheet(
    rows,
    headings.map((heading) => ({ heading, width: 10 })),
    { sheetName: "S", rightToLeft: false },
  );
  const statements = await read(await buffer(sheet));
  expect(statements.map((one) => [one.currency, ...shown(one)])).toEqual([
    ["RMB", ["2026-03-01", "1250.50", "Huateng", "DN26-0000201"], ["2026-03-02", "-20.00", "", "Fee"]],
    ["USD", ["2026-03-02", "77.00", "Blue Ocean", "DN26-0000202"]],
  ]);
});

test("A row that cannot be read is listed, and never passed over", async () => {
  const [statement] = await read(
    "Date,Amount,Details\n2026-02-30,1.00,a\n2026-03-01,1.2.3,b\n2026-03-01,١٢,c\n2026-03-02,5.00,d\nPrinted by the bank,,\n",
  );
  expect(statement!.unread).toEqual([
    { row: 2, field: "bookedOn", text: "2026-02-30" },
    { row: 3, field: "amount", text: "1.2.3" },
    { row: 4, field: "amount", text: "١٢" },
  ]);
  expect(statement!.entries).toHaveLength(1);
});

test("A payment sent back is known by the bank's words", async () => {
  const rows = [
    "2026-03-01,-50.00,退汇 DN26-0000001",
    "2026-03-01,-5.00,رسوم",
    "2026-03-02,-7.00,RETURNED: ACCOUNT CLOSED",
  ];
  const [statement] = await read(`Date,Amount,Details\n${rows.join("\n")}\n`);
  expect(statement!.entries.map(({ lines }) => lines[0]?.isReturn)).toEqual([true, false, true]);
});

test("A table without the mapped columns, or in another encoding, is refused", async () => {
  const file = await readBankFile(Buffer.from("Date,Sum\n2026-03-01,5\n"));
  const mapping = {
    encoding: "utf-8",
    columns: { bookedOn: ["Date"], amount: ["Amount"] },
    dateOrder: "ymd",
    decimalSign: ".",
  } as const;
  expect(() => readTable(file.kind === "table" ? file.rows : [], mapping, "USD")).toThrow(StatementFileError);
  await expect(readBankFile(sample("table-gb18030.csv"), "utf-8")).rejects.toThrow("encoding");
});

test.each([
  ["1,234.50", ".", "USD", "1234.50"],
  ["1.234,50", ",", "EUR", "1234.50"],
  ["1 234,5", ",", "EUR", "1234.50"],
  ["1'234.50", ".", "EUR", "1234.50"],
  ["(12.00)", ".", "USD", "-12.00"],
  ["12.00-", ".", "USD", "-12.00"],
  ["12.00 DR", ".", "USD", "-12.00"],
  ["¥12.00", ".", "RMB", "12.00"],
  ["-USD 12", ".", "USD", "-12.00"],
  ["+3", ".", "JPY", "3"],
  ["1.234,50", ".", "EUR", undefined],
  ["1,23", ".", "USD", undefined],
  ["12.345", ".", "USD", undefined],
  ["1.234", ",", "EUR", "1234.00"],
  ["3.5", ".", "JPY", undefined],
  ["0x1f", ".", "USD", undefined],
  ["1e3", ".", "USD", undefined],
  [`${" 1".repeat(20_000)}x`, ".", "USD", undefined],
])("%s with “%s” in %s is %s", (text, sign, currency, amount) => {
  expect(tableAmount(text, sign === "," ? "," : ".", currency)).toBe(amount);
});

import ExcelJS, { type Cell, type Workbook, type Worksheet } from "exceljs";

/** Reads a workbook by a library that is not the product's own, for tests of what others see in its spreadsheets. */
export async function readByOthers(bytes: Uint8Array): Promise<Workbook> {
  const workbook = new ExcelJS.Workbook();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exceljs names the Buffer of an older @types/node
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return workbook;
}

/** The note at a cell; the empty text where it has none. */
export function noteAt(sheet: Worksheet | undefined, [row, column]: readonly [row: number, column: number]): string {
  const { note } = sheet?.getCell(row, column) ?? {};
  return typeof note === "object" ? (note.texts ?? []).map(({ text }) => text).join("") : (note ?? "");
}

const looksLikeDate = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}([ T]\d{2}:\d{2}.*)?$/;
const looksLikeFigure = /^-?\d+\.\d+$/;
const looksLikeMoney = /amount|price|balance|credit limit|settlement|value$|charges/i;
const saysCurrency = /currency|\b(RMB|CNY|USD)\b/i;

/**
 * The faults of a list's sheet, as a person with another program would find it: dates and figures that are texts,
 * times without their zone, amounts without their currency. The headings are to be English.
 */
export function faultsOf(sheet: Worksheet): string[] {
  const headings = new Map<number, string>();
  sheet.getRow(1).eachCell((cell, column) => headings.set(column, cell.text));
  const faults = new Set<string>();
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    row.eachCell((cell, column) => {
      const fault = faultOf(cell, headings.get(column) ?? "");
      if (fault) faults.add(`${headings.get(column)}: ${fault} (${cell.text})`);
    });
  });
  const names = [...headings.values()];
  if (names.some((name) => looksLikeMoney.test(name)) && !names.some((name) => saysCurrency.test(name)))
    faults.add(`amounts without a currency (${names.join(", ")})`);
  return [...faults];
}

function faultOf({ value, numFmt }: Cell, heading: string): string | undefined {
  if (value instanceof Date) {
    if (!/y/.test(numFmt)) return `a date whose format shows none, ${numFmt}`;
    if (/h/.test(numFmt) && !`${heading} ${numFmt}`.includes("UTC")) return "a time that does not say its zone";
    return undefined;
  }
  if (typeof value !== "string") return undefined;
  if (looksLikeDate.test(value)) return "a date that is a text";
  return looksLikeFigure.test(value) ? "a figure that is a text" : undefined;
}

import { isDecimal } from "@lading/contract/core";
import { boxUnits } from "@lading/contract/waybill";
import { plainDecimal } from "#ui";
import type { ItemValues } from "../form/values.ts";

/** A cell of the grid that takes text. */
export type PastedField = keyof ItemValues;

const scales: Partial<Record<PastedField, number>> = {
  boxCount: 0,
  lengthCm: 2,
  widthCm: 2,
  heightCm: 2,
  boxVolume: 3,
  weight: 3,
  unitPrice: 4,
};
const sides = ["lengthCm", "widthCm", "heightCm"] as const;

/**
 * Lines as a spreadsheet copies them, each a list of its cells: parted by tabs, in quotes where a cell has line breaks
 * itself. Undefined for the text of a single cell.
 */
export function cellsOf(text: string): string[][] | undefined {
  if (!/[\t\n\r]/.test(text.trimEnd())) return undefined;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, " ").trim());
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

/** `100x120x110`, also with ×, * and other digits, as three lengths in cm; undefined for another text. */
export function lengthsOf(text: string): [length: string, width: string, height: string] | undefined {
  const parts = text.replace(/\s*(?:cm|厘米|سم)\s*$/i, "").split(/\s*[x×✕*]\s*/iu);
  const [length, width, height] = parts.map((part) => pastedNumber(part, 2));
  return parts.length === 3 && length !== undefined && width !== undefined && height !== undefined
    ? [length, width, height]
    : undefined;
}

/**
 * A number as spreadsheets of all countries write it, as a plain decimal: in Latin, Arabic-Indic, Persian or full-width
 * digits, with a decimal point, an Arabic decimal mark, or a decimal comma where it can be nothing else (`12,5`, `0,264`,
 * `1.234,5`); `1,234` is a thousand. Undefined for anything that is no number with so many decimals.
 */
export function pastedNumber(text: string, scale: number): string | undefined {
  const marked = text
    .replace(/[٠-٩۰-۹０-９٫٬．。]/g, plainDecimal)
    .replace(/[，،]/g, ",")
    .replace(/[\s'’]/g, "");
  const number = decimalOf(marked);
  const whole = scale === 0 ? number.replace(/\.0+$/, "") : number;
  return isDecimal(whole, scale) ? whole : undefined;
}

/** The mark that comes last parts the decimals where both are there; a lone one only where it can not part thousands. */
function decimalOf(text: string): string {
  const isGerman = text.lastIndexOf(",") > text.lastIndexOf(".") && text.includes(".");
  const isLoneComma = /^(?:\d+,(?!\d{3}$)\d+|0,\d+)$/.test(text);
  if (isGerman || isLoneComma) return text.replaceAll(".", "").replace(",", ".");
  const isGrouped = /^\d{1,3}(?:\.\d{3}){2,}$/.test(text);
  return isGrouped ? text.replaceAll(".", "") : text.replaceAll(",", "");
}

function boxUnitOf(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(boxUnits).find(
    ([id, names]) => id === wanted || Object.values(names).some((name) => name.toLowerCase() === wanted),
  );
  return found?.[0];
}

/** Units that stand behind the numbers of packing lists, by the fields that are in them. */
const units: Partial<Record<PastedField, RegExp>> = {
  boxCount: /\s*[\p{L}()]+\.?$/u,
  lengthCm: /\s*(?:cm|厘米|سم)$/iu,
  widthCm: /\s*(?:cm|厘米|سم)$/iu,
  heightCm: /\s*(?:cm|厘米|سم)$/iu,
  boxVolume: /\s*(?:cbm|m3|m³|立方米?|م³)$/iu,
  weight: /\s*(?:kgs?|公斤|千克|كجم|كغ)\.?$/iu,
};

/** A cell's number, also with its unit behind it. */
function numberIn(field: PastedField, cell: string): string | undefined {
  const scale = scales[field];
  const unit = units[field];
  return scale === undefined ? undefined : pastedNumber(unit ? cell.replace(unit, "") : cell, scale);
}

/** A cell's value: what is no number stays as it is, so that the form says what is wrong with it and nothing is lost. */
function valueOf(field: PastedField, cell: string): string | undefined {
  if (scales[field] !== undefined) return numberIn(field, cell) ?? cell;
  return field === "boxUnit" ? boxUnitOf(cell) : cell;
}

/** Puts a cell into its field, or three lengths into theirs; says how many fields it has filled. */
function put(item: Partial<ItemValues>, field: PastedField, cell: string): number {
  const lengths = field === "lengthCm" ? lengthsOf(cell) : undefined;
  if (lengths) for (const [side, name] of sides.entries()) item[name] = lengths[side] ?? "";
  const value = lengths || cell === "" ? undefined : valueOf(field, cell);
  if (value !== undefined) item[field] = value;
  return lengths ? sides.length : 1;
}

/** Sheets give a volume to two or three decimals. */
const volumeSlack = 0.006;

/**
 * True where a sheet has no column for a field that follows: a number or three lengths where the kind of package would
 * stand; another number than the volume of a box of the lengths before it.
 */
function isLeftOut(field: PastedField | undefined, cell: string, item: Partial<ItemValues>): boolean {
  if (!/\p{Nd}/u.test(cell)) return false;
  if (field === "boxUnit") return true;
  if (field !== "boxVolume" || !item.lengthCm || !item.widthCm || !item.heightCm) return false;
  const box = (Number(item.lengthCm) * Number(item.widthCm) * Number(item.heightCm)) / 1_000_000;
  return Number.isFinite(box) && !(Math.abs(Number(numberIn(field, cell)) - box) <= volumeSlack);
}

/** HS codes of 6 to 10 digits, also parted as tariffs print them: `8504.40.13`. */
const customsCode = /^\d{4}(?:[. ]?\d{2}){1,3}$/;

/**
 * True for an HS code where the form has another field: sheets have its column before the goods' name or behind it, forms
 * at another place or not at all. The first cell of a paste into a number is that number.
 */
function isMisplacedCode(field: PastedField | undefined, cell: string, isFirst: boolean): boolean {
  const isPlace = field === "productName" || field === "boxUnit" || (field === "boxCount" && !isFirst);
  return isPlace && customsCode.test(cell.replace(/[٠-٩۰-۹０-９．。]/g, plainDecimal));
}

/**
 * Values of a line that a row of cells fills, from a field on, in the order of the grid's fields; three lengths in one cell
 * fill three fields. An empty cell leaves its field as it is; an HS code goes into its own field where the form has one.
 */
export function pastedItem(
  cells: readonly string[],
  from: PastedField,
  order: readonly PastedField[],
): Partial<ItemValues> {
  const item: Partial<ItemValues> = {};
  let place = order.indexOf(from);
  for (const [at, cell] of cells.entries()) {
    if (cells.length > 1 && isMisplacedCode(order[place], cell, at === 0)) {
      if (order.includes("customsCode")) item.customsCode = cell;
      continue;
    }
    if (order[place] === "customsCode" && item.customsCode !== undefined) place += 1;
    if (isLeftOut(order[place], cell, item)) place += 1;
    const field = order[place];
    if (field === undefined) break;
    place += put(item, field, cell);
  }
  return item;
}

/** The same for a row under headings: `columns` are the fields of its cells, as far as they have one. */
export function headedItem(
  cells: readonly string[],
  columns: readonly (PastedField | undefined)[],
): Partial<ItemValues> {
  const item: Partial<ItemValues> = {};
  for (const [place, cell] of cells.entries()) {
    const field = columns[place];
    if (field !== undefined) put(item, field, cell);
  }
  // The lengths say the volume; that of a sheet may be the line's.
  if (item.lengthCm && item.widthCm && item.heightCm) delete item.boxVolume;
  return item;
}

/** True for a row of headings: its fields for numbers hold words. */
export function isHeading(cells: readonly string[], from: PastedField, order: readonly PastedField[]): boolean {
  const start = order.indexOf(from);
  const ofNumbers = cells.filter((cell, place) => {
    const field = order[start + place];
    return cell !== "" && field !== undefined && scales[field] !== undefined;
  });
  return ofNumbers.length > 0 && ofNumbers.every((cell) => !/\p{Nd}/u.test(cell));
}

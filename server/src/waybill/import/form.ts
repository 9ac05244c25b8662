import {
  coreRefusals,
  currencyOfIso,
  say,
  isDecimal,
  parseInput,
  type Language,
  type Refusal,
  type RefusalValues,
} from "@lading/contract/core";
import {
  airCheckDigit,
  airMainNumber,
  chargeableWeight,
  containerCheckDigit,
  isAir,
  isSea,
  lineVolume,
  type BoxMeasures,
  readAirMainNumber,
  readContainerNumber,
  sum,
  waybillForms,
  waybillRefusals,
  waybillTypeNumbers,
  type WaybillType,
} from "@lading/contract/waybill";
import { freePortText } from "@lading/contract/place";
import { cellMessage } from "#core/imported-sheet";
import type { FormInput } from "../form/rows.ts";
import { countryCodeOf } from "#place";
import { dateText, numberText, portText, wholeNumber } from "./cells.ts";
import { allowedIn, chosen } from "./choices.ts";
import { importColumns, type ImportColumn } from "./columns.ts";
import { look, type ImportDirectory } from "./directory.ts";
import { isPort, offListPort } from "./ports.ts";

/** A row of the sheet: its number and its cells by column. */
export interface ImportRow {
  readonly number: number;
  readonly cell: (field: ImportColumn["field"]) => string;
}

/** A problem with a cell. */
export interface RowProblem {
  row: number;
  field: string;
  message: string;
}

/** A waybill as the sheet has it, checked like one that is typed. */
export interface ImportedWaybill {
  /** Its first row. */
  row: number;
  form: FormInput;
  /** A main or container number that came from others with a wrong check digit: kept as it came, and flagged. */
  numberFlagged: boolean;
  kept: { mainNumber?: string; containerNumber?: string; mainWaybillId?: string };
}

interface Reader {
  directory: ImportDirectory;
  language: Language;
  report: (problem: RowProblem) => void;
}

/** Air: but for its ports, which are passed over, it asks for what all types ask. */
const plainest: WaybillType = 1;

/** Makes a waybill of its rows, or reports what is wrong with them. */
export function readWaybill(rows: readonly [ImportRow, ...ImportRow[]], reader: Reader): ImportedWaybill | undefined {
  const [first] = rows;
  let isWrong = false;
  const report = teller(rows, reader);
  const wrong = (row: number, field: string, [refusal, values]: readonly [Refusal, RefusalValues?]) => {
    isWrong = true;
    report({ row, field, message: say(refusal.text, reader.language, values) });
  };
  const known = typeOf(first.cell("type"));
  if (known === undefined) wrong(first.number, "type", choiceProblem(first.cell("type")));
  // The faults that are none of the type are told at once, as the form sees them that asks least.
  const type = known ?? plainest;
  const { fields, flagged, kept } = headFields(
    first,
    type,
    (field, problem) => wrong(first.number, field, problem),
    reader,
  );
  for (const row of rows.slice(1)) checkSame(row, first, wrong);
  const items = rows.map((row) => itemFields(row, (field, problem) => wrong(row.number, field, problem)));
  const form = { ...fields, type, items, weight: total(items, "weight"), volume: total(items, "volume") };
  const shape = Object.keys(waybillForms[type].add.shape);
  const fitting = Object.fromEntries(Object.entries(form).filter(([field]) => shape.includes(field)));
  const portMessage = (path: string) => {
    const value = isPort(path) ? first.cell(path) : "";
    return value === "" || freePortText(value) !== undefined ? undefined : offListPort(type, value, reader.language);
  };
  const parsed = parseInput(waybillForms[type].add, fitting, reader.language);
  if (!parsed.ok) {
    for (const [path, message] of Object.entries(parsed.answer.fields)) {
      // A total that could not be summed up: its lines have the messages.
      if ((path === "weight" || path === "volume") && form[path] === "") continue;
      if (isComputedWrong(path, rows, parsed.answer.fields)) continue;
      if (known === undefined && isPort(path)) continue;
      reportAt(path, portMessage(path) ?? message, { rows, report });
    }
    return undefined;
  }
  return isWrong || known === undefined
    ? undefined
    : { row: first.number, form: parsed.value, numberFlagged: flagged, kept };
}

/** Refuses further rows that differ from the first in the waybill's own fields: those are read from the first only. */
function checkSame(
  row: ImportRow,
  first: ImportRow,
  wrong: (row: number, field: string, problem: readonly [Refusal, RefusalValues]) => void,
): void {
  for (const { field, ofItem } of importColumns) {
    if (ofItem || field === "houseNumber") continue;
    const text = row.cell(field);
    if (text !== "" && text !== first.cell(field))
      wrong(row.number, field, [waybillRefusals.importDiffers, { row: first.number }]);
  }
}

function typeOf(text: string): WaybillType | undefined {
  const key = chosen("type", text);
  return waybillTypeNumbers.find((type) => String(type) === key);
}

/** `items.1.weight` is the cell `weight` of the second row. Totals follow from the items and have no cell of their own. */
function reportAt(
  path: string,
  message: string,
  { rows, report }: { rows: readonly [ImportRow, ...ImportRow[]]; report: Reader["report"] },
): void {
  const [, line, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = line === undefined ? rows[0] : (rows[Number(line)] ?? rows[0]);
  const name = field ?? (path === "items" ? "productName" : path);
  report({ row: row.number, field: name, message });
}

/** True for a volume that no cell says: what it would be computed of has the messages. */
function isComputedWrong(path: string, rows: readonly ImportRow[], fields: Readonly<Record<string, string>>): boolean {
  const line = /^items\.(\d+)\.volume$/.exec(path)?.[1];
  if (line === undefined || rows[Number(line)]?.cell("volume") !== "") return false;
  return measured.some((field) => fields[`items.${line}.${field}`] !== undefined);
}

const measured = ["boxCount", "lengthCm", "widthCm", "heightCm", "boxVolume"] as const;

type Report = (field: string, problem: readonly [Refusal, RefusalValues?]) => void;

function choiceProblem(value: string): readonly [Refusal] {
  return [value === "" ? coreRefusals.required : coreRefusals.invalid];
}

/** Tells of each cell once, with its value and what is allowed there: the form says again what the reading said. */
function teller(rows: readonly ImportRow[], { directory, language, report }: Reader): Reader["report"] {
  const told = new Set<string>();
  return ({ row, field, message }) => {
    const key = `${row} ${field}`;
    if (told.has(key)) return;
    told.add(key);
    // A customer number that nobody has explains why there is no customer.
    if (field === "customerName" && told.has(`${row} customerNumber`)) return;
    const column = importColumns.find((one) => one.field === field)?.field;
    const value = column ? (rows.find(({ number }) => number === row)?.cell(column) ?? "") : "";
    const choices = allowedIn(field, language, directory);
    report({ row, field, message: cellMessage({ value, message, choices }, language) });
  };
}

const countries: readonly string[] = ["shipperCountry", "consigneeCountry", "country"];
const choices = ["cabinetClass", "codChannel", "freightTerms"] as const;
const dates: readonly string[] = ["shippingDate", "etd", "eta"];
const ports: readonly string[] = ["loadingPort", "destinationPort"];
const people: readonly string[] = ["operatorId", "salesId", "customerServiceId", "marketingId"];

function headFields(row: ImportRow, type: WaybillType, wrong: Report, { directory }: Reader) {
  const fields: Record<string, unknown> = {};
  for (const { field, ofItem } of importColumns) {
    if (ofItem || field === "type" || field === "customerNumber") continue;
    const text = row.cell(field);
    if (countries.includes(field)) fields[field] = text === "" ? "" : (countryCodeOf(text) ?? text);
    else if (people.includes(field)) fields[field] = person(field, text);
    else if (dates.includes(field)) fields[field] = dateText(text);
    else if (ports.includes(field)) fields[field] = portText(type, text);
    else if (field === "codCurrency") fields[field] = currencyCode(text);
    else fields[field] = text;
  }
  for (const field of choices) {
    const text = row.cell(field);
    const choice = chosen(field, text);
    if (text !== "" && choice === undefined) wrong(field, choiceProblem(text));
    fields[field] = choice ?? text;
  }
  function person(field: string, text: string): string {
    const id = look(directory.people, text);
    if (id === undefined) wrong(field, [text === "" ? coreRefusals.required : waybillRefusals.staffNeeded]);
    return id ?? nobody;
  }
  const warehouse = look(directory.warehouses, row.cell("warehouseId"));
  if (warehouse === undefined) wrong("warehouseId", [waybillRefusals.warehouseNeeded]);
  const customer =
    look(directory.customers, row.cell("customerNumber")) ?? look(directory.customers, row.cell("customerName"));
  if (row.cell("customerNumber") !== "" && customer === undefined)
    wrong("customerNumber", [waybillRefusals.customerGone]);
  const { kept, flagged } = keptNumbers(row, type);
  return {
    flagged,
    kept,
    fields: {
      ...fields,
      warehouseId: warehouse ?? nobody,
      customerId: customer?.id ?? null,
      customerName: customer?.name ?? row.cell("customerName"),
      codAmount: numberText(row.cell("codAmount")) || "0",
      productName: row.cell("productName"),
      customsCode: row.cell("customsCode"),
      ...(kept.mainNumber !== undefined && { mainNumber: "" }),
      ...(kept.containerNumber !== undefined && { containerNumber: "" }),
    },
  };
}

/** Stands where a name found nobody, so that the form's other fields are checked as well. */
const nobody = "00000000-0000-4000-8000-000000000000";

/**
 * Numbers whose check digit is wrong (decisions.md, "Waybills": in data received from others they are kept and flagged).
 * A number too long to be kept whole is left to the form to refuse.
 */
function keptNumbers(row: ImportRow, type: WaybillType) {
  const kept: { mainNumber?: string; containerNumber?: string } = {};
  const main = row.cell("mainNumber");
  if (isAir(type) && main !== "" && main.length <= longestMain) {
    const number = readAirMainNumber(main);
    if (!number || airCheckDigit(number.serial) !== number.checkDigit)
      kept.mainNumber = number
        ? airMainNumber(number.prefix, number.serial).slice(0, -1) + String(number.checkDigit)
        : main;
  }
  const container = row.cell("containerNumber");
  if (isSea(type) && container !== "" && container.length <= longestContainer) {
    const number = readContainerNumber(container);
    if (!number || containerCheckDigit(number.owner, number.serial) !== number.checkDigit)
      kept.containerNumber = container.toUpperCase();
  }
  return { kept, flagged: kept.mainNumber !== undefined || kept.containerNumber !== undefined };
}

const longestMain = 35;
const longestContainer = 20;

type Item = Record<string, unknown> & { weight: string; volume: string };

function itemFields(row: ImportRow, wrong: Report): Item {
  const boxUnit = row.cell("boxUnit") === "" ? "carton" : chosen("boxUnit", row.cell("boxUnit"));
  if (boxUnit === undefined) wrong("boxUnit", choiceProblem(row.cell("boxUnit")));
  const number = (field: ImportColumn["field"]) => numberText(row.cell(field));
  const measures = {
    boxCount: wholeNumber(number("boxCount")),
    lengthCm: number("lengthCm"),
    widthCm: number("widthCm"),
    heightCm: number("heightCm"),
    boxVolume: number("boxVolume"),
  };
  const volume = number("volume") || computed(measures);
  return {
    ...measures,
    productName: row.cell("productName"),
    customsCode: row.cell("customsCode"),
    boxUnit: boxUnit ?? "carton",
    volume,
    weight: number("weight"),
    unitPrice: number("unitPrice"),
    currency: currencyCode(row.cell("currency")),
    postalCode: row.cell("postalCode"),
    tradingPlatform: row.cell("tradingPlatform"),
  };
}

/** A currency's code as a sheet has it: in small letters, too, and that of ISO 4217 for the trade's. */
const currencyCode = (text: string): string => currencyOfIso(text.toUpperCase()) ?? text.toUpperCase();

type Measures = Omit<BoxMeasures, "boxCount"> & { boxCount: number | undefined };

/** The volume that the measures come to; the empty text where they are no numbers, which the form then says. */
function computed({ boxCount, ...decimals }: Measures): string {
  const areNumbers = Object.values(decimals).every((value) => value === "" || isDecimal(value, 3));
  if (boxCount === undefined || Number.isNaN(boxCount) || !areNumbers) return "";
  return lineVolume({ boxCount, ...decimals }) ?? "";
}

function total(items: readonly Item[], field: "weight" | "volume"): string {
  const values = items.map((item) => item[field]);
  return values.every((value) => isDecimal(value, 3)) ? sum(values, 3) : "";
}

/** The waybill's chargeable weight in kg, for the preview. */
export function chargeableOf({ form }: ImportedWaybill, { divisors }: ImportDirectory): string {
  return chargeableWeight(form.type, form.weight, form.volume, divisors);
}

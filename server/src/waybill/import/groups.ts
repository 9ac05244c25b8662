import { fill, refuse } from "@lading/contract/core";
import { waybillFieldTexts, waybillRefusals } from "@lading/contract/waybill";
import type { SheetRow } from "#core/sheets";
import { importColumns, placeColumns, type ImportColumn } from "./columns.ts";
import type { ImportRow } from "./form.ts";
import { isExample, isExampleMark } from "./template.ts";

type Group = [ImportRow, ...ImportRow[]];
type Places = ReadonlyMap<ImportColumn["field"], number>;

/**
 * The rows of each waybill: rows below each other with the same house number, or without one the same order number. The
 * first row has the titles. A row with nothing in the columns of the import is none: it may hold somebody's own notes.
 * Nor is the template's example.
 */
export async function* groupsOf(sheet: AsyncIterable<SheetRow>): AsyncGenerator<Group> {
  let places: Places | undefined;
  let group: Group | undefined;
  for await (const { number, cells } of sheet) {
    if (!places) {
      places = columnsOf(cells);
      continue;
    }
    const row = rowOf(number, cells, places);
    if (!row) continue;
    if (group && keyOf(row) !== "" && keyOf(row) === keyOf(group[0])) {
      group.push(row);
      continue;
    }
    if (group) yield group;
    group = [row];
  }
  if (group) yield group;
}

function keyOf(row: ImportRow): string {
  const house = row.cell("houseNumber").toUpperCase();
  if (house !== "") return `house ${house}`;
  const order = row.cell("orderNumber");
  return order === "" ? "" : `order ${order}`;
}

/** Refuses a sheet without the columns that every waybill needs. */
function columnsOf(titles: readonly string[]): Places {
  const placed = placeColumns(titles);
  const missing = importColumns.filter((column) => column.required && !placed.has(column));
  if (missing.length === 0) return new Map([...placed].map(([{ field }, place]) => [field, place]));
  const names = (language: "zh" | "en" | "ar") => missing.map(({ field }) => waybillFieldTexts[field][language]);
  const { text } = waybillRefusals.importSheet;
  throw refuse({
    ...waybillRefusals.importSheet,
    text: {
      zh: fill(text.zh, { columns: names("zh").join("、") }),
      en: fill(text.en, { columns: names("en").join(", ") }),
      ar: fill(text.ar, { columns: names("ar").join("، ") }),
    },
  });
}

function rowOf(number: number, cells: readonly string[], places: Places): ImportRow | undefined {
  const cell = (field: ImportColumn["field"]) => {
    const place = places.get(field);
    return place === undefined ? "" : (cells[place] ?? "").trim();
  };
  const isEmpty = [...places.keys()].every((field) => cell(field) === "");
  if (isEmpty || isExample(cell)) return undefined;
  if (!isExampleMark(cell("houseNumber"))) return { number, cell };
  // Written over the example, with its mark left in: the mark is no number.
  return { number, cell: (field) => (field === "houseNumber" ? "" : cell(field)) };
}

import { columnName } from "./cells.ts";
import { listSheet, sheetFoot, sheetHead, type NamedSheet, type Offer } from "./parts.ts";
import { escape, sheetNameOf } from "./texts.ts";

/** A sheet of its own behind the rows, in which a person looks a value up; its first column is what others offer. */
export interface Lookup {
  name: string;
  columns: readonly { heading: string; width: number }[];
  rows: readonly (readonly string[])[];
}

/** Values that a column's cells offer to choose from: these, or those of the lookup of this name. */
export interface Offering {
  readonly choices?: readonly string[];
  readonly lookup?: string;
}

const listsName = "Lists";
/** Rows below the heading that offer their column's values. */
const mostOffered = 50_000;
/** Style of a text, and of a heading; see `styles`. */
const [headingStyle, textStyle] = [1, 2];

/** The sheets that stand behind the rows: lookups, and a hidden one with the short lists. */
export function sheetsBehind(
  columns: readonly Offering[],
  { lookups = [], rightToLeft = false }: { lookups?: readonly Lookup[]; rightToLeft?: boolean },
): NamedSheet[] {
  const looked = lookups.map((lookup) => ({
    name: sheetNameOf(lookup.name),
    isHidden: false,
    xml: lookupSheet(lookup, rightToLeft),
  }));
  if (!columns.some(({ choices }) => choices !== undefined)) return looked;
  return [...looked, { name: listsName, isHidden: true, xml: listSheet(listsOf(columns)) }];
}

function lookupSheet({ columns, rows }: Lookup, rightToLeft: boolean): string {
  const headings = columns.map(({ heading }) => heading);
  const widths = columns.map(({ width }) => width);
  const lines = [rowOf(headings, 1, headingStyle), ...rows.map((row, place) => rowOf(row, place + 2))];
  const area = `A1:${columnName(columns.length - 1)}${lines.length}`;
  return `${sheetHead(widths, rightToLeft)}${lines.join("")}${sheetFoot(area)}`;
}

function rowOf(cells: readonly (string | undefined)[], row: number, style = textStyle): string {
  const each = cells.map((text, column) =>
    text === undefined
      ? ""
      : `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`,
  );
  return `<row r="${row}">${each.join("")}</row>`;
}

/** The values that columns offer, each column's below each other in the column of the same name. */
function listsOf(columns: readonly Offering[]): string[] {
  const longest = Math.max(0, ...columns.map(({ choices = [] }) => choices.length));
  return Array.from({ length: longest }, (_, place) =>
    rowOf(
      columns.map(({ choices = [] }) => choices[place]),
      place + 1,
    ),
  );
}

/** Where each column's allowed values stand. */
export function offersOf(columns: readonly Offering[], lookups: readonly Lookup[]): Offer[] {
  return columns.flatMap(({ choices = [], lookup }, column) => {
    const name = columnName(column);
    const cells = `${name}2:${name}${mostOffered + 1}`;
    const found = lookups.find((one) => one.name === lookup);
    if (found) return [{ cells, list: `'${escape(sheetNameOf(found.name))}'!$A$2:$A$${found.rows.length + 1}` }];
    return choices.length === 0 ? [] : [{ cells, list: `${listsName}!$${name}$1:$${name}$${choices.length}` }];
  });
}

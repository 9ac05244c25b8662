import { buffer } from "node:stream/consumers";
import type { Language } from "@lading/contract/core";
import { cellTexts } from "@lading/contract/sheets";
import { readSheet, writeSheet, type Lookup, type SheetCell, type SheetColumn } from "#core/sheets";

/** A wrong cell: its row in the sheet, its column from 0 where the sheet has such, and why. */
export interface WrongCell {
  row: number;
  place: number | undefined;
  message: string;
}

/** Choices of a column's cells, and the note at its heading, as in the template. */
export type Offered = Pick<SheetColumn, "choices" | "lookup" | "note">;

interface Marking {
  title: string;
  language: Language;
  maxRows: number;
  /** By the column's place in the sheet, from 0. */
  offered: ReadonlyMap<number, Offered>;
  lookups?: readonly Lookup[];
}

/**
 * The same sheet with its wrong cells in red, each with a note that says why, and a first column with all of a row's, for its person to mend and to bring back,
 * with the template's lists of allowed values: an import passes over a column that it does not know.
 */
export async function markedSheet(
  bytes: Uint8Array,
  wrong: readonly WrongCell[],
  { title, language, maxRows, offered, lookups = [] }: Marking,
): Promise<Buffer> {
  const saying = (messages: readonly WrongCell[]) => messages.map(({ message }) => message).join("\n");
  const byRow = Map.groupBy(wrong, ({ row }) => row);
  let headings: readonly string[] = [];
  const rows: SheetCell[][] = [];
  for await (const { number, cells } of readSheet(bytes, { maxRows })) {
    if (headings.length === 0) {
      headings = cells;
      continue;
    }
    const here = byRow.get(number) ?? [];
    const byPlace = Map.groupBy(here, ({ place }) => place);
    const shown = headings.map((_, place): SheetCell => {
      const text = cells[place] ?? "";
      const messages = byPlace.get(place);
      return messages ? { marked: text, note: saying(messages) } : text;
    });
    rows.push([saying(here), ...shown]);
  }
  const columns = [
    { heading: cellTexts.problems[language], width: 60 },
    ...headings.map((heading, place) => ({ heading, width: 18, ...offered.get(place) })),
  ];
  return await buffer(writeSheet(rows, columns, { sheetName: title, rightToLeft: language === "ar", lookups }));
}

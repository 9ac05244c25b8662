import type { ReactNode } from "react";

/** A column of a list. */
export interface ListColumn<Row> {
  /** Stable: the person's column choice is kept by it. Also the row's field, when there is no `render`. */
  key: string;
  title: string;
  render?: (row: Row) => ReactNode;
  /** The call's name for sorting by this column; without it the column does not sort. */
  sort?: string;
  /** Pixels. */
  width?: number;
  align?: "start" | "center" | "end";
  /** True for a name that may be longer than the row's field, as in another language: it may take two lines. */
  long?: boolean;
  /** Not shown until the person chooses it. */
  hidden?: boolean;
  /** Its place on a phone's card: the row's name, a state beside it, or a line; without one it opens with a tap. */
  card?: "head" | "tag" | "line";
}

/** A phone's card: which column stands where. */
export interface Card<Row> {
  head: ListColumn<Row> | undefined;
  tags: readonly ListColumn<Row>[];
  lines: readonly ListColumn<Row>[];
  rest: readonly ListColumn<Row>[];
}

/** So many of the columns that are shown by default are lines where no column says its place. */
const linesByDefault = 4;

/** The places of columns on a phone's card. Without a head it is the first column, without lines the next ones that a table shows. */
export function cardOf<Row>(columns: readonly ListColumn<Row>[]): Card<Row> {
  const head = columns.find((column) => column.card === "head") ?? columns[0];
  const others = columns.filter((column) => column !== head);
  const tags = others.filter((column) => column.card === "tag");
  const placed = others.filter((column) => column.card === "line");
  const shown = others.filter((column) => column.hidden !== true && column.card === undefined);
  const lines = placed.length > 0 ? placed : shown.slice(0, linesByDefault);
  const rest = others.filter((column) => !tags.includes(column) && !lines.includes(column));
  return { head, tags, lines, rest };
}

/** The columns to show: the person's choice in its order, or else all that are not hidden by default. Unknown keys are passed over. */
export function chosenColumns<Row>(
  columns: readonly ListColumn<Row>[],
  choice: readonly string[] | null,
): ListColumn<Row>[] {
  if (choice === null) return columns.filter((column) => column.hidden !== true);
  const chosen = choice.flatMap((key) => columns.filter((column) => column.key === key));
  return chosen.length > 0 ? chosen : columns.filter((column) => column.hidden !== true);
}

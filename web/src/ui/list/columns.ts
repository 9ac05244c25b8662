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
  /** Not shown until the person chooses it. */
  hidden?: boolean;
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

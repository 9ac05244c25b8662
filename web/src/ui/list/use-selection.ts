import { useState } from "react";
import { renewed, type Shown } from "./renewed.ts";

/** Ways to change the selection. */
export interface Selection<Row> {
  add: (rows: readonly Row[]) => void;
  clear: () => void;
}

/**
 * Rows by their keys, also of pages that are not shown. They are as the list read them last, so that what is done with them is
 * done with what the person sees.
 */
export function useSelection<Row>(keyOf: (row: Row) => string, shown: Shown<Row> | undefined) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [before, setBefore] = useState(shown);
  if (shown && shown.rows !== before?.rows) {
    setBefore(shown);
    if (selected.size > 0) setSelected(renewed(selected, { before, shown, keyOf }));
  }
  const select = (rows: readonly Row[], isSelected: boolean) => {
    const next = new Map(selected);
    for (const row of rows)
      if (isSelected) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    setSelected(next);
  };
  const selection: Selection<Row> = { add: (rows) => select(rows, true), clear: () => setSelected(new Map()) };
  return { selected, select, ...selection };
}

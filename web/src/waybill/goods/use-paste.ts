import { Form } from "antd";
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { FormValues, ItemValues } from "../form/values.ts";
import { cellsOf, isHeading, lengthsOf, pastedItem, type PastedField } from "./pasted.ts";

const always: readonly PastedField[] = [
  "productName",
  "customsCode",
  "boxCount",
  "boxUnit",
  "lengthCm",
  "widthCm",
  "heightCm",
  "boxVolume",
  "weight",
  "unitPrice",
];

interface Pasting {
  /** Columns that are shown beside the usual ones. */
  more: readonly PastedField[];
  /** A line that is added, with what it takes over from the form. */
  newLine: () => ItemValues;
  mostLines: number;
}

function placeOf(target: EventTarget): { field: PastedField; line: number } | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const cell = target.closest<HTMLTableCellElement>("[data-cell]");
  const row = cell?.closest("tr");
  const field = always.find((name) => name === cell?.dataset["cell"]) ?? cell?.dataset["cell"];
  if (!row || field === undefined) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells are named by the line's fields
  return { field: field as PastedField, line: [...(row.parentElement?.children ?? [])].indexOf(row) };
}

/** Takes cells of a spreadsheet into the lines of goods, from the cell with the focus on; lines are added as they are needed. */
export function usePaste({ more, newLine, mostLines }: Pasting) {
  const form = Form.useFormInstance<FormValues>();
  return (event: ClipboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    const rows = cellsOf(text) ?? (at?.field === "lengthCm" && lengthsOf(text) ? [[text]] : undefined);
    if (!at || !rows) return;
    event.preventDefault();
    const order = [...always, ...more];
    const [first, ...others] = rows;
    const goods = first && others.length > 0 && isHeading(first, at.field, order) ? others : rows;
    const present: FormValues["items"] = form.getFieldValue("items");
    const items = [...(present ?? [])];
    for (const [place, cells] of goods.entries()) {
      const line = at.line + place;
      if (line >= mostLines) break;
      items[line] = { ...(items[line] ?? newLine()), ...pastedItem(cells, at.field, order) };
    }
    form.setFieldValue("items", items);
  };
}

/** `100x120x110` typed into the length: ×, x and * go on to the next of the three. */
export function goOnAtTimes(event: KeyboardEvent<HTMLElement>): void {
  if (!["x", "X", "×", "*"].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = placeOf(event.target);
  const next = at?.field === "lengthCm" ? "widthCm" : at?.field === "widthCm" ? "heightCm" : undefined;
  if (next === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.closest("tr")?.querySelector<HTMLInputElement>(`[data-cell="${next}"] input`)?.focus();
}

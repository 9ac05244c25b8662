import { Form } from "antd";
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { FormValues, ItemValues } from "../form/values.ts";
import { cellsOf, headedItem, isHeading, lengthsOf, pastedItem, type PastedField } from "./pasted.ts";
import { columnsHeaded } from "./pasted-headings.ts";

interface Pasting {
  /** The fields of a line (`[data-line]`) in their order, each a `[data-cell]` with its name. */
  fields: readonly PastedField[];
  /** A line that is added, with what it takes over from the form. */
  newLine: () => Partial<ItemValues>;
  mostLines: number;
}

function placeOf(target: EventTarget): { field: PastedField; line: number } | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const cell = target.closest<HTMLElement>("[data-cell]");
  const row = cell?.closest("[data-line]");
  const field = cell?.dataset["cell"];
  if (!row || field === undefined) return undefined;
  const lines = [...(row.parentElement?.querySelectorAll(":scope > [data-line]") ?? [])];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells are named by the line's fields
  return { field: field as PastedField, line: lines.indexOf(row) };
}

/**
 * Takes cells of a spreadsheet into the form's lines of goods (`items`): by the headings copied with them, or else from the
 * cell with the focus on; lines are added as they are needed.
 */
export function usePaste({ fields: order, newLine, mostLines }: Pasting) {
  const form = Form.useFormInstance<FormValues>();
  return (event: ClipboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    const rows = cellsOf(text) ?? (at?.field === "lengthCm" && lengthsOf(text) ? [[text]] : undefined);
    if (!at || !rows) return;
    event.preventDefault();
    const [first, ...others] = rows;
    const head = first && others.length > 0 ? first : [];
    const columns = columnsHeaded(head)?.map((field) => (field && order.includes(field) ? field : undefined));
    const goods = columns || isHeading(head, at.field, order) ? others : rows;
    const present: FormValues["items"] = form.getFieldValue("items");
    const items = [...(present ?? [])];
    for (const [place, cells] of goods.entries()) {
      const line = at.line + place;
      if (line >= mostLines) break;
      const values = columns ? headedItem(cells, columns) : pastedItem(cells, at.field, order);
      items[line] = { ...(items[line] ?? newLine()), ...values };
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
  event.target.closest("[data-line]")?.querySelector<HTMLInputElement>(`[data-cell="${next}"] input`)?.focus();
}

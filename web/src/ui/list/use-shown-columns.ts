import { usePreference } from "#core/preferences";
import { useColumnWidths } from "./ColumnResize.tsx";
import { chosenColumns, type ListColumn } from "./columns.ts";

/** The columns of a list as the person set them: which ones, and how wide. `name` tells lists apart. */
export function useShownColumns<Row>(name: string, columns: readonly ListColumn<Row>[]) {
  const [choice, setChoice] = usePreference<string[] | null>(`columns:${name}`, null);
  const widths = useColumnWidths(name);
  const choose = (next: string[] | null) => {
    setChoice(next);
    if (next === null) widths.resetAll();
  };
  return { shown: chosenColumns(columns, choice), choose, widths };
}

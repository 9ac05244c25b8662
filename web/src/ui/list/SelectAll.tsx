import { useTexts } from "#core/i18n";
import type { DataTableProps } from "./DataTable.tsx";

interface SelectAllProps<Row extends object> extends Pick<DataTableProps<Row>, "rows" | "keyOf"> {
  selection: NonNullable<DataTableProps<Row>["selection"]>;
}

/** The box that selects all rows of the page, or none; half filled while some are. */
export function SelectAll<Row extends object>({ rows, keyOf, selection }: SelectAllProps<Row>) {
  const { t } = useTexts("app");
  const selected = rows.filter((row) => selection.keys.has(keyOf(row))).length;
  return (
    <input
      type="checkbox"
      aria-label={t("list.selectAll")}
      checked={rows.length > 0 && selected === rows.length}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && selected < rows.length;
      }}
      onChange={(event) => selection.onChange(rows, event.target.checked)}
    />
  );
}

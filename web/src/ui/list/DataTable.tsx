import { Fragment, useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { ResizeHandle, widthStyle, type ColumnWidths } from "./ColumnResize.tsx";
import type { ListColumn } from "./columns.ts";
import { SelectAll } from "./SelectAll.tsx";
import { isolated } from "../isolated.tsx";

export interface Sorting {
  sort?: string;
  order?: "asc" | "desc";
}

export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** With it, rows can be selected. */
  selection?: { keys: ReadonlySet<string>; onChange: (rows: readonly Row[], selected: boolean) => void };
  /** With it columns can be made wider and narrower. */
  widths?: ColumnWidths;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  expandedRow?: ((row: Row) => ReactNode) | undefined;
}

/**
 * The table of a list. Plain HTML rather than antd's: it mirrors by itself in Arabic, shows 200 rows without a
 * pause, and leaves a third of the script away. A phone has `DataCards` instead.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, keyOf, expandedRow } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <div className="data-table">
      <table>
        <DataHead {...props} />
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            const isOpen = opened.has(key);
            return (
              <Fragment key={key}>
                <DataRow {...props} row={row} isOpen={isOpen} onToggle={() => toggle(key)} />
                {isOpen && (
                  <tr className="data-expanded">
                    <td colSpan={widthOf(props)}>{expandedRow?.(row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function widthOf<Row extends object>({ columns, selection, rowActions, expandedRow }: DataTableProps<Row>): number {
  return columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0) + (expandedRow ? 1 : 0);
}

/** A row's value in a column; one that is no text or number needs a `render`. */
export function cellOf<Row extends object>(row: Row, { key, render }: ListColumn<Row>): ReactNode {
  if (render) return isolated(render(row));
  const value: unknown = Reflect.get(row, key);
  return typeof value === "string" || typeof value === "number" ? isolated(value) : "";
}

/** So many characters stand in one line; a longer text (a company's name, an address) may take two where the table is full. */
const lineLength = 24;

function isLong<Row extends object>(row: Row, { key, long = false }: ListColumn<Row>): boolean {
  const value: unknown = Reflect.get(row, key);
  return long || (typeof value === "string" && value.length > lineLength);
}

interface DataRowProps<Row extends object> extends DataTableProps<Row> {
  row: Row;
  /** The part below the row is shown. */
  isOpen: boolean;
  onToggle: () => void;
}

function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { t } = useTexts("app");
  const { row, columns, keyOf, selection, rowActions, expandedRow, isOpen, onToggle, widths } = props;
  const isSelected = selection?.keys.has(keyOf(row)) === true;
  return (
    <tr data-selected={isSelected || undefined}>
      {selection && (
        <td className="data-mark">
          <input
            type="checkbox"
            aria-label={t("list.select")}
            checked={isSelected}
            onChange={(event) => selection.onChange([row], event.target.checked)}
          />
        </td>
      )}
      {expandedRow && (
        <td className="data-mark">
          <button
            type="button"
            className="data-expand"
            aria-expanded={isOpen}
            aria-label={t("list.details")}
            onClick={onToggle}
          >
            <Icon name="down" />
          </button>
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align}
          data-long={isLong(row, column) || undefined}
          style={widthStyle(widths?.of(column.key))}
        >
          {cellOf(row, column)}
        </td>
      ))}
      {rowActions && <td className="data-actions">{rowActions(row)}</td>}
    </tr>
  );
}

function DataHead<Row extends object>({
  rows,
  columns,
  keyOf,
  sorting,
  onSort,
  selection,
  rowActions,
  expandedRow,
  widths,
}: DataTableProps<Row>) {
  const { word } = useTexts("app");
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="data-mark">
            <SelectAll {...{ rows, keyOf, selection }} />
          </th>
        )}
        {expandedRow && <td className="data-mark" />}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            style={widthStyle(widths?.of(column.key), column.width)}
            aria-sort={sortedAs(column.sort, sorting)}
          >
            {column.sort === undefined ? (
              column.title
            ) : (
              <button
                type="button"
                className="data-sort"
                onClick={() => onSort(nextSorting(column.sort ?? "", sorting))}
              >
                {column.title}
                <span className="data-sort-mark" aria-hidden="true" />
              </button>
            )}
            {widths && <ResizeHandle column={column} widths={widths} />}
          </th>
        ))}
        {rowActions && (
          <th scope="col" className="data-actions">
            {word("actions")}
          </th>
        )}
      </tr>
    </thead>
  );
}

function sortedAs(name: string | undefined, { sort, order }: Sorting): "ascending" | "descending" | undefined {
  if (name === undefined || sort !== name) return undefined;
  return order === "asc" ? "ascending" : "descending";
}

/** A first click sorts upwards, a second downwards, a third as the list comes by itself. */
export function nextSorting(name: string, { sort, order }: Sorting): Sorting {
  if (sort !== name) return { sort: name, order: "asc" };
  return order === "asc" ? { sort: name, order: "desc" } : {};
}

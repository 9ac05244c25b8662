import { Fragment, useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { ListColumn } from "./list-columns.ts";

export interface Sorting {
  sort?: string;
  order?: "asc" | "desc";
}

interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** With it, rows can be selected. */
  selection?: { keys: ReadonlySet<string>; onChange: (rows: readonly Row[], selected: boolean) => void };
  rowActions?: ((row: Row) => ReactNode) | undefined;
  expandedRow?: ((row: Row) => ReactNode) | undefined;
}

/**
 * The table of a list. Plain HTML rather than antd's: it mirrors by itself in Arabic, shows 200 rows without a
 * pause, turns into cards on a phone, and leaves a third of the script away.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { t } = useTexts("app");
  const { rows, columns, keyOf, selection, rowActions, expandedRow } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0) + (expandedRow ? 1 : 0);
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
                <tr aria-selected={selection?.keys.has(key)}>
                  {selection && (
                    <td className="data-mark">
                      <input
                        type="checkbox"
                        aria-label={t("list.select")}
                        checked={selection.keys.has(key)}
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
                        onClick={() => toggle(key)}
                      >
                        <Icon name="down" />
                      </button>
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column.key} data-label={column.title} data-align={column.align}>
                      {column.render ? column.render(row) : (row as Record<string, ReactNode>)[column.key]}
                    </td>
                  ))}
                  {rowActions && <td className="data-actions">{rowActions(row)}</td>}
                </tr>
                {isOpen && (
                  <tr className="data-expanded">
                    <td colSpan={width}>{expandedRow?.(row)}</td>
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

function DataHead<Row extends object>({
  rows,
  columns,
  keyOf,
  sorting,
  onSort,
  selection,
  rowActions,
  expandedRow,
}: DataTableProps<Row>) {
  const { t } = useTexts("app");
  const selected = rows.filter((row) => selection?.keys.has(keyOf(row))).length;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="data-mark">
            <input
              type="checkbox"
              aria-label={t("list.selectAll")}
              checked={rows.length > 0 && selected === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && selected < rows.length;
              }}
              onChange={(event) => selection.onChange(rows, event.target.checked)}
            />
          </th>
        )}
        {expandedRow && <td className="data-mark" />}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            style={{ minInlineSize: column.width }}
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
          </th>
        ))}
        {rowActions && (
          <th scope="col" className="data-actions">
            {t("list.actions")}
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

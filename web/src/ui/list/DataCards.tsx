import "./data-cards.css";
import { useId, useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { cardOf, type ListColumn } from "./columns.ts";
import { cellOf, type DataTableProps, type Sorting } from "./DataTable.tsx";
import { SelectAll } from "./SelectAll.tsx";

/**
 * The rows of a list on a phone: a card each with its name, its state and the few facts that tell it from others; the
 * rest opens with a tap. All columns are here, also those that a wide window does not show by default.
 */
export function DataCards<Row extends object>(props: DataTableProps<Row>) {
  const { rows, columns, keyOf, sorting, onSort, selection } = props;
  return (
    <div className="data-cards-page">
      <CardsHead {...{ rows, columns, keyOf, sorting, onSort, selection }} />
      <ul className="data-cards">
        {rows.map((row) => (
          <DataCard {...props} key={keyOf(row)} row={row} />
        ))}
      </ul>
    </div>
  );
}

/** Select all, and the order: what the headings of the table are for. */
function CardsHead<Row extends object>({
  rows,
  columns,
  keyOf,
  sorting,
  onSort,
  selection,
}: Pick<DataTableProps<Row>, "rows" | "columns" | "keyOf" | "sorting" | "onSort" | "selection">) {
  const { t } = useTexts("app");
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (rows.length === 0 || (!selection && sortable.length === 0)) return null;
  return (
    <div className="data-cards-head">
      {selection && (
        <label>
          <SelectAll {...{ rows, keyOf, selection }} />
          {t("list.selectAll")}
        </label>
      )}
      {sortable.length > 0 && (
        <select
          aria-label={t("list.sort")}
          value={sorting.sort === undefined ? "" : `${sorting.sort} ${sorting.order ?? "asc"}`}
          onChange={(event) => onSort(sortingOf(event.target.value))}
        >
          <option value="">{t("list.sort")}</option>
          {sortable.flatMap(({ sort, title }) => [
            <option key={`${sort} asc`} value={`${sort} asc`}>{`${title} ↑`}</option>,
            <option key={`${sort} desc`} value={`${sort} desc`}>{`${title} ↓`}</option>,
          ])}
        </select>
      )}
    </div>
  );
}

function sortingOf(value: string): Sorting {
  const [sort = "", order] = value.split(" ");
  return sort === "" ? {} : { sort, order: order === "desc" ? "desc" : "asc" };
}

function DataCard<Row extends object>(props: DataTableProps<Row> & { row: Row }) {
  const { t } = useTexts("app");
  const { row, columns, keyOf, selection, rowActions, expandedRow } = props;
  const rest = useId();
  const [isOpen, setOpen] = useState(false);
  const isSelected = selection?.keys.has(keyOf(row)) === true;
  const card = cardOf(columns);
  const opens = card.rest.length > 0 || expandedRow !== undefined;
  return (
    <li className="data-card" data-selected={isSelected || undefined}>
      <header>
        {selection && (
          <input
            type="checkbox"
            aria-label={t("list.select")}
            checked={isSelected}
            onChange={(event) => selection.onChange([row], event.target.checked)}
          />
        )}
        <strong>{card.head && cellOf(row, card.head)}</strong>
        {card.tags.map((column) => (
          <span key={column.key}>{cellOf(row, column)}</span>
        ))}
      </header>
      <Facts row={row} columns={card.lines} />
      {isOpen && (
        <div id={rest}>
          <Facts row={row} columns={card.rest} />
          {expandedRow?.(row)}
        </div>
      )}
      <footer className="data-actions">
        {rowActions?.(row)}
        {opens && (
          <button
            type="button"
            className="data-card-more"
            aria-expanded={isOpen}
            aria-controls={isOpen ? rest : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t("list.lessOfRow") : t("list.details")}
            <Icon name="down" className={isOpen ? "upside-down" : ""} />
          </button>
        )}
      </footer>
    </li>
  );
}

/** Names and values, two beside each other; a value is not broken within a number, an empty one is left out. */
function Facts<Row extends object>({ row, columns }: { row: Row; columns: readonly ListColumn<Row>[] }): ReactNode {
  if (columns.length === 0) return null;
  return (
    <dl className="data-card-facts">
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd data-align={column.align}>{cellOf(row, column)}</dd>
        </div>
      ))}
    </dl>
  );
}

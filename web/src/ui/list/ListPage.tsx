import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import { useMemo, type ReactNode } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Icon } from "#ui/light";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { Failed } from "../Failed.tsx";
import { filterInput, readAddress, writeAddress, type ListState } from "./address.ts";
import type { ListColumn } from "./columns.ts";
import { ListSearch, type ListFilter } from "./ListSearch.tsx";
import { ListRows } from "./ListRows.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { Pager } from "./Pager.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useSelection, type Selection } from "./use-selection.ts";
import { useShownColumns } from "./use-shown-columns.ts";

/** A row of what a list call answers. */
export type RowOf<C extends Call> = AnswerOf<C> extends { rows: readonly (infer Row)[] } ? Row : never;

export interface ListPageProps<C extends Call, Row extends object = RowOf<C> & object> {
  /** A list call: takes `{ page, pageSize, sort, order, …filters }` and answers `{ rows, total }`. */
  call: C;
  columns: readonly ListColumn<Row>[];
  /** A constant, or made with `useMemo`. */
  filters?: readonly ListFilter[];
  /** Input that the person does not choose, e.g. the type that this list is of. */
  fixed?: Partial<RequestOf<C>>;
  /** Under which the choice of columns is kept; default the call's path. Needed where one call shows several kinds of rows. */
  name?: string;
  /** The field that tells rows apart; default `id`. */
  rowKey?: keyof Row & string;
  /** Buttons above the list: add, import …; a function gets what is selected, also when nothing is, and can change it. */
  toolbar?: ReactNode | ((selected: readonly Row[], selection: Selection<Row>) => ReactNode);
  /** Links and buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** With it rows can be selected, also over several pages; `clear` ends the selection. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** With it all that was found can be selected, up to so many rows. */
  mostSelected?: number;
  /** With it there is an export button; it gets the list's input, so that what is filtered is exported. */
  onExport?: ((input: RequestOf<C>) => void) | undefined;
  /** The part that opens below a row. */
  expandedRow?: (row: Row) => ReactNode;
}

const noFilters: readonly ListFilter[] = [];

/**
 * A list screen: search form, table with paging and sorting on the server, column choice and saved filters kept for
 * the person, selection, bulk actions, export, empty and error states; cards on a phone. Page, order and filters stand in the
 * address bar, so that a link opens the same.
 */
export function ListPage<C extends Call>(props: ListPageProps<C>) {
  type Row = RowOf<C> & object;
  const { call, columns, filters = noFilters, bulkActions } = props;
  const page = usePage();
  const state = useMemo(() => readAddress(page.search, filters), [page.search, filters]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filters are fields of the call's input
  const input = { ...listInputOf(state, filters), ...props.fixed } as RequestOf<C>;
  const list = useRead(call, input);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list call answers so; see `call`
  const answer = list.data as { rows: Row[]; total: number } | undefined;
  const keyOf = (row: Row) => String(Reflect.get(row, props.rowKey ?? "id"));
  const { shown, choose, widths } = useShownColumns(props.name ?? call.path, columns);
  const { selected, select, ...selection } = useSelection(keyOf, shownOf(input, list.isPlaceholderData, answer));
  const show = (next: Partial<ListState>) => page.replaceSearch(writeAddress({ ...state, ...next }, filters));

  return (
    <div className="list-page" aria-busy={list.isPlaceholderData}>
      <h1 className="visually-hidden">{page.title}</h1>
      {filters.length > 0 && (
        <ListSearch
          name={call.path}
          filters={filters}
          values={state.filters}
          onSearch={(values) => show({ page: 1, filters: values })}
        />
      )}
      <ListToolbar
        start={typeof props.toolbar === "function" ? props.toolbar([...selected.values()], selection) : props.toolbar}
        onExport={props.onExport && (() => props.onExport?.(input))}
        onRefresh={() => void list.refetch()}
      >
        <ColumnChoice columns={columns} shown={shown.map((column) => column.key)} onChange={choose} />
      </ListToolbar>
      {list.error && !answer && <Failed message={list.error.message} onRetry={() => void list.refetch()} />}
      {answer && (
        <ListRows
          rows={answer.rows}
          columns={columns}
          shown={shown}
          widths={widths}
          keyOf={keyOf}
          sorting={state}
          onSort={({ sort, order }) => show({ page: 1, sort, order })}
          {...(bulkActions && { selection: { keys: new Set(selected.keys()), onChange: select } })}
          rowActions={props.rowActions}
          expandedRow={props.expandedRow}
        />
      )}
      {answer?.rows.length === 0 && <Nothing filtered={Object.keys(state.filters).length > 0} />}
      {answer && (
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={answer.total}
          shown={answer.rows.length}
          onChange={(next, pageSize) => show({ page: next, pageSize })}
        />
      )}
      <SelectionBar
        {...{ call, input }}
        total={answer?.total ?? 0}
        selected={selected.size}
        most={props.mostSelected}
        onSelect={selection.add}
        onClear={selection.clear}
      >
        {selected.size > 0 && bulkActions?.([...selected.values()], selection.clear)}
      </SelectionBar>
    </div>
  );
}

/** Nothing while the rows of the question before still stand there. */
const shownOf = <Row,>(input: unknown, isOld: boolean, answer: { rows: readonly Row[]; total: number } | undefined) =>
  isOld || !answer
    ? undefined
    : { asked: JSON.stringify(input), rows: answer.rows, isWhole: answer.rows.length === answer.total };

function listInputOf(
  { page, pageSize, sort, order, filters }: ListState,
  shapes: readonly ListFilter[],
): Record<string, unknown> {
  return {
    page,
    pageSize,
    ...(sort !== undefined && { sort }),
    ...(order && { order }),
    ...filterInput(filters, shapes),
  };
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTexts("app");
  return (
    <div className="list-nothing">
      <Icon name="inbox" />
      <p>{filtered ? t("list.emptyFiltered") : t("list.empty")}</p>
      {filtered && <p className="muted">{t("list.emptyFilteredHint")}</p>}
    </div>
  );
}

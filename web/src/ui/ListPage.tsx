import { DownloadOutlined, ReloadOutlined } from "@ant-design/icons";
import { exactTotal, type AnswerOf, type Call, type RequestOf } from "@lading/contract/core";
import { Button, Empty, Result, Table, Tooltip, type TableProps } from "antd";
import { useMemo, useState, type Key, type ReactNode } from "react";
import { useRead } from "#core/api";
import { formatTotal } from "#core/format";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { usePreference } from "#core/preferences";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { filterInput, readAddress, writeAddress, type ListState } from "./list-address.ts";
import { chosenColumns, type ListColumn } from "./list-columns.ts";
import { ListSearch, type ListFilter } from "./ListSearch.tsx";
import { useNarrow } from "./use-narrow.ts";

/** A row of what a list call answers. */
export type RowOf<C extends Call> = AnswerOf<C> extends { rows: readonly (infer Row)[] } ? Row : never;

export interface ListPageProps<C extends Call, Row extends object = RowOf<C> & object> {
  /** A list call: takes `{ page, pageSize, sort, order, …filters }` and answers `{ rows, total }`. */
  call: C;
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  /** Input that the person does not choose, e.g. the type that this list is of. */
  fixed?: Partial<RequestOf<C>>;
  /** The field that tells rows apart; default `id`. */
  rowKey?: keyof Row & string;
  /** Buttons above the list: add, import … */
  toolbar?: ReactNode;
  /** Links and buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** With it rows can be selected, also over several pages; `clear` ends the selection. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** With it there is an export button; it gets the list's input, so that what is filtered is exported. */
  onExport?: (input: RequestOf<C>) => void;
  /** What opens below a row. */
  expandedRow?: (row: Row) => ReactNode;
}

const noFilters: readonly ListFilter[] = [];
const pageSizes = [10, 20, 50, 100, 200];

/**
 * A list screen: search form, table with paging and sorting on the server, column choice and saved filters kept for
 * the person, selection, bulk actions, export, empty and error states. What it shows stands in the address bar, so
 * that a link opens the same.
 */
export function ListPage<C extends Call>(props: ListPageProps<C>) {
  type Row = RowOf<C> & object;
  const { call, columns, filters = noFilters, rowKey = "id" as keyof Row & string } = props;
  const { t } = useTexts("app");
  const page = usePage();
  const narrow = useNarrow();
  const state = useMemo(() => readAddress(page.search, filters), [page.search, filters]);
  const input = { ...listInputOf(state, filters), ...props.fixed } as RequestOf<C>;
  const list = useRead(call, input);
  const answer = list.data as { rows: Row[]; total: number } | undefined;
  const [choice, setChoice] = usePreference<string[] | null>(`columns:${call.path}`, null);
  const shown = chosenColumns(columns, choice);
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const clear = () => setSelected([]);
  const show = (next: Partial<ListState>) => page.replaceSearch(writeAddress({ ...state, ...next }, filters));

  const onChange: TableProps<Row>["onChange"] = (paging, _filters, sorter, { action }) => {
    const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: undefined } : sorter;
    const sort = order ? columns.find((column) => column.key === columnKey)?.sort : undefined;
    const direction = order === "ascend" ? ("asc" as const) : ("desc" as const);
    show({
      page: action === "paginate" ? (paging.current ?? 1) : 1,
      pageSize: paging.pageSize ?? state.pageSize,
      sort,
      order: sort === undefined ? undefined : direction,
    });
  };

  return (
    <div className="list-page">
      {filters.length > 0 && (
        <ListSearch
          name={call.path}
          filters={filters}
          values={state.filters}
          onSearch={(values) => show({ page: 1, filters: values })}
        />
      )}
      <div className="list-toolbar">
        <div className="list-toolbar-start">
          {props.toolbar}
          {selected.length > 0 && (
            <span className="list-selected" role="status">
              {t("list.selected", { count: selected.length })}
              <Button type="link" size="small" onClick={clear}>
                {t("list.clearSelection")}
              </Button>
            </span>
          )}
          {selected.length > 0 && props.bulkActions?.(selected, clear)}
        </div>
        {props.onExport && (
          <Button icon={<DownloadOutlined />} onClick={() => props.onExport?.(input)}>
            {t("list.export")}
          </Button>
        )}
        <Tooltip title={t("list.refresh")}>
          <Button icon={<ReloadOutlined />} aria-label={t("list.refresh")} onClick={() => void list.refetch()} />
        </Tooltip>
        <ColumnChoice columns={columns} shown={shown.map((column) => column.key)} onChange={setChoice} />
      </div>
      {list.error && !answer ? (
        <Result
          status="warning"
          title={t("errors.listFailed")}
          subTitle={list.error.message}
          extra={<Button onClick={() => void list.refetch()}>{t("actions.retry")}</Button>}
        />
      ) : (
        <Table<Row>
          rowKey={rowKey}
          size="middle"
          dataSource={answer?.rows ?? []}
          columns={tableColumns({
            shown,
            state,
            narrow,
            rowActions: props.rowActions,
            actionsTitle: t("list.actions"),
          })}
          scroll={{ x: "max-content" }}
          onChange={onChange}
          sortDirections={["ascend", "descend"]}
          showSorterTooltip={false}
          locale={{ emptyText: answer ? <Nothing filtered={Object.keys(state.filters).length > 0} /> : " " }}
          rowSelection={props.bulkActions && selection(selected, setSelected, rowKey)}
          expandable={props.expandedRow && { expandedRowRender: props.expandedRow }}
          pagination={{
            current: state.page,
            pageSize: state.pageSize,
            total: pagerTotal(answer, state),
            pageSizeOptions: pageSizes,
            showSizeChanger: !narrow,
            showQuickJumper: !narrow,
            simple: narrow,
            showTotal: () => t("list.total", { total: formatTotal(answer?.total ?? 0) }),
          }}
        />
      )}
    </div>
  );
}

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

/** The pager's total: beyond the exact count only "there is a page after this one" is known. */
function pagerTotal(answer: { rows: unknown[]; total: number } | undefined, { page, pageSize }: ListState): number {
  if (!answer) return page * pageSize;
  if (answer.total <= exactTotal) return answer.total;
  const seen = (page - 1) * pageSize + answer.rows.length;
  return Math.max(answer.total, answer.rows.length === pageSize ? seen + pageSize : seen);
}

function selection<Row extends object>(
  selected: readonly Row[],
  onSelect: (rows: readonly Row[]) => void,
  rowKey: keyof Row & string,
): TableProps<Row>["rowSelection"] {
  return {
    selectedRowKeys: selected.map((row) => row[rowKey] as Key),
    preserveSelectedRowKeys: true,
    columnWidth: 44,
    fixed: "start",
    onChange: (_keys, rows) => onSelect(rows),
  };
}

interface TableShape<Row> {
  shown: readonly ListColumn<Row>[];
  state: ListState;
  narrow: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsTitle: string;
}

function tableColumns<Row extends object>({
  shown,
  state,
  narrow,
  rowActions,
  actionsTitle,
}: TableShape<Row>): TableProps<Row>["columns"] {
  const ascending = state.order === "asc" ? ("ascend" as const) : ("descend" as const);
  const columns: NonNullable<TableProps<Row>["columns"]> = shown.map((column, index) => ({
    key: column.key,
    title: column.title,
    align: column.align ?? "start",
    ...(column.width !== undefined && { width: column.width }),
    ...(index === 0 && { fixed: "start" as const }),
    ...(column.sort !== undefined && { sorter: true, sortOrder: state.sort === column.sort ? ascending : null }),
    render: (_value: unknown, row: Row) =>
      column.render ? column.render(row) : ((row as Record<string, ReactNode>)[column.key] ?? ""),
  }));
  if (!rowActions) return columns;
  const actions = {
    key: "rowActions",
    title: actionsTitle,
    render: (_value: unknown, row: Row) => <div className="list-row-actions">{rowActions(row)}</div>,
  };
  return [...columns, narrow ? actions : { ...actions, fixed: "end" as const }];
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTexts("app");
  const description = filtered ? (
    <>
      <div>{t("list.emptyFiltered")}</div>
      <div className="muted">{t("list.emptyFilteredHint")}</div>
    </>
  ) : (
    t("list.empty")
  );
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={description} />;
}

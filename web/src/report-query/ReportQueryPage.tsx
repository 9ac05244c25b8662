import {
  deleteReportQueryCondition,
  exportReportQueryConditionList,
  getReportQueryConditionList,
  getReportQueryConditionLog,
  loadReportQueryCondition,
  reportQueryFields,
  reportQueryFieldTexts,
  reportQueryPage,
  reportQueryShown,
  type ReportQuery,
} from "@lading/contract/report-query";
import { Button, Skeleton } from "antd";
import { useMemo, useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  byAndWhen,
  DeleteButton,
  Failed,
  ListPage,
  searchFilter,
  useFieldColumns,
  useFieldFilters,
  useLogDialog,
  type ListFilter,
} from "#ui";
import { Report } from "./Report.tsx";
import "./report-query.css";

/** The opened report: a kept one, or a new one. */
type Opened = { id: string } | "new" | null;

/** /businessLedger/reportQuerySummary: kept reports; one is opened, changed and run in their place. */
export default function ReportQueryPage() {
  const page = usePage();
  const asked = page.search.get("report");
  const [opened, setOpened] = useState<Opened>(asked === null ? null : { id: asked });
  const open = (next: Opened) => {
    page.replaceSearch(new URLSearchParams(next !== null && next !== "new" ? { report: next.id } : {}));
    setOpened(next);
  };
  if (opened === null) return <Kept onOpen={(query) => open(query ? { id: query.id } : "new")} />;
  if (opened === "new") return <Report query={null} onClose={() => open(null)} onKept={(id) => open({ id })} />;
  return <KeptReport key={opened.id} id={opened.id} onClose={() => open(null)} onKept={(id) => open({ id })} />;
}

interface KeptReportProps {
  id: string;
  onClose: () => void;
  onKept: (id: string) => void;
}

function KeptReport({ id, ...rest }: KeptReportProps) {
  const { data, error, refetch } = useRead(loadReportQueryCondition, { id }, { ownErrors: true });
  if (data) return <Report query={data} {...rest} />;
  return error ? <Failed message={error.message} onRetry={() => void refetch()} /> : <Skeleton active />;
}

/** The person's own kept reports and the shared ones. */
function Kept({ onOpen }: { onOpen: (query: ReportQuery | null) => void }) {
  const { t, word } = useTexts("report-query");
  const may = useMay();
  const column = useFieldColumns(reportQueryShown);
  const filters = useFilters();
  const exporting = useExport(exportReportQueryConditionList);
  const log = useLogDialog<ReportQuery>({
    call: getReportQueryConditionLog,
    fields: reportQueryFields,
    titleOf: ({ name }) => name,
  });
  const mayChange = ({ mine }: ReportQuery) => mine || may(`${reportQueryPage}:approve`);
  const columns = [
    column<ReportQuery>("name", {
      sort: "name",
      card: "head",
      render: (query) => (
        <Button type="link" className="cell-link" onClick={() => onOpen(query)}>
          <bdi>{query.name}</bdi>
        </Button>
      ),
    }),
    column<ReportQuery>("source", { card: "line" }),
    column<ReportQuery>("shared", { card: "line" }),
    column<ReportQuery>("createdByName", { card: "line" }),
    column<ReportQuery>("createDate", { sort: "createDate" }),
  ];
  return (
    <>
      <ListPage
        call={getReportQueryConditionList}
        columns={columns}
        filters={filters}
        toolbar={
          <Button type="primary" onClick={() => onOpen(null)}>
            {t("new")}
          </Button>
        }
        rowActions={(query) => (
          <>
            <Button type="link" onClick={() => onOpen(query)}>
              {word("open")}
            </Button>
            {log.logButton(query)}
            {mayChange(query) && <DeleteButton call={deleteReportQueryCondition} input={{ ids: [query.id] }} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {log.logDialog}
    </>
  );
}

function useFilters(): ListFilter[] {
  const { word, language } = useTexts("report-query");
  const filter = useFieldFilters(reportQueryShown);
  return useMemo(
    () => [
      searchFilter(word("search")),
      filter("source"),
      filter("shared"),
      ...byAndWhen("created", {
        by: reportQueryFieldTexts.createdByName[language],
        when: filter("createDate").label,
      }),
    ],
    [word, language, filter],
  );
}

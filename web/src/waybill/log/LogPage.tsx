import "../waybill.css";
import {
  exportWayBillOperationLog,
  getWayBillOperationLog,
  waybillActions,
  waybillActionTexts,
} from "@lading/contract/waybill";
import { logFieldTexts } from "@lading/contract/core";
import { Input } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { useExport } from "#jobs";
import { DateRangeInput, ListPage, type ListColumn, type ListFilter } from "#ui";
import { labelsIn, useLabels } from "../labels.ts";
import { Choices, PersonField } from "../list/fields.ts";
import { Changes } from "./Changes.tsx";
import { Summary } from "./Summary.tsx";
import type { LogEntry } from "./log-entry.ts";

/** /systemManagement/getWayBillOperationLog */
export default function LogPage() {
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportWayBillOperationLog);
  return (
    <div className="dense-list">
      <ListPage
        call={getWayBillOperationLog}
        columns={columns}
        filters={filters}
        expandedRow={(entry) => <Changes entry={entry} />}
        onExport={exporting.start}
      />
      {exporting.card}
    </div>
  );
}

function useColumns(): ListColumn<LogEntry>[] {
  const { t, language } = useTexts("waybill");
  const heading = (field: keyof typeof logFieldTexts) => logFieldTexts[field][language];
  const labels = useLabels();
  return [
    {
      key: "createdAt",
      title: heading("createdAt"),
      sort: "createdAt",
      render: (entry) => formatMoment(entry.createdAt),
    },
    { key: "number", title: labels.field("houseNumber"), render: (entry) => <Number entry={entry} /> },
    { key: "action", title: heading("action"), render: (entry) => waybillActionTexts[entry.action][language] },
    { key: "changes", title: t("log.changes"), render: (entry) => <Summary entry={entry} /> },
    { key: "userName", title: heading("userName") },
    { key: "ip", title: heading("ip"), render: (entry) => <bdi dir="ltr">{entry.ip}</bdi> },
  ];
}

/** The number leads to the waybill, unless that was deleted. */
function Number({ entry }: { entry: LogEntry }) {
  const may = useMay();
  const opens = entry.action !== "delete" && may("/logisticsManagement/checkWayBill:view");
  return opens ? <Link to={`/waybillDetails/${entry.waybillId}`}>{entry.number}</Link> : <bdi>{entry.number}</bdi>;
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("waybill");
  return useMemo(
    () => [
      {
        name: "number",
        label: labelsIn(language).field("houseNumber"),
        field: <Input allowClear maxLength={40} placeholder={t("log.numberHint")} />,
      },
      {
        name: "created",
        label: logFieldTexts.createdAt[language],
        kind: "range",
        ends: ["createdFrom", "createdTo"],
        field: <DateRangeInput />,
      },
      {
        name: "action",
        label: logFieldTexts.action[language],
        field: (
          <Choices of={Object.fromEntries(waybillActions.map((name) => [name, waybillActionTexts[name][language]]))} />
        ),
      },
      { name: "userId", label: logFieldTexts.userName[language], field: <PersonField /> },
    ],
    [t, language],
  );
}

import "../waybill.css";
import { exportWayBillOperationLog, getWayBillOperationLog, waybillActions } from "@lading/contract/waybill";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { useExport } from "#jobs";
import { DateRangeField, ListPage, type ListColumn, type ListFilter } from "#ui";
import { useLabels } from "../labels.ts";
import { Changes } from "./Changes.tsx";
import { Summary } from "./Summary.tsx";
import type { LogEntry } from "./log-entry.ts";

/** /systemManagement/getWayBillOperationLog */
export default function LogPage() {
  const may = useMay();
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
        {...(may("/systemManagement/getWayBillOperationLog:export") && { onExport: exporting.start })}
      />
      {exporting.card}
    </div>
  );
}

function useColumns(): ListColumn<LogEntry>[] {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return [
    { key: "createdAt", title: t("log.when"), sort: "createdAt", render: (entry) => formatMoment(entry.createdAt) },
    { key: "number", title: labels.field("houseNumber"), render: (entry) => <Number entry={entry} /> },
    { key: "action", title: t("log.action"), render: (entry) => t(`log.actions.${entry.action}`) },
    { key: "changes", title: t("log.changes"), render: (entry) => <Summary entry={entry} /> },
    { key: "userName", title: t("log.who") },
    { key: "ip", title: t("log.from"), render: (entry) => <bdi dir="ltr">{entry.ip}</bdi> },
  ];
}

/** The number leads to the waybill, unless that was deleted. */
function Number({ entry }: { entry: LogEntry }) {
  const may = useMay();
  const opens = entry.action !== "delete" && may("/logisticsManagement/checkWayBill:view");
  return opens ? <Link to={`/waybillDetails/${entry.waybillId}`}>{entry.number}</Link> : <bdi>{entry.number}</bdi>;
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const numberLabel = labels.field("houseNumber");
  const { data } = useRead(getUserListByCompanyCode, {}, { quiet: true, ownErrors: true });
  return useMemo(
    () => [
      {
        name: "number",
        label: numberLabel,
        field: <Input allowClear maxLength={40} placeholder={t("log.numberHint")} />,
      },
      {
        name: "created",
        label: t("log.when"),
        kind: "range",
        ends: ["createdFrom", "createdTo"],
        field: <DateRangeField />,
      },
      {
        name: "action",
        label: t("log.action"),
        field: (
          <Select allowClear options={waybillActions.map((value) => ({ value, label: t(`log.actions.${value}`) }))} />
        ),
      },
      {
        name: "userId",
        label: t("log.who"),
        field: (
          <Select
            allowClear
            showSearch={{ optionFilterProp: "label" }}
            options={data?.rows.map(({ UserId, UserName }) => ({ value: UserId, label: UserName })) ?? []}
          />
        ),
      },
    ],
    [t, numberLabel, data],
  );
}

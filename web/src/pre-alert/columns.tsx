import type { ListedPreAlert, PreAlertDirection, PreAlertField } from "@lading/contract/pre-alert";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatDate, formatDecimal, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { DateRangeField, StatusTag, type ListColumn, type ListFilter, PortInput } from "#ui";
import { Icon } from "#ui/light";
import { StateTag, useLabels } from "./labels.tsx";
import { formatMeasure } from "./measure.ts";

type Column = ListColumn<ListedPreAlert>;

/** All columns of the list; those that are looked at first are shown, the rest by choice. */
export function useColumns(direction: PreAlertDirection): Column[] {
  const labels = useLabels();
  const column = (key: keyof ListedPreAlert & PreAlertField, own: Partial<Column> = {}): Column => ({
    key,
    title: labels.field(key),
    ...own,
  });
  return [
    column("alertNumber", { render: (row) => <NumberCell row={row} /> }),
    column("state", { render: (row) => <StateCell row={row} /> }),
    column("mainNumber", { sort: "mainNumber", render: (row) => <MainCell row={row} /> }),
    column("type", { render: (row) => labels.type(row.type) }),
    column("partners"),
    column("loadingPort", { render: (row) => row.loadingPortName }),
    column("destinationPort", { render: (row) => row.destinationPortName }),
    column("flightNumber", { render: (row) => row.flightNumber }),
    column("vessel", { render: (row) => row.vessel, hidden: true }),
    column("voyage", { hidden: true }),
    column("carrier", { hidden: true }),
    column("transit", { hidden: true }),
    column("originAgent", { hidden: direction === "sent" }),
    column("destinationAgent", { hidden: direction === "received" }),
    column("totalHouses", { align: "end", render: (row) => formatDecimal(String(row.totalHouses)) }),
    column("packages", { align: "end", render: (row) => formatDecimal(String(row.packages)) }),
    column("weight", { align: "end", render: (row) => formatMeasure(row.weight) }),
    column("volume", { align: "end", render: (row) => formatMeasure(row.volume) }),
    column("cargoType", { hidden: true, render: (row) => labels.cargo(row.cargoType) }),
    column("etd", { sort: "etd", render: (row) => formatDate(row.etd) }),
    column("atd", { hidden: true, render: (row) => formatMoment(row.atd) }),
    column("eta", { sort: "eta", render: (row) => formatDate(row.eta) }),
    column("ata", { hidden: true, render: (row) => formatMoment(row.ata) }),
    column("files", { hidden: true, align: "end", render: (row) => formatDecimal(String(row.files)) }),
    column("remark", { hidden: true }),
    column("createdByName", { hidden: direction === "received" }),
    column("createdAt", { sort: "createdAt", render: (row) => formatMoment(row.createdAt) }),
  ];
}

function NumberCell({ row }: { row: ListedPreAlert }) {
  return (
    <Link to={`/preAlertDetail?id=${row.id}`}>
      <bdi>{row.alertNumber}</bdi>
    </Link>
  );
}

function MainCell({ row }: { row: ListedPreAlert }) {
  return (
    <span className="alert-number">
      <bdi>{row.mainNumber}</bdi> {row.numberFlagged && <Flag />}
    </span>
  );
}

/** A number that came with a wrong check digit. */
export function Flag() {
  const { t } = useTexts("pre-alert");
  return (
    <span className="alert-flag" role="img" aria-label={t("flagged")} title={t("flagged")}>
      <Icon name="warning" />
    </span>
  );
}

function StateCell({ row }: { row: ListedPreAlert }) {
  return (
    <span className="alert-states">
      <StateTag state={row.state} />
      <Marks alert={row} />
    </span>
  );
}

/** What else is to be known of a pre-alert's standing. */
export function Marks({ alert }: { alert: Pick<ListedPreAlert, "withdrawn" | "worked"> }) {
  const { t } = useTexts("pre-alert");
  return (
    <>
      {alert.withdrawn && <StatusTag tone="bad">{t("withdrawn")}</StatusTag>}
      {alert.worked && <StatusTag tone="active">{t("worked")}</StatusTag>}
    </>
  );
}

export function useFilters(): ListFilter[] {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  return useMemo<ListFilter[]>(() => {
    const range = (name: "etd" | "eta" | "createdAt", from: string, to: string): ListFilter => ({
      name,
      kind: "range",
      ends: [from, to],
      label: labels.field(name),
      field: <DateRangeField />,
    });
    return [
      { name: "search", label: t("search"), field: <Input allowClear maxLength={60} placeholder={t("searchHint")} /> },
      {
        name: "states",
        kind: "many",
        label: labels.field("state"),
        field: <Select mode="multiple" allowClear options={labels.states} />,
      },
      { name: "agent", label: t("agent"), field: <Input allowClear maxLength={80} /> },
      {
        name: "types",
        kind: "numbers",
        label: labels.field("type"),
        field: <Select mode="multiple" allowClear options={labels.types} />,
      },
      { name: "transport", label: t("transport"), field: <Input allowClear maxLength={40} /> },
      { name: "loadingPort", label: labels.field("loadingPort"), field: <PortInput /> },
      { name: "destinationPort", label: labels.field("destinationPort"), field: <PortInput /> },
      {
        name: "cargoTypes",
        kind: "many",
        label: labels.field("cargoType"),
        field: <Select mode="multiple" allowClear options={labels.cargoTypes} />,
      },
      range("etd", "etdFrom", "etdTo"),
      range("eta", "etaFrom", "etaTo"),
      range("createdAt", "createdFrom", "createdTo"),
    ];
  }, [t, labels]);
}

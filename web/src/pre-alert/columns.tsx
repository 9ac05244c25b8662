import type { ListedPreAlert, PreAlertField } from "@lading/contract/pre-alert";
import { Link } from "react-router";
import { formatDate, formatDecimal, formatMeasure, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { StatusTag, type ListColumn, PortText } from "#ui";
import { Icon } from "#ui/light";
import { StateTag, useLabels } from "./labels.tsx";

type Column = ListColumn<ListedPreAlert>;

/** All columns of the list; those that are looked at first are shown, the rest by choice. */
export function useColumns(): Column[] {
  const labels = useLabels();
  const column = (key: keyof ListedPreAlert & PreAlertField, own: Partial<Column> = {}): Column => ({
    key,
    title: labels.field(key),
    ...own,
  });
  return [
    column("alertNumber", { sort: "alertNumber", render: (row) => <NumberCell row={row} /> }),
    column("state", { card: "tag", sort: "state", render: (row) => <StateCell row={row} /> }),
    column("mainNumber", { card: "line", sort: "mainNumber", render: (row) => <MainCell row={row} /> }),
    column("type", { hidden: true, sort: "type", render: (row) => labels.type(row.type) }),
    column("partners", { card: "line" }),
    column("loadingPort", {
      hidden: true,
      sort: "loadingPort",
      render: (row) => <PortText port={row.loadingPort} name={row.loadingPortName} />,
    }),
    column("destinationPort", {
      card: "line",
      sort: "destinationPort",
      render: (row) => <PortText port={row.destinationPort} name={row.destinationPortName} />,
    }),
    column("flightNumber", { hidden: true, render: (row) => row.flightNumber }),
    column("vessel", { render: (row) => row.vessel, hidden: true }),
    column("voyage", { hidden: true }),
    column("carrier", { hidden: true }),
    column("transit", { hidden: true }),
    column("originAgent", { hidden: true }),
    column("destinationAgent", { hidden: true }),
    column("totalHouses", {
      hidden: true,
      sort: "totalHouses",
      align: "end",
      render: (row) => formatDecimal(String(row.totalHouses)),
    }),
    column("packages", {
      hidden: true,
      sort: "packages",
      align: "end",
      render: (row) => formatDecimal(String(row.packages)),
    }),
    column("weight", { hidden: true, sort: "weight", align: "end", render: (row) => formatMeasure(row.weight) }),
    column("volume", { hidden: true, sort: "volume", align: "end", render: (row) => formatMeasure(row.volume) }),
    column("cargoType", { hidden: true, render: (row) => labels.cargo(row.cargoType) }),
    column("etd", { hidden: true, sort: "etd", render: (row) => formatDate(row.etd) }),
    column("atd", { sort: "atd", hidden: true, render: (row) => formatMoment(row.atd) }),
    column("eta", { card: "line", sort: "eta", render: (row) => formatDate(row.eta) }),
    column("ata", { sort: "ata", hidden: true, render: (row) => formatMoment(row.ata) }),
    column("files", { hidden: true, align: "end", render: (row) => formatDecimal(String(row.files)) }),
    column("remark", { hidden: true }),
    column("createdByName", { hidden: true }),
    column("createdAt", { hidden: true, sort: "createdAt", render: (row) => formatMoment(row.createdAt) }),
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

/** Marks of a withdrawn or worked pre-alert. */
export function Marks({ alert }: { alert: Pick<ListedPreAlert, "withdrawn" | "worked"> }) {
  const { t } = useTexts("pre-alert");
  return (
    <>
      {alert.withdrawn && <StatusTag tone="bad">{t("withdrawn")}</StatusTag>}
      {alert.worked && <StatusTag tone="active">{t("worked")}</StatusTag>}
    </>
  );
}

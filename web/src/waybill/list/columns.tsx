import type { ListedWaybill, WaybillField } from "@lading/contract/waybill";
import { Link } from "react-router";
import { formatDate, formatDecimal, formatMeasure, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { PortText, type ListColumn } from "#ui";
import { useCountries } from "../countries.ts";
import { useLabels } from "../labels.ts";
import { CodTag, Marks, PaymentTag, StateTag } from "../tags.tsx";

type Column = ListColumn<ListedWaybill>;
type Own = Omit<Column, "key" | "title">;

/** All columns of the waybill list; those that a forwarder looks at first are shown, the rest by choice. */
export function useColumns(): Column[] {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const countries = useCountries();
  const column = (key: keyof ListedWaybill, field: WaybillField, own: Own = {}): Column => {
    return { key, title: labels.field(field), ...own };
  };
  return [
    column("houseNumber", "houseNumber", {
      card: "head",
      sort: "houseNumber",
      render: (row) => <NumberCell row={row} />,
    }),
    column("type", "type", { hidden: true, render: (row) => labels.type(row.type) }),
    column("state", "stateId", { card: "tag", render: (row) => <StateTag state={row.state} phase={row.phase} /> }),
    column("stateAt", "stateAt", { hidden: true, render: (row) => formatMoment(row.stateAt) }),
    column("mainNumber", "mainNumber", { sort: "mainNumber", render: mainNumberCell }),
    column("customerName", "customerName", { card: "line", render: (row) => <Short text={row.customerName} /> }),
    column("customerNumber", "customerNumber", { hidden: true }),
    { key: "route", title: t("list.route"), card: "line", render: routeCell },
    column("shippingDate", "shippingDate", {
      card: "line",
      sort: "shippingDate",
      render: (row) => formatDate(row.shippingDate),
    }),
    column("shipperName", "shipperName", { hidden: true, render: (row) => <Short text={row.shipperName} /> }),
    column("consigneeName", "consigneeName", { hidden: true, render: (row) => <Short text={row.consigneeName} /> }),
    column("loadingPort", "loadingPort", {
      hidden: true,
      render: (row) => <PortText port={row.loadingPort} name={row.loadingPortName} />,
    }),
    column("destinationPort", "destinationPort", {
      hidden: true,
      render: (row) => <PortText port={row.destinationPort} name={row.destinationPortName} />,
    }),
    column("country", "country", { hidden: true, render: (row) => countries.nameOf(row.country) }),
    column("city", "city", { hidden: true, render: (row) => row.cityName }),
    column("productName", "productName", { hidden: true, render: (row) => <Short text={row.productName} /> }),
    column("pieces", "pieces", { hidden: true, align: "end", render: (row) => formatDecimal(String(row.pieces)) }),
    column("weight", "weight", { hidden: true, align: "end", render: (row) => formatMeasure(row.weight) }),
    column("volume", "volume", { hidden: true, align: "end", render: (row) => formatMeasure(row.volume) }),
    column("chargeableWeight", "chargeableWeight", {
      card: "line",
      align: "end",
      render: (row) => formatMeasure(row.chargeableWeight),
    }),
    column("codAmount", "codAmount", {
      hidden: true,
      align: "end",
      render: (row) => (row.codStatus === "none" ? "" : formatMoney(row.codAmount, row.codCurrency)),
    }),
    column("codStatus", "codStatus", { hidden: true, render: (row) => <CodTag status={row.codStatus} /> }),
    column("paymentStatus", "paymentStatus", {
      hidden: true,
      render: (row) => <PaymentTag status={row.paymentStatus} />,
    }),
    ...(["orderNumber", "platformOrder", "expressNumber"] as const).map((key) => column(key, key, { hidden: true })),
    column("etd", "etd", { hidden: true, render: (row) => formatDate(row.etd) }),
    column("eta", "eta", { hidden: true, render: (row) => formatDate(row.eta) }),
    column("operatorName", "operatorId", { hidden: true }),
    column("salesName", "salesId", { hidden: true }),
    column("customerServiceName", "customerServiceId", { hidden: true }),
    column("marketingName", "marketingId", { hidden: true }),
    column("warehouseName", "warehouseId", { hidden: true }),
    column("createdByName", "createdByName", { hidden: true }),
    column("createdAt", "createdAt", { hidden: true, sort: "createdAt", render: (row) => formatMoment(row.createdAt) }),
  ];
}

/** The number leads to the waybill; a voided one is struck, a flagged one marked. */
function NumberCell({ row }: { row: ListedWaybill }) {
  const number = <bdi>{row.houseNumber}</bdi>;
  return (
    <span className="waybill-number" data-voided={row.voided || undefined}>
      <Link to={`/waybillDetails/${row.id}`}>{row.voided ? <s>{number}</s> : number}</Link>
      <Marks {...row} />
    </span>
  );
}

/** From port to port: each with its code and its name in the reader's language, one below the other. */
function routeCell({ loadingPort, loadingPortName, destinationPort, destinationPortName }: ListedWaybill) {
  if (loadingPort === "" && destinationPort === "") return null;
  return (
    <span className="waybill-ports">
      <span>{loadingPort !== "" && <PortText port={loadingPort} name={loadingPortName} />}</span>
      <span>{destinationPort !== "" && <PortText port={destinationPort} name={destinationPortName} />}</span>
    </span>
  );
}

function mainNumberCell({ mainNumber, mainWaybillId }: ListedWaybill) {
  if (mainWaybillId === null) return mainNumber;
  return (
    <Link to={`/waybillDetails/${mainWaybillId}`}>
      <bdi>{mainNumber}</bdi>
    </Link>
  );
}

/** A text of any length in a narrow place; whole when pointed at. */
function Short({ text }: { text: string }) {
  return (
    <bdi className="waybill-short" title={text}>
      {text}
    </bdi>
  );
}

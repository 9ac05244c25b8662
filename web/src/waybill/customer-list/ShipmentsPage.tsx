import { longestNumbersSearch } from "@lading/contract/core";
import "../waybill.css";
import { exportCustomerWayBillList, getCustomerWayBillList } from "@lading/contract/waybill";
import { Button, Input } from "antd";
import { useMemo, useState } from "react";
import { formatDate, formatDecimal, formatMeasure, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import { TrackedDialog } from "#tracking";
import { DateRangeInput, ListPage, type ListColumn, type ListFilter, type RowOf, PortText } from "#ui";
import { useCountries } from "../countries.ts";
import { labelsIn, useLabels } from "../labels.ts";
import { TypesField } from "../list/fields.ts";
import { CodTag, StateTag } from "../tags.tsx";

type Shipment = RowOf<typeof getCustomerWayBillList>;

/** /ShipmentList/shipmentList: the signed-in customer's own shipments. */
export default function ShipmentsPage() {
  const { t } = useTexts("waybill");
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCustomerWayBillList);
  const [tracked, setTracked] = useState<string | null>(null);
  return (
    <div className="dense-list">
      <ListPage
        call={getCustomerWayBillList}
        columns={columns}
        filters={filters}
        onExport={exporting.start}
        rowActions={({ houseNumber }) => (
          <Button type="link" onClick={() => setTracked(houseNumber)}>
            {t("customerList.track")}
          </Button>
        )}
      />
      {tracked !== null && (
        <TrackedDialog number={tracked} title={t("customerList.track")} onClose={() => setTracked(null)} />
      )}
      {exporting.card}
    </div>
  );
}

function useColumns(): ListColumn<Shipment>[] {
  const labels = useLabels();
  const { nameOf } = useCountries();
  return [
    { key: "houseNumber", title: labels.field("houseNumber"), sort: "houseNumber" },
    { key: "type", title: labels.field("type"), render: (row) => labels.type(row.type) },
    {
      key: "state",
      card: "tag",
      title: labels.field("stateId"),
      render: (row) => <StateTag state={row.state} phase={row.phase} />,
    },
    { key: "stateAt", title: labels.field("stateAt"), render: (row) => formatMoment(row.stateAt) },
    {
      key: "shippingDate",
      card: "line",
      title: labels.field("shippingDate"),
      sort: "shippingDate",
      render: (row) => formatDate(row.shippingDate),
    },
    { key: "orderNumber", title: labels.field("orderNumber") },
    { key: "mainNumber", title: labels.field("mainNumber"), sort: "mainNumber", hidden: true },
    { key: "platformOrder", title: labels.field("platformOrder"), hidden: true },
    { key: "expressNumber", title: labels.field("expressNumber"), hidden: true },
    { key: "shipperName", title: labels.field("shipperName"), hidden: true },
    { key: "consigneeName", card: "line", title: labels.field("consigneeName") },
    ...(["loadingPort", "destinationPort"] as const).map((key) => ({
      key,
      title: labels.field(key),
      hidden: true,
      render: (row: Shipment) => <PortText port={row[key]} name={row[`${key}Name`]} />,
    })),
    { key: "country", title: labels.field("country"), render: (row) => nameOf(row.country) },
    { key: "city", card: "line", title: labels.field("city"), render: (row) => row.cityName },
    { key: "productName", title: labels.field("productName") },
    { key: "pieces", title: labels.field("pieces"), align: "end", render: (row) => formatDecimal(String(row.pieces)) },
    { key: "weight", title: labels.field("weight"), align: "end", render: (row) => formatMeasure(row.weight) },
    {
      key: "volume",
      title: labels.field("volume"),
      align: "end",
      hidden: true,
      render: (row) => formatMeasure(row.volume),
    },
    {
      key: "chargeableWeight",
      card: "line",
      title: labels.field("chargeableWeight"),
      align: "end",
      render: (row) => formatMeasure(row.chargeableWeight),
    },
    {
      key: "codAmount",
      title: labels.field("codAmount"),
      align: "end",
      render: (row) => (row.codStatus === "none" ? "" : formatMoney(row.codAmount, row.codCurrency)),
    },
    { key: "codStatus", title: labels.field("codStatus"), render: (row) => <CodTag status={row.codStatus} /> },
    { key: "etd", title: labels.field("etd"), hidden: true, render: (row) => formatDate(row.etd) },
    { key: "eta", title: labels.field("eta"), render: (row) => formatDate(row.eta) },
    {
      key: "createdAt",
      title: labels.field("createdAt"),
      sort: "createdAt",
      hidden: true,
      render: (row) => formatMoment(row.createdAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("waybill");
  return useMemo(() => {
    const labels = labelsIn(language);
    return [
      {
        name: "search",
        label: word("search"),
        field: <Input allowClear maxLength={longestNumbersSearch} placeholder={t("customerList.searchHint")} />,
      },
      {
        name: "shipping",
        label: labels.field("shippingDate"),
        kind: "range",
        ends: ["shippingFrom", "shippingTo"],
        field: <DateRangeInput />,
      },
      {
        name: "types",
        label: labels.field("type"),
        kind: "numbers",
        field: <TypesField />,
      },
    ];
  }, [t, word, language]);
}

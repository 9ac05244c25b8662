import "../order.css";
import {
  exportCustomerEntrustOrderList,
  getCustomerEntrustOrderList,
  type CustomerOrder,
} from "@lading/contract/order";
import { Button, Input } from "antd";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { formatDecimal, formatMeasure, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import { ListPage, type ListColumn, type ListFilter } from "#ui";
import { useOrderColumns } from "../columns.tsx";
import { useOrderFilters } from "../filters.tsx";
import { useNames } from "../names.ts";
import { TrackLink } from "./TrackLink.tsx";
import { useOrdersChanged } from "../use-orders-changed.ts";

/** /EntrustOrder/entrustOrder: the signed-in customer's own orders. */
export default function OwnOrdersPage() {
  const { t, word } = useTexts("order");
  const navigate = useNavigate();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCustomerEntrustOrderList);
  useOrdersChanged();
  return (
    <>
      <ListPage
        call={getCustomerEntrustOrderList}
        columns={columns}
        filters={filters}
        toolbar={
          <Button type="primary" onClick={() => void navigate("/entrustOrderCreate")}>
            {t("own.place")}
          </Button>
        }
        rowActions={({ id, houseNumber, state }) => (
          <>
            <Link to={`/entrustOrderDetail?id=${id}`}>{word("open")}</Link>
            {houseNumber !== "" && state !== "turnedDown" && <TrackLink houseNumber={houseNumber} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
    </>
  );
}

function useColumns(): ListColumn<CustomerOrder>[] {
  const { field } = useNames();
  const { which, goods } = useOrderColumns();
  return [
    ...which,
    { key: "houseNumber", card: "line", title: field("houseNumber"), sort: "houseNumber" },
    { key: "trackingState", title: field("stateId") },
    { key: "reason", title: field("reason") },
    ...goods,
    {
      key: "pieces",
      card: "line",
      title: field("pieces"),
      sort: "pieces",
      align: "end",
      render: ({ pieces }) => formatDecimal(String(pieces)),
    },
    {
      key: "weight",
      title: field("weight"),
      sort: "weight",
      align: "end",
      render: ({ weight }) => formatMeasure(weight),
    },
    {
      key: "createdAt",
      title: field("createdAt"),
      sort: "createdAt",
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t, word } = useTexts("order");
  const { field } = useNames();
  const { state, types, destination, goods, reason, placed } = useOrderFilters();
  return useMemo(
    () => [
      {
        name: "search",
        label: word("search"),
        field: <Input allowClear maxLength={80} placeholder={t("own.searchHint")} />,
      },
      state,
      placed,
      types,
      ...destination,
      { name: "trackingState", label: field("stateId"), field: <Input allowClear maxLength={60} /> },
      ...goods,
      reason,
    ],
    [t, word, field, state, types, destination, goods, reason, placed],
  );
}

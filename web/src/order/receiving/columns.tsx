import { orderSourceTexts, type ReceivedOrder } from "@lading/contract/order";
import { Input } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMeasure, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { CustomerSelect } from "#customer";
import { byAndWhen, type ListColumn, type ListFilter, Select, StatusTag } from "#ui";
import { useOrderColumns } from "../columns.tsx";
import { figures, useOrderFilters } from "../filters.tsx";
import { useNames } from "../names.ts";

export function useColumns(): ListColumn<ReceivedOrder>[] {
  const { language } = useTexts("order");
  const { field } = useNames();
  const { which, goods } = useOrderColumns();
  return [
    ...which,
    {
      key: "source",
      hidden: true,
      title: field("source"),
      render: ({ source }) => (
        <StatusTag tone={source === "portal" ? "active" : "neutral"}>{orderSourceTexts[source][language]}</StatusTag>
      ),
    },
    { key: "customerNumber", title: field("customerNumber"), hidden: true },
    { key: "customerName", card: "line", title: field("customerName"), sort: "customerName" },
    ...goods,
    {
      key: "pieces",
      card: "line",
      title: field("receivedOf"),
      sort: "pieces",
      align: "end",
      render: (order) => <Pieces {...order} />,
    },
    {
      key: "weight",
      hidden: true,
      title: field("weight"),
      sort: "weight",
      align: "end",
      render: ({ weight }) => formatMeasure(weight),
    },
    {
      key: "volume",
      title: field("volume"),
      sort: "volume",
      align: "end",
      hidden: true,
      render: ({ volume }) => formatMeasure(volume),
    },
    {
      key: "houseNumber",
      hidden: true,
      title: field("houseNumber"),
      sort: "houseNumber",
      render: ({ waybillId, houseNumber }) =>
        waybillId === null ? houseNumber : <Link to={`/waybillDetails/${waybillId}`}>{houseNumber}</Link>,
    },
    { key: "acceptedByName", title: field("acceptedByName"), hidden: true },
    {
      key: "acceptedAt",
      title: field("acceptedAt"),
      sort: "acceptedAt",
      hidden: true,
      render: ({ acceptedAt }) => formatMoment(acceptedAt),
    },
    { key: "reason", title: field("reason"), hidden: true },
    { key: "createdByName", title: field("createdByName"), hidden: true },
    {
      key: "createdAt",
      hidden: true,
      title: field("createdAt"),
      sort: "createdAt",
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

/** `3 / 10` once goods have come. */
function Pieces({ receivedPieces, pieces }: Pick<ReceivedOrder, "receivedPieces" | "pieces">) {
  return <bdi dir="ltr">{receivedPieces === 0 ? pieces : `${receivedPieces} / ${pieces}`}</bdi>;
}

export function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("order");
  const { field } = useNames();
  const { types, destination, goods, reason, placed } = useOrderFilters();
  return useMemo<ListFilter[]>(() => {
    const sources = (["portal", "staff"] as const).map((source) => ({
      value: source,
      label: orderSourceTexts[source][language],
    }));
    return [
      {
        name: "search",
        label: word("search"),
        field: <Input allowClear maxLength={80} placeholder={t("searchHint")} />,
      },
      { name: "customerId", label: field("customerId"), field: <CustomerSelect /> },
      types,
      { name: "source", label: field("source"), field: <Select allowClear options={sources} /> },
      placed,
      { name: "createdByName", label: field("createdByName"), field: <Input allowClear maxLength={60} /> },
      ...destination,
      ...goods,
      figures("volume", field("volume")),
      figures("received", field("receivedPieces")),
      ...byAndWhen("accepted", { by: field("acceptedByName"), when: field("acceptedAt") }),
      reason,
    ];
  }, [t, word, field, types, destination, goods, reason, placed, language]);
}

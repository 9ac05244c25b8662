import {
  exportAntiMoneyLaunderingList,
  getAntiMoneyLaunderingList,
  listAttributes,
  screeningOutcomes,
  searchBys,
  searchByTexts,
} from "@lading/contract/market-risk";
import { Button, Input, Select } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { useExport } from "#jobs";
import { CountrySelect, DateRangeInput, ListPage, StatusTag, TabModal, type ListColumn, type ListFilter } from "#ui";
import { decisionFilters } from "./decision-filters.tsx";
import { NewQuery } from "./NewQuery.tsx";
import { attributeTones, outcomeTones, page, useCountries, type Screening } from "./risk.ts";

/** The company's queries against the lists. */
export function Queries() {
  const { t, word } = useTexts("market-risk");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportAntiMoneyLaunderingList);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListPage
        call={getAntiMoneyLaunderingList}
        columns={columns}
        filters={filters}
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {t("query.add")}
            </Button>
          )
        }
        rowActions={({ id }) => <Link to={`/antiMoneyLaunderingDetail?id=${id}`}>{word("open")}</Link>}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={isOpen} title={t("query.title")} onCancel={() => setOpen(false)}>
        <NewQuery onClose={() => setOpen(false)} />
      </TabModal>
    </>
  );
}

function useColumns(): ListColumn<Screening>[] {
  const { t, language } = useTexts("market-risk");
  const { nameOf } = useCountries();
  return [
    { key: "searchDate", title: t("searchDate"), sort: "searchDate", render: (row) => formatMoment(row.searchDate) },
    { key: "searchBy", title: t("searchBy"), render: (row) => searchByTexts[row.searchBy][language] },
    { key: "name", title: t("name"), sort: "name", render: (row) => <bdi>{row.name || row[row.searchBy]}</bdi> },
    { key: "country", title: t("country"), sort: "country", render: (row) => row.country && nameOf(row.country) },
    {
      key: "outcome",
      title: t("outcome"),
      sort: "hitCount",
      render: (row) => (
        <StatusTag tone={outcomeTones[row.outcome]}>
          {row.outcome === "hits" ? t("hitCount", { count: row.hitCount }) : t(`outcomes.${row.outcome}`)}
        </StatusTag>
      ),
    },
    {
      key: "listAttribute",
      title: t("listAttribute"),
      render: ({ listAttribute }) => (
        <StatusTag tone={attributeTones[listAttribute ?? "open"]}>
          {t(`attributes.${listAttribute ?? "open"}`)}
        </StatusTag>
      ),
    },
    { key: "searchedByName", title: t("searchedBy"), sort: "searchedByName" },
    {
      key: "decidedByName",
      title: t("decidedBy"),
      sort: "decidedByName",
      render: (row) => row.decidedByName ?? "",
    },
    { key: "caseId", title: t("caseId") },
    { key: "identityNumber", title: t("identityNumber"), hidden: true },
    { key: "bic", title: t("bic"), hidden: true },
    { key: "address", title: t("address"), hidden: true },
    { key: "businessNumber", title: t("businessNumber"), hidden: true },
    { key: "warningNumber", title: t("warningNumber"), hidden: true },
    { key: "narrative", title: t("narrative"), hidden: true },
  ];
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("market-risk");
  const { options } = useCountries();
  return useMemo(() => {
    const by = searchBys.map((value) => ({ value, label: searchByTexts[value][language] }));
    const outcomes = screeningOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }));
    const attributes = (["open", ...listAttributes] as const).map((value) => ({
      value,
      label: t(`attributes.${value}`),
    }));
    return [
      { name: "search", label: t("searchText"), field: <Input allowClear maxLength={80} /> },
      { name: "attribute", label: t("listAttribute"), field: <Select allowClear options={attributes} /> },
      { name: "outcome", label: t("outcome"), field: <Select allowClear options={outcomes} /> },
      { name: "searchBy", label: t("searchBy"), field: <Select allowClear options={by} /> },
      {
        name: "date",
        label: t("searchDate"),
        kind: "range",
        ends: ["dateFrom", "dateTo"],
        field: <DateRangeInput />,
      },
      { name: "country", label: t("country"), field: <CountrySelect options={options} /> },
      { name: "searchedBy", label: t("searchedBy"), field: <Input allowClear maxLength={60} /> },
      ...decisionFilters(t),
    ];
  }, [t, language, options]);
}

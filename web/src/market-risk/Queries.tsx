import { labelsOf } from "@lading/contract/core";
import {
  exportAntiMoneyLaunderingList,
  getAntiMoneyLaunderingList,
  outcomeTexts,
  screeningFields,
  stateField,
  verdictTexts,
} from "@lading/contract/market-risk";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { useExport } from "#jobs";
import {
  CountrySelect,
  daysFilter,
  ListPage,
  searchFilter,
  StatusTag,
  TabModal,
  useFieldColumns,
  useFieldFilters,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { useDecisionFilters } from "./decision-filters.ts";
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
  const column = useFieldColumns(screeningFields);
  return [
    column("searchDate", { sort: "searchDate" }),
    column("searchBy"),
    column("name", { card: "head", sort: "name", render: (row) => <bdi>{row.name || row[row.searchBy]}</bdi> }),
    column("country", { sort: "country", render: (row) => row.country && nameOf(row.country) }),
    column("outcome", {
      card: "tag",
      sort: "hitCount",
      render: (row) => (
        <StatusTag tone={outcomeTones[row.outcome]}>
          {row.outcome === "hits" ? t("hitCount", { count: row.hitCount }) : outcomeTexts[row.outcome][language]}
        </StatusTag>
      ),
    }),
    column("listAttribute", {
      render: ({ listAttribute }) => (
        <StatusTag tone={attributeTones[listAttribute ?? "open"]}>
          {verdictTexts[listAttribute ?? "open"][language]}
        </StatusTag>
      ),
    }),
    column("searchedByName", { sort: "searchedByName" }),
    column("decidedByName", { hidden: true, sort: "decidedByName" }),
    column("caseId", { hidden: true }),
    column("identityNumber", { hidden: true }),
    column("bic", { hidden: true }),
    column("address", { hidden: true }),
    column("businessNumber", { hidden: true }),
    column("warningNumber", { hidden: true }),
    column("narrative", { hidden: true }),
  ];
}

/** Under the names of the call's filters, which are not all those of the fields. */
const filterFields = { ...screeningFields, attribute: stateField, searchedBy: screeningFields.searchedByName };
const { searchDate } = labelsOf(screeningFields);

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("market-risk");
  const filter = useFieldFilters(filterFields);
  const decided = useDecisionFilters();
  const { options } = useCountries();
  return useMemo(
    () => [
      searchFilter(t("searchText")),
      filter("attribute"),
      filter("outcome"),
      filter("searchBy"),
      daysFilter("date", searchDate[language]),
      filter("country", <CountrySelect options={options} />),
      filter("searchedBy"),
      ...decided,
    ],
    [t, language, filter, options, decided],
  );
}

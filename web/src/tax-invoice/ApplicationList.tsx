import {
  applicationShown,
  exportTaxInvoiceList,
  getTaxInvoiceList,
  taxInvoiceStatuses,
  taxInvoiceStatusTexts,
  type ListedApplication,
} from "@lading/contract/tax-invoice";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { daysFilter, type ListColumn, ListPage, numbersFilter, Select, useFieldColumns, useFieldFilters } from "#ui";
import { statusTones } from "./tones.ts";

/** Tax invoice applications: those that wait, on request also the others. */
export function ApplicationList() {
  const { word } = useTexts("tax-invoice");
  const may = useMayCall();
  const exporting = useExport(exportTaxInvoiceList);
  return (
    <>
      <ListPage
        call={getTaxInvoiceList}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={({ id }) => <Link to={`/taxInvoiceDetail?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportTaxInvoiceList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns(): ListColumn<ListedApplication>[] {
  const column = useFieldColumns(applicationShown);
  return [
    column<ListedApplication>("applicationNo", {
      sort: "applicationNo",
      card: "head",
      render: ({ id, applicationNo }) => <Link to={`/taxInvoiceDetail?id=${id}`}>{applicationNo}</Link>,
    }),
    column<ListedApplication>("status", { tones: statusTones }),
    column<ListedApplication>("type", { tones: { full: "neutral", partial: "active" } }),
    column<ListedApplication>("customerName", { sort: "customerName", card: "line" }),
    column<ListedApplication>("customerNumber", { hidden: true }),
    column<ListedApplication>("title", { sort: "title", card: "line" }),
    column<ListedApplication>("taxNumber", {
      hidden: true,
      render: ({ taxNumber }) => <bdi dir="ltr">{taxNumber}</bdi>,
    }),
    column<ListedApplication>("amount", {
      align: "end",
      sort: "amount",
      card: "line",
      render: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    }),
    column<ListedApplication>("applicant", { card: "line" }),
    column<ListedApplication>("appliedAt", { sort: "appliedAt" }),
    column<ListedApplication>("reason", { hidden: true }),
    column<ListedApplication>("remark", { hidden: true }),
  ];
}

function useFilters() {
  const { t, word, language } = useTexts("tax-invoice");
  const filter = useFieldFilters(applicationShown);
  return useMemo(() => {
    const statuses = [
      { value: "open", label: t("open") },
      ...taxInvoiceStatuses.map((value) => ({ value, label: taxInvoiceStatusTexts[value][language] })),
      { value: "all", label: word("all") },
    ];
    return [
      numbersFilter(word("search"), t("applicationHint")),
      filter("status", <Select allowClear options={statuses} placeholder={t("open")} />),
      filter("type"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("applicant"),
      daysFilter("applied", filter("appliedAt").label),
    ];
  }, [t, word, language, filter]);
}

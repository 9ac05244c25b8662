import {
  exportInvoicedTaxInvoiceList,
  getInvoicedTaxInvoiceList,
  issuedShown,
  type IssuedInvoice,
} from "@lading/contract/tax-invoice";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { daysFilter, ListPage, numbersFilter, useFieldColumns, useFieldFilters, type ListColumn } from "#ui";
import { kindTones } from "./tones.ts";

/** Issued tax invoices and their refunds, the newest first. */
export function IssuedList() {
  const { word } = useTexts("tax-invoice");
  const may = useMayCall();
  const exporting = useExport(exportInvoicedTaxInvoiceList);
  return (
    <>
      <ListPage
        call={getInvoicedTaxInvoiceList}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={({ applicationId }) => <Link to={`/taxInvoiceDetail?id=${applicationId}`}>{word("open")}</Link>}
        onExport={may(exportInvoicedTaxInvoiceList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

/** A column of money with its currency. */
const money = (name: "amount" | "net" | "tax") => ({
  align: "end" as const,
  render: (invoice: IssuedInvoice) => <bdi dir="ltr">{formatMoney(invoice[name], invoice.currency)}</bdi>,
});

function useColumns(): ListColumn<IssuedInvoice>[] {
  const column = useFieldColumns(issuedShown);
  return [
    column<IssuedInvoice>("number", {
      sort: "number",
      card: "head",
      render: ({ applicationId, number }) => (
        <Link to={`/taxInvoiceDetail?id=${applicationId}`}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      ),
    }),
    column<IssuedInvoice>("kind", { tones: kindTones }),
    column<IssuedInvoice>("customerName", { sort: "customerName", card: "line" }),
    column<IssuedInvoice>("customerNumber", { hidden: true }),
    column<IssuedInvoice>("title", { sort: "title" }),
    column<IssuedInvoice>("taxNumber", { hidden: true }),
    column<IssuedInvoice>("amount", { ...money("amount"), sort: "amount", card: "line" }),
    column<IssuedInvoice>("net", { ...money("net"), hidden: true }),
    column<IssuedInvoice>("tax", money("tax")),
    column<IssuedInvoice>("issuedAt", { sort: "issuedAt", card: "line" }),
    column<IssuedInvoice>("applicationNo", { hidden: true }),
    column<IssuedInvoice>("refundedBy", { hidden: true }),
    column<IssuedInvoice>("refundOf", { hidden: true }),
    column<IssuedInvoice>("applicant", { hidden: true }),
    column<IssuedInvoice>("issuedByName", { hidden: true }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("tax-invoice");
  const filter = useFieldFilters(issuedShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("issuedHint")),
      filter("kind"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      daysFilter("issued", filter("issuedAt").label),
      filter("issuedByName"),
    ],
    [t, word, filter],
  );
}

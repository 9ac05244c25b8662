import {
  exportPaymentList,
  getPaymentList,
  paymentFieldTexts,
  paymentShown,
  paymentSubjectPages,
  type ListedPayment,
} from "@lading/contract/payment";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { DateRangeInput, ListPage, numbersFilter, useFieldColumns, useFieldFilters } from "#ui";

/** Payment records. */
export function PaidList() {
  const { word } = useTexts("payment");
  const may = useMayCall();
  const exporting = useExport(exportPaymentList);
  return (
    <>
      <ListPage
        call={getPaymentList}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={({ id }) => <Link to={`/paymentDetail?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportPaymentList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(paymentShown);
  return [
    column<ListedPayment>("number", {
      sort: "number",
      card: "head",
      render: ({ id, number }) => (
        <Link to={`/paymentDetail?id=${id}`}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      ),
    }),
    column<ListedPayment>("subject", { hidden: true }),
    column<ListedPayment>("subjectNumber", {
      render: ({ subject, subjectId, subjectNumber }) => (
        <Link to={`${paymentSubjectPages[subject]}?id=${subjectId}`}>
          <bdi dir="ltr">{subjectNumber}</bdi>
        </Link>
      ),
    }),
    column<ListedPayment>("title", { hidden: true, render: ({ title }) => <bdi>{title}</bdi> }),
    column<ListedPayment>("payee", { card: "line", render: ({ payee }) => <bdi>{payee}</bdi> }),
    column<ListedPayment>("amount", {
      sort: "amount",
      align: "end",
      card: "line",
      render: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    }),
    column<ListedPayment>("paidOn", { sort: "paidOn", card: "line" }),
    column<ListedPayment>("method"),
    column<ListedPayment>("accountId", { hidden: true }),
    column<ListedPayment>("paidByName"),
    column<ListedPayment>("remark", { hidden: true }),
    column<ListedPayment>("createDate", { sort: "createDate", hidden: true }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("payment");
  const filter = useFieldFilters(paymentShown);
  const field = useFieldTexts(paymentFieldTexts);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      filter("subject"),
      { name: "currency", label: field("currency"), field: <CurrencyInput withDisabled allowClear /> },
      {
        name: "paid",
        kind: "range" as const,
        ends: ["paidFrom", "paidTo"] as const,
        label: field("paidOn"),
        field: <DateRangeInput />,
      },
      filter("paidByName"),
    ],
    [t, word, filter, field],
  );
}

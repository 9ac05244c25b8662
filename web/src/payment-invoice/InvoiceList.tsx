import {
  confirmPaymentInvoice,
  exportPaymentInvoiceList,
  getPaymentInvoiceList,
  paymentInvoiceShown,
  paymentInvoiceStatusTexts,
  type ListedPaymentInvoice,
} from "@lading/contract/payment-invoice";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { byAndWhen, ListPage, numbersFilter, Select, useFieldColumns, useFieldFilters } from "#ui";
import { ConfirmAll } from "./ConfirmAll.tsx";
import { Difference } from "./Difference.tsx";

/** Suppliers' invoices of a status, with expected, invoiced and paid side by side. */
export function InvoiceList({ status, toolbar }: { status: "all" | "toConfirm" | "confirmed"; toolbar: ReactNode }) {
  const { word } = useTexts("payment-invoice");
  const may = useMayCall();
  const exporting = useExport(exportPaymentInvoiceList);
  const filters = useFilters(status);
  return (
    <>
      <ListPage
        call={getPaymentInvoiceList}
        columns={useColumns()}
        filters={filters}
        // Of all, the voided ones can be asked for.
        {...(status !== "all" && { fixed: { status } })}
        toolbar={toolbar}
        {...(status === "toConfirm" &&
          may(confirmPaymentInvoice) && {
            bulkActions: (invoices: readonly ListedPaymentInvoice[], clear: () => void) => (
              <ConfirmAll invoices={invoices} onDone={clear} />
            ),
          })}
        rowActions={({ id }) => <Link to={`/paymentInvoiceDetail?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportPaymentInvoiceList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(paymentInvoiceShown);
  const money = (name: "expected" | "amount" | "paid" | "balance", options: { sort?: string; hidden?: boolean } = {}) =>
    column<ListedPaymentInvoice>(name, {
      align: "end",
      ...options,
      ...(name === "amount" && { card: "line" }),
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], row.currency)}</bdi>,
    });
  return [
    column<ListedPaymentInvoice>("billReferNo", {
      sort: "billReferNo",
      card: "head",
      render: ({ id, billReferNo }) => <Link to={`/paymentInvoiceDetail?id=${id}`}>{billReferNo}</Link>,
    }),
    column<ListedPaymentInvoice>("status", { tones: { toConfirm: "active", confirmed: "good", voided: "neutral" } }),
    column<ListedPaymentInvoice>("customerName", { sort: "customerName", card: "line" }),
    column<ListedPaymentInvoice>("customerNumber", { sort: "customerNumber", hidden: true }),
    column<ListedPaymentInvoice>("invoiceDate", { sort: "invoiceDate", card: "line" }),
    column<ListedPaymentInvoice>("dueDate", { sort: "dueDate", hidden: true }),
    money("expected"),
    money("amount", { sort: "amount" }),
    column<ListedPaymentInvoice>("difference", {
      align: "end",
      card: "line",
      render: ({ difference, currency }) => <Difference amount={difference} currency={currency} />,
    }),
    money("paid"),
    money("balance", { hidden: true }),
    column<ListedPaymentInvoice>("paymentStatus", { tones: { unpaid: "neutral", paid: "good" } }),
    column<ListedPaymentInvoice>("count", { align: "end", hidden: true }),
    column<ListedPaymentInvoice>("paymentInvoiceNo", { sort: "paymentInvoiceNo", hidden: true }),
    column<ListedPaymentInvoice>("remark", { hidden: true }),
    column<ListedPaymentInvoice>("voidReason", { hidden: true }),
    column<ListedPaymentInvoice>("confirmedByName", { hidden: true }),
    column<ListedPaymentInvoice>("confirmedAt", { hidden: true }),
    column<ListedPaymentInvoice>("createdByName", { hidden: true }),
    column<ListedPaymentInvoice>("createDate", { sort: "createDate", hidden: true }),
  ];
}

function useFilters(status: "all" | "toConfirm" | "confirmed") {
  const { t, word, language } = useTexts("payment-invoice");
  const filter = useFieldFilters(paymentInvoiceShown);
  return useMemo(() => {
    const label = (name: "createdByName" | "createDate") => filter(name).label;
    const voided = [{ value: "voided", label: paymentInvoiceStatusTexts.voided[language] }];
    return [
      numbersFilter(word("search"), t("searchHint")),
      filter("customerNumber"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("paymentStatus"),
      filter("invoiceDate"),
      filter("dueDate"),
      {
        name: "differs",
        kind: "yesNo" as const,
        label: t("differs"),
        field: <YesNo />,
      },
      ...(status === "all" ? [filter("status", <Select allowClear options={voided} />)] : []),
      ...byAndWhen("created", { by: label("createdByName"), when: label("createDate") }),
    ];
  }, [t, word, language, filter, status]);
}

/** A choice between yes and no, or neither. */
export function YesNo(props: { value?: boolean; onChange?: (value: boolean | undefined) => void; id?: string }) {
  const { word } = useTexts("payment-invoice");
  const options = [
    { value: true, label: word("yes") },
    { value: false, label: word("no") },
  ];
  return <Select allowClear {...props} options={options} />;
}

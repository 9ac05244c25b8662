import {
  addPaymentInvoice,
  exportPaymentInvoiceCostList,
  getPaymentInvoiceCostList,
  invoiceCostShown,
  type InvoiceCost,
} from "@lading/contract/payment-invoice";
import { Button } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { ListPage, numbersFilter, useFieldColumns, useFieldFilters } from "#ui";
import { Difference } from "./Difference.tsx";
import { YesNo } from "./InvoiceList.tsx";

interface CostListProps {
  /** Those that stand on an invoice, else those on none. */
  invoiced: boolean;
  /** An invoice of these costs is entered. */
  onEnter: (costs: readonly InvoiceCost[]) => void;
}

/** Costs that no supplier has invoiced yet, or those that stand on an invoice, with what was invoiced for them. */
export function CostList({ invoiced, onEnter }: CostListProps) {
  const { t } = useTexts("payment-invoice");
  const may = useMayCall();
  const exporting = useExport(exportPaymentInvoiceCostList);
  const filters = useFilters(invoiced);
  const fixed = useMemo(() => ({ invoiced }), [invoiced]);
  const bulk = (costs: readonly InvoiceCost[]) => {
    const reason = whyNot(costs);
    return (
      <Button
        type="primary"
        disabled={reason !== undefined}
        title={reason && t(`whyNot.${reason}`)}
        onClick={() => onEnter(costs)}
      >
        {t("enterOfThese")}
      </Button>
    );
  };
  return (
    <>
      <ListPage
        call={getPaymentInvoiceCostList}
        columns={useColumns(invoiced)}
        filters={filters}
        fixed={fixed}
        {...(!invoiced && may(addPaymentInvoice) && { bulkActions: bulk, mostSelected: 500 })}
        onExport={may(exportPaymentInvoiceCostList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

/** Why chosen costs cannot stand on one invoice. */
function whyNot(costs: readonly InvoiceCost[]): "supplier" | "currency" | undefined {
  if (new Set(costs.map(({ customerNumber }) => customerNumber)).size > 1) return "supplier";
  return new Set(costs.map(({ currency }) => currency)).size > 1 ? "currency" : undefined;
}

function useColumns(invoiced: boolean) {
  const column = useFieldColumns(invoiceCostShown);
  const money = (name: "expected" | "amount" | "paid" | "balance", hidden = false) =>
    column<InvoiceCost>(name, {
      align: "end",
      hidden,
      ...(name === "expected" && { sort: "expected", card: "line" }),
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], row.currency)}</bdi>,
    });
  return [
    column<InvoiceCost>("waybillNumber", {
      sort: "waybillNumber",
      card: "head",
      render: ({ waybillId, waybillNumber }) => <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>,
    }),
    column<InvoiceCost>("customerName", { sort: "customerName", card: "line" }),
    column<InvoiceCost>("customerNumber", { sort: "customerNumber", hidden: true }),
    column<InvoiceCost>("chargeItem", {
      card: "line",
      render: ({ id, chargeItem }) => <Link to={`/supplierCostDetails?id=${id}`}>{chargeItem}</Link>,
    }),
    column<InvoiceCost>("billReferNo", { sort: "billReferNo" }),
    column<InvoiceCost>("costDate", { sort: "costDate", card: "line", hidden: invoiced }),
    money("expected"),
    ...(invoiced
      ? [
          money("amount"),
          column<InvoiceCost>("difference", {
            align: "end",
            card: "line",
            render: ({ difference, currency }) => <Difference amount={difference} currency={currency} />,
          }),
        ]
      : []),
    money("paid", !invoiced),
    money("balance", true),
    ...(invoiced
      ? [
          column<InvoiceCost>("paymentInvoiceNo", {
            card: "line",
            render: ({ paymentInvoiceId, paymentInvoiceNo }) =>
              paymentInvoiceId !== null && (
                <Link to={`/paymentInvoiceDetail?id=${paymentInvoiceId}`}>{paymentInvoiceNo}</Link>
              ),
          }),
        ]
      : []),
  ];
}

function useFilters(invoiced: boolean) {
  const { t, word } = useTexts("payment-invoice");
  const filter = useFieldFilters(invoiceCostShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("costHint")),
      filter("customerNumber"),
      filter("billReferNo"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("costDate"),
      ...(invoiced ? [{ name: "differs", kind: "yesNo" as const, label: t("differs"), field: <YesNo /> }] : []),
    ],
    [t, word, filter, invoiced],
  );
}

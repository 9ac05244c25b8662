import {
  addTaxInvoiceApplication,
  exportTaxInvoiceBillList,
  getTaxInvoiceBillList,
  invoiceableBillShown,
  mostInvoicedBills,
  type InvoiceableBill,
} from "@lading/contract/tax-invoice";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { daysFilter, ListPage, numbersFilter, TabDrawer, useFieldColumns, useFieldFilters, type ListColumn } from "#ui";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { billTones } from "./tones.ts";

/** Bills of which something is left to invoice; for chosen ones a tax invoice is applied for. */
export function BillList() {
  const { t } = useTexts("tax-invoice");
  const may = useMayCall();
  const navigate = useNavigate();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportTaxInvoiceBillList);
  const [chosen, setChosen] = useState<{ bills: readonly InvoiceableBill[]; clear: () => void } | null>(null);
  const bulk = (bills: readonly InvoiceableBill[], clear: () => void) => {
    const reason = whyNot(bills);
    return (
      <Button
        type="primary"
        disabled={reason !== undefined}
        title={reason && t(`whyNot.${reason}`)}
        onClick={() => setChosen({ bills, clear })}
      >
        {t("apply")}
      </Button>
    );
  };
  return (
    <>
      <ListPage
        call={getTaxInvoiceBillList}
        columns={columns}
        filters={filters}
        {...(may(addTaxInvoiceApplication) && { bulkActions: bulk, mostSelected: mostInvoicedBills })}
        onExport={may(exportTaxInvoiceBillList) ? exporting.start : undefined}
      />
      {exporting.card}
      <TabDrawer open={chosen !== null} width={860} title={t("applyTitle")} onCancel={() => setChosen(null)}>
        {chosen && (
          <ApplicationForm
            customerId={chosen.bills[0]?.customerId}
            bills={chosen.bills.map((bill) => ({ ...bill, asked: bill.left }))}
            onCancel={() => setChosen(null)}
            onDone={(id) => {
              chosen.clear();
              setChosen(null);
              void navigate(`/taxInvoiceDetail?id=${id}`);
            }}
          />
        )}
      </TabDrawer>
    </>
  );
}

/** Why one application cannot stand for chosen bills, as far as the list shows it. */
function whyNot(bills: readonly InvoiceableBill[]): "nothing" | "currency" | "customer" | undefined {
  if (bills.some(({ left }) => !/[1-9]/.test(left))) return "nothing";
  if (new Set(bills.map(({ currency }) => currency)).size > 1) return "currency";
  return new Set(bills.map(({ customerId }) => customerId)).size > 1 ? "customer" : undefined;
}

/** A column of money with its currency. */
const money = (name: "amount" | "balance" | "applied" | "invoiced" | "left") => ({
  align: "end" as const,
  render: (bill: InvoiceableBill) => <bdi dir="ltr">{formatMoney(bill[name], bill.currency)}</bdi>,
});

function useColumns(): ListColumn<InvoiceableBill>[] {
  const column = useFieldColumns(invoiceableBillShown);
  return [
    column<InvoiceableBill>("invoiceNo", {
      sort: "invoiceNo",
      card: "head",
      render: ({ id, invoiceNo }) => <Link to={`/billDetails?id=${id}`}>{invoiceNo}</Link>,
    }),
    column<InvoiceableBill>("financialAccountNo", { hidden: true }),
    column<InvoiceableBill>("customerName", { sort: "customerName", card: "line" }),
    column<InvoiceableBill>("customerNumber", { hidden: true }),
    column<InvoiceableBill>("waybillNumber", {
      render: ({ waybillId, waybillNumber }) => <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>,
    }),
    column<InvoiceableBill>("billDate", { sort: "billDate", card: "line" }),
    column<InvoiceableBill>("amount", { ...money("amount"), sort: "amount" }),
    column<InvoiceableBill>("balance", { ...money("balance"), hidden: true }),
    column<InvoiceableBill>("outstandingDays", { align: "end", hidden: true }),
    column<InvoiceableBill>("creditBalance", {
      align: "end",
      hidden: true,
      render: ({ creditBalance, creditCurrency }) => (
        <bdi dir="ltr">{formatMoney(creditBalance, creditCurrency ?? "")}</bdi>
      ),
    }),
    column<InvoiceableBill>("applied", { ...money("applied"), hidden: true }),
    column<InvoiceableBill>("invoiced", { ...money("invoiced"), hidden: true }),
    column<InvoiceableBill>("left", { ...money("left"), card: "line" }),
    column<InvoiceableBill>("taxInvoice", { tones: billTones }),
    column<InvoiceableBill>("createDate", { sort: "createDate", hidden: true }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("tax-invoice");
  const filter = useFieldFilters(invoiceableBillShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("billHint")),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("taxInvoice"),
      daysFilter("date", filter("billDate").label),
    ],
    [t, word, filter],
  );
}

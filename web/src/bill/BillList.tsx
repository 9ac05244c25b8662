import {
  billFieldTexts,
  billTaxInvoiceTexts,
  createCollectionBillPdf,
  exportCollectionBillList,
  getCollectionBillList,
  type BillRow,
  type ListedBill,
  mostBillsAtOnce,
} from "@lading/contract/bill";
import { longestNumbersSearch, type Language } from "@lading/contract/core";
import { Button, Input } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { openFile, useSubmission } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { CurrencyInput } from "#currency";
import {
  byAndWhen,
  DateRangeInput,
  type ListColumn,
  type ListFilter,
  ListPage,
  Select,
  StatusTag,
  TabModal,
} from "#ui";
import { SendMany } from "./SendMany.tsx";
import { VoidBills } from "./VoidBills.tsx";

const rights = "/logisticsManagement/jobSummary";
const idsOf = (bills: readonly ListedBill[]) => bills.map(({ id }) => id);

/** All bills of the waybills that the person sees: printed, sent and exported many at once. */
export function BillList() {
  const { t, word } = useTexts("bill");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCollectionBillList);
  const print = useSubmission(createCollectionBillPdf);
  const [sending, setSending] = useState<readonly ListedBill[] | null>(null);
  const [voiding, setVoiding] = useState<{ bills: readonly ListedBill[]; clear: () => void } | null>(null);
  const few = (bills: readonly ListedBill[], then: () => void) => {
    if (bills.length > mostBillsAtOnce) notify.warning(t("tooMany", { max: mostBillsAtOnce }));
    else then();
  };
  const printAll = (bills: readonly ListedBill[]) => {
    const made = print({ ids: idsOf(bills) });
    void openFile(made.then(({ path }) => path)).catch(() => undefined);
  };
  return (
    <>
      <ListPage
        call={getCollectionBillList}
        columns={columns}
        filters={filters}
        bulkActions={(bills, clear) => (
          <>
            <Button onClick={() => few(bills, () => printAll(bills))}>{t("print")}</Button>
            {may(`${rights}:export`) && (
              <Button onClick={() => few(bills, () => setSending(bills))}>{t("send")}</Button>
            )}
            {may(`${rights}:delete`) && <VoidButton bills={bills} onVoid={() => setVoiding({ bills, clear })} />}
          </>
        )}
        rowActions={(bill) => <Link to={`/billDetails?id=${bill.id}`}>{word("open")}</Link>}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal
        open={sending !== null}
        title={t("sendMany", { count: sending?.length ?? 0 })}
        onCancel={() => setSending(null)}
      >
        {sending && <SendMany bills={sending} onClose={() => setSending(null)} />}
      </TabModal>
      {voiding && <VoidBills bills={voiding.bills} onClose={() => setVoiding(null)} onDone={voiding.clear} />}
    </>
  );
}

/** Voids the chosen bills; one of a signed job, on a check bill, or void already stands in the way of all. */
function VoidButton({ bills, onVoid }: { bills: readonly BillRow[]; onVoid: () => void }) {
  const { t } = useTexts("bill");
  const fixed = bills.filter(
    ({ jobSigned, voidedAt, financialAccountNo, taxInvoice }) =>
      jobSigned || voidedAt !== null || financialAccountNo !== "" || taxInvoice !== "none",
  );
  return (
    <Button
      danger
      disabled={fixed.length > 0}
      title={fixed.length > 0 ? t("fixed", { numbers: listed(fixed.map(({ invoiceNo }) => invoiceNo)) }) : undefined}
      onClick={onVoid}
    >
      {t("void")}
    </Button>
  );
}

const taxInvoiceTones = { none: "neutral", applied: "active", partly: "warning", invoiced: "good" } as const;

/** How much of a bill stands on tax invoices. */
const taxInvoiceColumn = (title: string, language: Language): ListColumn<BillRow> => ({
  key: "taxInvoice",
  title,
  card: "tag",
  render: ({ taxInvoice }) => (
    <StatusTag tone={taxInvoiceTones[taxInvoice]}>{billTaxInvoiceTexts[taxInvoice][language]}</StatusTag>
  ),
});

/** The rest of the limit of a bill's customer. */
const creditColumn = (title: string): ListColumn<BillRow> => ({
  key: "creditBalance",
  title,
  align: "end",
  hidden: true,
  render: ({ creditBalance, creditCurrency }) => formatMoney(creditBalance, creditCurrency ?? ""),
});

function useColumns(): ListColumn<BillRow>[] {
  const { language } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  return [
    {
      key: "invoiceNo",
      title: field("invoiceNo"),
      sort: "invoiceNo",
      render: ({ id, invoiceNo, voidedAt }) => (
        <Link to={`/billDetails?id=${id}`}>{voidedAt === null ? invoiceNo : <s>{invoiceNo}</s>}</Link>
      ),
    },
    {
      key: "waybillNumber",
      card: "line",
      title: field("waybillNumber"),
      sort: "waybillNumber",
      render: ({ waybillId, waybillNumber }) => <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>,
    },
    { key: "customerNumber", hidden: true, title: field("customerNumber"), sort: "customerNumber" },
    { key: "customerName", card: "line", title: field("customerName"), sort: "customerName" },
    { key: "billDate", title: field("billDate"), sort: "billDate", render: ({ billDate }) => formatDate(billDate) },
    {
      key: "dueDate",
      card: "line",
      title: field("dueDate"),
      sort: "dueDate",
      render: ({ dueDate }) => formatDate(dueDate),
    },
    {
      key: "amount",
      card: "line",
      title: field("amount"),
      align: "end",
      sort: "amount",
      render: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      key: "balance",
      title: field("balance"),
      align: "end",
      render: ({ balance, currency }) => formatMoney(balance, currency),
    },
    { key: "outstandingDays", title: field("outstandingDays"), align: "end", hidden: true },
    { key: "financialAccountNo", title: field("financialAccountNo"), hidden: true },
    creditColumn(field("creditBalance")),
    taxInvoiceColumn(field("taxInvoice"), language),
    {
      key: "settlementAmount",
      title: field("settlementAmount"),
      align: "end",
      render: (bill) => formatMoney(bill.settlementAmount, bill.settlementCurrency),
    },
    { key: "voidReason", title: field("voidReason"), hidden: true },
    { key: "remark", title: field("remark"), hidden: true },
    { key: "createdByName", title: field("createdByName"), hidden: true },
    {
      key: "createDate",
      title: field("createDate"),
      sort: "createDate",
      hidden: true,
      render: ({ createDate }) => formatMoment(createDate),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t, word } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  return useMemo<ListFilter[]>(
    () => [
      {
        name: "search",
        label: word("search"),
        field: <Input allowClear maxLength={longestNumbersSearch} placeholder={t("searchHint")} />,
      },
      {
        name: "currency",
        label: field("currency"),
        field: <CurrencyInput withDisabled allowClear />,
      },
      {
        name: "dates",
        kind: "range",
        ends: ["dateFrom", "dateTo"],
        label: field("billDate"),
        field: <DateRangeInput />,
      },
      {
        name: "overdue",
        kind: "yesNo",
        label: t("due"),
        field: (
          <Select
            allowClear
            options={[
              { value: true, label: field("overdue") },
              { value: false, label: t("notOverdue") },
            ]}
          />
        ),
      },
      {
        name: "dueDates",
        kind: "range",
        ends: ["dueFrom", "dueTo"],
        label: field("dueDate"),
        field: <DateRangeInput />,
      },
      {
        name: "voided",
        label: t("voidedOnes"),
        field: (
          <Select
            allowClear
            options={[
              { value: "yes", label: t("onlyVoided") },
              { value: "all", label: t("alsoVoided") },
            ]}
          />
        ),
      },
      ...byAndWhen("created", { by: field("createdByName"), when: field("createDate") }),
    ],
    [t, word, field],
  );
}

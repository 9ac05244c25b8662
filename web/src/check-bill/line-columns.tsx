import {
  checkBillFieldTexts,
  getReceivableAndPayableList,
  openLineShown,
  type OpenLine,
} from "@lading/contract/check-bill";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { daysFilter, numbersFilter, Select, useFieldColumns, useFieldFilters } from "#ui";
import { useOpenFilters, type OpenCall } from "./filters.tsx";

interface Desk {
  /** False for a desk that has bills alone. */
  sides?: boolean;
  /** Whether numbers lead to the pages of bills, costs and check bills. */
  links?: boolean;
}

/** How a bill or cost stands with tax invoices, by colour. */
export const taxInvoiceTones = {
  none: "neutral",
  applied: "active",
  partly: "warning",
  invoiced: "good",
  given: "neutral",
} as const;

/** Columns of open bills and costs. */
export function useLineColumns({ sides = true, links = true }: Desk = {}) {
  const column = useFieldColumns(openLineShown);
  return [
    column<OpenLine>("invoiceNo", {
      sort: "invoiceNo",
      card: "head",
      ...(links && {
        render: ({ id, kind, invoiceNo, waybillNumber }: OpenLine) => (
          <Link to={`/${kind === "bill" ? "billDetails" : "supplierCostDetails"}?id=${id}`}>
            {invoiceNo || waybillNumber}
          </Link>
        ),
      }),
    }),
    ...(sides ? [column<OpenLine>("kind", { tones: { bill: "good", cost: "warning" } })] : []),
    column<OpenLine>("partyName", { sort: "partyName", card: "line" }),
    column<OpenLine>("partyNumber", { sort: "partyNumber", hidden: true }),
    column<OpenLine>("waybillNumber", {
      render: ({ waybillId, waybillNumber }) => <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>,
    }),
    column<OpenLine>("billDate", { sort: "billDate", card: "line" }),
    column<OpenLine>("dueDate", { sort: "dueDate", hidden: true }),
    column<OpenLine>("amount", {
      align: "end",
      sort: "amount",
      hidden: true,
      render: ({ amount, currency }) => formatMoney(amount, currency),
    }),
    column<OpenLine>("balance", {
      align: "end",
      sort: "balance",
      card: "line",
      render: ({ balance, currency }) => formatMoney(balance, currency),
    }),
    column<OpenLine>("outstandingDays", { align: "end" }),
    column<OpenLine>("overdueDays", { align: "end", hidden: sides }),
    column<OpenLine>("ageing", {
      tones: { notDue: "neutral", to30: "active", to60: "warning", to90: "warning", over90: "bad" },
    }),
    column<OpenLine>("creditBalance", {
      align: "end",
      hidden: true,
      render: ({ creditBalance, creditCurrency }) => formatMoney(creditBalance, creditCurrency ?? ""),
    }),
    column<OpenLine>("taxInvoice", {
      tones: taxInvoiceTones,
      // “None” beside a name does not say of what.
      card: "line",
    }),
    column<OpenLine>("financialAccountNo", {
      card: "line",
      ...(links && {
        render: ({ checkBillId, financialAccountNo }: OpenLine) =>
          checkBillId !== null && <Link to={`/editCheckBills?id=${checkBillId}`}>{financialAccountNo}</Link>,
      }),
    }),
    column<OpenLine>("createDate", { sort: "createDate", hidden: true }),
  ];
}

interface Filtered {
  sides?: boolean;
  call?: OpenCall;
}

/** Filters of open bills and costs: of all parties, or of the one that the address names. */
export function useLineFilters({ sides = true, call = getReceivableAndPayableList }: Filtered = {}) {
  const { t, word } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  const partyId = usePage().search.get("partyId");
  const chosen = useMemo(() => (partyId === null ? undefined : { partyId, call }), [partyId, call]);
  const open = useOpenFilters({ sides, chosen });
  const filter = useFieldFilters(openLineShown);
  return useMemo(
    () => [
      ...open,
      numbersFilter(word("search"), t("lineHint")),
      filter("ageing"),
      daysFilter("date", field("billDate")),
      {
        name: "gathered",
        kind: "yesNo" as const,
        label: t("onCheckBill"),
        field: (
          <Select
            allowClear
            options={[
              { value: true, label: word("yes") },
              { value: false, label: word("no") },
            ]}
          />
        ),
      },
    ],
    [t, word, field, open, filter],
  );
}

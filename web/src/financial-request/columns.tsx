import { requestFieldTexts, sharedShown, type RequestStatus } from "@lading/contract/financial-request";
import { useMemo } from "react";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { daysFilter, type ListColumn, numbersFilter, Select, type Tone, useFieldColumns, useFieldFilters } from "#ui";
import { useRequestCurrencies } from "./currencies.ts";

export const statusTones: Readonly<Record<RequestStatus, Tone>> = {
  unapply: "neutral",
  pendingApproval: "active",
  approvalCompleted: "good",
  completed: "good",
  cancel: "neutral",
  reject: "bad",
};

/** A row of any kind of request. */
interface Shared {
  status: RequestStatus;
  expenseApproval: string;
  statement: string;
  amount: string;
  currency: string;
  lastPaymentDate: string | null;
  paymentRecordNumber: string;
  paidOn: string | null;
  applicantName: string;
  department: string;
  submitTime: string | null;
  createdAt: string;
}

/** Columns that lists of all kinds of requests have after the number; `more` stand after the statement. */
export function useSharedColumns<Row extends Shared>(more: readonly ListColumn<Row>[]): ListColumn<Row>[] {
  const column = useFieldColumns(sharedShown);
  return [
    column<Row>("status", { tones: statusTones }),
    // In words without a colour: on a phone's card a second tag would mostly say what the first one says.
    column<Row>("expenseApproval", { hidden: true }),
    column<Row>("statement", { card: "line", render: ({ statement }) => <bdi>{statement}</bdi> }),
    ...more,
    column<Row>("amount", {
      align: "end",
      sort: "amount",
      card: "line",
      render: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    }),
    column<Row>("lastPaymentDate", { sort: "lastPaymentDate", hidden: true }),
    column<Row>("paymentRecordNumber", { hidden: true }),
    column<Row>("paidOn", { hidden: true }),
    column<Row>("applicantName", { card: "line", render: ({ applicantName }) => <bdi>{applicantName}</bdi> }),
    column<Row>("department", { hidden: true }),
    column<Row>("submitTime", { sort: "submitTime", card: "line" }),
    column<Row>("createdAt", { sort: "createdAt", hidden: true }),
  ];
}

/** Filters that lists of all kinds of requests have. */
export function useSharedFilters() {
  const { t, word, language } = useTexts("financial-request");
  const filter = useFieldFilters(sharedShown);
  const { rows } = useRequestCurrencies();
  return useMemo(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      filter("status"),
      filter("currency", <Select allowClear options={rows.map((code) => ({ value: code, label: code }))} />),
      filter("applicantName"),
      daysFilter("submitTime", requestFieldTexts.submitTime[language]),
    ],
    [t, word, language, filter, rows],
  );
}

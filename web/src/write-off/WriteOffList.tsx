import { checkBillTypes } from "@lading/contract/check-bill";
import { currencies } from "@lading/contract/core";
import { exportCreditList, getCreditList, writeOffShown, type ListedWriteOff } from "@lading/contract/write-off";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { byAndWhen, ListPage, numbersFilter, Select, useFieldColumns, useFieldFilters } from "#ui";
import { WaiverLimit } from "./WaiverLimit.tsx";

/** Credited records, the newest first. */
export function WriteOffList() {
  const { word } = useTexts("write-off");
  const may = useMayCall();
  const exporting = useExport(exportCreditList);
  return (
    <>
      <ListPage
        call={getCreditList}
        columns={useColumns()}
        filters={useFilters()}
        toolbar={<WaiverLimit />}
        rowActions={({ id }) => <Link to={`/creditedDetails?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportCreditList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(writeOffShown);
  return [
    column<ListedWriteOff>("creditReferenceNumber", {
      sort: "creditReferenceNumber",
      card: "head",
      render: ({ id, creditReferenceNumber }) => <Link to={`/creditedDetails?id=${id}`}>{creditReferenceNumber}</Link>,
    }),
    column<ListedWriteOff>("type", { tones: { receipt: "good", payment: "warning", hedge: "active" } }),
    column<ListedWriteOff>("status", {
      tones: { begun: "neutral", pending: "active", writtenOff: "good", takenBack: "neutral" },
    }),
    column<ListedWriteOff>("locked", { tones: { true: "warning", false: "neutral" } }),
    column<ListedWriteOff>("partyName", { sort: "partyName", card: "line" }),
    column<ListedWriteOff>("partyNumber", { hidden: true }),
    column<ListedWriteOff>("amount", {
      align: "end",
      sort: "amount",
      card: "line",
      render: ({ amount, currency }) => formatMoney(amount, currency ?? ""),
    }),
    column<ListedWriteOff>("waived", {
      align: "end",
      hidden: true,
      render: ({ waived, currency }) => formatMoney(waived, currency ?? ""),
    }),
    column<ListedWriteOff>("source"),
    column<ListedWriteOff>("postedOn", { sort: "postedOn" }),
    column<ListedWriteOff>("waiverReason", { hidden: true }),
    column<ListedWriteOff>("remark", { hidden: true }),
    column<ListedWriteOff>("createdByName", { hidden: true }),
    column<ListedWriteOff>("createDate", { sort: "createDate", card: "line" }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("write-off");
  const filter = useFieldFilters(writeOffShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      filter("status"),
      filter("type"),
      filter("currency", <Select allowClear options={currencies.map((code) => ({ value: code, label: code }))} />),
      filter("locked"),
      ...byAndWhen("created", { by: filter("createdByName").label, when: filter("createDate").label }),
    ],
    [t, word, filter],
  );
}

/** True of a type in the address. */
export const isType = (value: string | null): value is (typeof checkBillTypes)[number] =>
  checkBillTypes.some((one) => one === value);

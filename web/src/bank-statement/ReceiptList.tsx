import { exportReceiptList, getReceiptList, receiptShown, type ListedReceipt } from "@lading/contract/bank-statement";
import { yesNoTexts } from "@lading/contract/core";
import { useMemo } from "react";
import { CurrencyInput } from "#currency";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { byAndWhen, ListPage, numbersFilter, Select, StatusTag, useFieldColumns, useFieldFilters } from "#ui";
import { WriteOffButton } from "#write-off";

/** Receipts from customers with what is left of each, to be set against bills now or later. */
export function ReceiptList() {
  const { t } = useTexts("bank-statement");
  const may = useMayCall();
  const exporting = useExport(exportReceiptList);
  return (
    <>
      <ListPage
        call={getReceiptList}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={({ id, partyId, currency, left }) =>
          /[1-9]/.test(left) && (
            <WriteOffButton
              type="receipt"
              partyKind="customer"
              partyId={partyId}
              currency={currency}
              sourceId={id}
              left={left}
              kind="link"
            >
              {t("allocate")}
            </WriteOffButton>
          )
        }
        onExport={may(exportReceiptList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

function useColumns() {
  const { t } = useTexts("bank-statement");
  const column = useFieldColumns(receiptShown);
  const money = (name: "amount" | "used" | "left") =>
    column<ListedReceipt>(name, {
      align: "end",
      ...(name !== "used" && { sort: name, card: "line" as const }),
      render: (row) => formatMoney(row[name], row.currency),
    });
  return [
    column<ListedReceipt>("receipt", {
      sort: "receipt",
      card: "head",
      render: ({ receipt, takenBackOn }) => (
        <>
          <bdi dir="ltr">{receipt}</bdi>{" "}
          {takenBackOn !== null && <StatusTag>{t("takenBackOn", { day: formatDate(takenBackOn) })}</StatusTag>}
        </>
      ),
    }),
    column<ListedReceipt>("day", { sort: "day", card: "line" }),
    column<ListedReceipt>("partyName", { sort: "partyName", card: "line" }),
    column<ListedReceipt>("partyNumber", { hidden: true }),
    money("amount"),
    money("used"),
    money("left"),
    column<ListedReceipt>("bankReference"),
    column<ListedReceipt>("createdByName", { hidden: true }),
    column<ListedReceipt>("createDate", { hidden: true }),
  ];
}

function useFilters() {
  const { t, word, language } = useTexts("bank-statement");
  const filter = useFieldFilters(receiptShown);
  return useMemo(() => {
    const options = [true, false].map((value) => ({ value, label: yesNoTexts[value ? "true" : "false"][language] }));
    return [
      numbersFilter(word("search"), t("receiptSearchHint")),
      { name: "hasRest", label: t("hasRest"), kind: "yesNo" as const, field: <Select allowClear options={options} /> },
      filter("currency", <CurrencyInput withDisabled allowClear />),
      ...byAndWhen("created", { by: filter("createdByName").label, when: filter("createDate").label }),
    ];
  }, [t, word, language, filter]);
}

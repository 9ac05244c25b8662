import { receiptPreRecordShown, receiptStateTexts, type ReceiptPreRecord } from "@lading/contract/client-fund";
import { useMemo } from "react";
import { CurrencyInput } from "#currency";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { byAndWhen, numbersFilter, Select, useFieldColumns, useFieldFilters } from "#ui";
import { receiptTones } from "./tones.ts";

/** Columns of pre-recorded receipts, as sales and finance see them. */
export function useReceiptColumns() {
  const { t } = useTexts("client-fund");
  const column = useFieldColumns(receiptPreRecordShown);
  return [
    column<ReceiptPreRecord>("remitter", {
      sort: "remitter",
      card: "head",
      render: ({ remitter }) => <bdi>{remitter}</bdi>,
    }),
    column<ReceiptPreRecord>("status", { tones: receiptTones }),
    column<ReceiptPreRecord>("amount", {
      sort: "amount",
      align: "end",
      card: "line",
      render: (row) => <bdi dir="ltr">{formatMoney(row.amount, row.currency)}</bdi>,
    }),
    column<ReceiptPreRecord>("receiveDate", { sort: "receiveDate", card: "line" }),
    column<ReceiptPreRecord>("receiptNumber", { sort: "receiptNumber" }),
    column<ReceiptPreRecord>("inquiryNumber", { hidden: true }),
    column<ReceiptPreRecord>("customerName", {
      card: "line",
      render: ({ customerName, claimedByName }) =>
        customerName === "" ? (
          ""
        ) : (
          <>
            <bdi>{customerName}</bdi>
            {claimedByName !== "" && <span className="fund-claimed-by">{t("claimedBy", { name: claimedByName })}</span>}
          </>
        ),
    }),
    column<ReceiptPreRecord>("claimedByName", { hidden: true }),
    column<ReceiptPreRecord>("claimedAt", { hidden: true }),
    column<ReceiptPreRecord>("accountName", { hidden: true }),
    column<ReceiptPreRecord>("remittanceLocation", { hidden: true }),
    column<ReceiptPreRecord>("remark", { hidden: true }),
    column<ReceiptPreRecord>("createdByName", { hidden: true }),
    column<ReceiptPreRecord>("createDate", { sort: "createDate", hidden: true }),
    column<ReceiptPreRecord>("deleteReason", { hidden: true }),
  ];
}

/** Filters of pre-recorded receipts. */
export function useReceiptFilters() {
  const { t, word, language } = useTexts("client-fund");
  const filter = useFieldFilters(receiptPreRecordShown);
  return useMemo(() => {
    const states = Object.entries(receiptStateTexts).map(([value, text]) => ({ value, label: text[language] }));
    return [
      numbersFilter(word("search"), t("receiptSearchHint")),
      filter("status", <Select allowClear options={states} />),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("receiveDate"),
      ...byAndWhen("created", { by: filter("createdByName").label, when: filter("createDate").label }),
    ];
  }, [t, word, language, filter]);
}

import "./client-fund.css";
import {
  entryShown,
  entryStateTexts,
  type getClientFundBusinessEntryList,
  type ListedEntry,
} from "@lading/contract/client-fund";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { CurrencyInput } from "#currency";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { byAndWhen, ListPage, numbersFilter, Select, StatusTag, useFieldColumns, useFieldFilters } from "#ui";
import { entryTones } from "./tones.ts";

interface EntryListProps {
  call: typeof getClientFundBusinessEntryList;
  toolbar?: ReactNode;
  rowActions: (entry: ListedEntry) => ReactNode;
  onExport: ((input: object) => void) | undefined;
}

/** Money that customers sent, as business staff and finance see it. */
export function EntryList({ call, toolbar, rowActions, onExport }: EntryListProps) {
  return (
    <ListPage
      call={call}
      columns={useColumns()}
      filters={useFilters()}
      toolbar={toolbar}
      rowActions={rowActions}
      onExport={onExport}
    />
  );
}

function useColumns() {
  const { t } = useTexts("client-fund");
  const column = useFieldColumns(entryShown);
  return [
    column<ListedEntry>("customerName", {
      sort: "customerName",
      card: "head",
      render: ({ id, customerName }) => (
        <Link to={`/clientFundEntryDetail?id=${id}`}>
          <bdi>{customerName}</bdi>
        </Link>
      ),
    }),
    column<ListedEntry>("entryState", {
      card: "tag",
      render: ({ entryState, reversalWaits }) => (
        <EntryTag state={entryState} waits={reversalWaits ? t("reversalWaits") : ""} />
      ),
    }),
    column<ListedEntry>("serialNumber", { sort: "serialNumber" }),
    column<ListedEntry>("remitter", {
      sort: "remitter",
      card: "line",
      render: ({ remitter }) => <bdi>{remitter}</bdi>,
    }),
    column<ListedEntry>("receivedAmount", {
      sort: "receivedAmount",
      align: "end",
      card: "line",
      render: (row) => <bdi dir="ltr">{formatMoney(row.receivedAmount, row.receivedCurrency)}</bdi>,
    }),
    column<ListedEntry>("receiveDate", { sort: "receiveDate", card: "line" }),
    column<ListedEntry>("fundClass"),
    column<ListedEntry>("inquiryNumber"),
    column<ListedEntry>("createdByName"),
    column<ListedEntry>("customerNumber", { hidden: true }),
    column<ListedEntry>("remittanceAmount", {
      align: "end",
      hidden: true,
      render: (row) => <bdi dir="ltr">{formatMoney(row.remittanceAmount, row.remittanceCurrency)}</bdi>,
    }),
    column<ListedEntry>("bankCharges", {
      align: "end",
      hidden: true,
      render: ({ bankCharges, bankChargesCurrency }) =>
        bankCharges === null ? "" : <bdi dir="ltr">{formatMoney(bankCharges, bankChargesCurrency ?? "")}</bdi>,
    }),
    column<ListedEntry>("exchangeRate", { align: "end", hidden: true }),
    column<ListedEntry>("remittanceLocation", { hidden: true }),
    column<ListedEntry>("accountName", { hidden: true }),
    column<ListedEntry>("fundType", { hidden: true }),
    column<ListedEntry>("agent", { hidden: true }),
    column<ListedEntry>("remark", { hidden: true }),
    column<ListedEntry>("fillDate", { hidden: true }),
    column<ListedEntry>("createDate", { sort: "createDate", hidden: true }),
    column<ListedEntry>("postedByName", { hidden: true }),
    column<ListedEntry>("postedOn", { hidden: true }),
    column<ListedEntry>("deleteReason", { hidden: true }),
  ];
}

/** How an entry stands, with the reversal that waits. */
export function EntryTag({ state, waits }: { state: ListedEntry["entryState"]; waits: string }) {
  const { language } = useTexts("client-fund");
  return (
    <StatusTag tone={waits === "" ? entryTones[state] : "warning"}>
      {waits === "" ? entryStateTexts[state][language] : waits}
    </StatusTag>
  );
}

function useFilters() {
  const { t, word, language } = useTexts("client-fund");
  const filter = useFieldFilters(entryShown);
  return useMemo(() => {
    const states = Object.entries(entryStateTexts).map(([value, text]) => ({ value, label: text[language] }));
    return [
      numbersFilter(word("search"), t("searchHint")),
      filter("entryState", <Select allowClear options={states} />),
      filter("fundClass"),
      filter("receivedCurrency", <CurrencyInput withDisabled allowClear />),
      filter("receiveDate"),
      ...byAndWhen("created", { by: filter("createdByName").label, when: filter("createDate").label }),
    ];
  }, [t, word, language, filter]);
}

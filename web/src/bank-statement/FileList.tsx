import {
  bankFieldTexts,
  bankFileShown,
  exportBankFileList,
  getBankFileList,
  takeOverBankFile,
} from "@lading/contract/bank-statement";
import { Button } from "antd";
import { useMemo } from "react";
import { downloadFile } from "#core/api";
import { CurrencyInput } from "#currency";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { byAndWhen, ListPage, numbersFilter, SmallTable, useFieldColumns, useFieldFilters, type RowOf } from "#ui";
import { ReadFileButton } from "./ReadFile.tsx";

type Listed = RowOf<typeof getBankFileList>;

/** Statements that were taken over, the newest first. */
export function FileList() {
  const { word } = useTexts("bank-statement");
  const may = useMayCall();
  const exporting = useExport(exportBankFileList);
  return (
    <>
      <ListPage
        call={getBankFileList}
        columns={useColumns()}
        filters={useFilters()}
        toolbar={may(takeOverBankFile) && <ReadFileButton />}
        rowActions={({ path, fileName }) =>
          path !== null && (
            <Button type="link" onClick={() => void downloadFile(path, fileName)}>
              {word("download")}
            </Button>
          )
        }
        expandedRow={(row) => <PendingEntries row={row} />}
        onExport={may(exportBankFileList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

/** Entries that the bank had not booked yet: they come again when they are. */
function PendingEntries({ row }: { row: Listed }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const { pending, currency } = row;
  if (pending.length === 0) return <p className="muted">{t("nonePending")}</p>;
  return (
    <SmallTable
      label={field("pendingCount")}
      columns={[
        field("bookedOn"),
        { title: field("amount"), number: true },
        field("counterparty"),
        { title: field("text"), wide: true },
      ]}
      rows={pending.map(({ bookedOn, amount, counterparty, text }, place) => ({
        key: String(place),
        cells: [bookedOn === null ? "" : formatDate(bookedOn), formatMoney(amount, currency), counterparty, text],
      }))}
    />
  );
}

function useColumns() {
  const column = useFieldColumns(bankFileShown);
  const money = (name: "opening" | "closing") =>
    column<Listed>(name, { align: "end", render: (row) => formatMoney(row[name], row.currency) });
  return [
    column<Listed>("fileName", { sort: "fileName", card: "head" }),
    column<Listed>("account", { card: "line", render: ({ account }) => <bdi dir="ltr">{account}</bdi> }),
    column<Listed>("currency", { hidden: true }),
    column<Listed>("format"),
    column<Listed>("statementNumber", { hidden: true }),
    column<Listed>("from", { hidden: true }),
    column<Listed>("to", { sort: "to", card: "line" }),
    money("opening"),
    money("closing"),
    column<Listed>("check", { tones: { agrees: "good", differs: "bad", unknown: "neutral" } }),
    column<Listed>("added", { align: "end", card: "line" }),
    column<Listed>("known", { align: "end" }),
    column<Listed>("pendingCount", { align: "end" }),
    column<Listed>("createdByName", { hidden: true }),
    column<Listed>("createDate", { sort: "createDate", hidden: true }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("bank-statement");
  const filter = useFieldFilters(bankFileShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("fileSearchHint")),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      ...byAndWhen("created", { by: filter("createdByName").label, when: filter("createDate").label }),
    ],
    [t, word, filter],
  );
}

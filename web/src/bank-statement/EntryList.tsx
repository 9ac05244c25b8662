import {
  bankEntryShown,
  exportBankEntryList,
  getBankEntryList,
  matchBankEntries,
  sureTexts,
  takeOverBankFile,
  type ListedBankEntry,
} from "@lading/contract/bank-statement";
import { Button } from "antd";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { CurrencyInput } from "#currency";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useCall } from "#core/api";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { daysFilter, ListPage, numbersFilter, StatusTag, useFieldColumns, useFieldFilters, useNarrow } from "#ui";
import { ReadFileButton } from "./ReadFile.tsx";
import { TakeSureButton } from "./TakeSure.tsx";
import { statusTones } from "./tones.ts";

/** Payments of banks' files, with what is proposed for each. */
export function EntryList() {
  const { word } = useTexts("bank-statement");
  const may = useMayCall();
  // A phone has no room for it: what is sure is matched again before it is taken over, and so is each file.
  const isNarrow = useNarrow();
  const exporting = useExport(exportBankEntryList);
  return (
    <>
      <ListPage
        call={getBankEntryList}
        columns={useColumns()}
        filters={useFilters()}
        toolbar={
          <span className="bank-buttons">
            {may(takeOverBankFile) && <ReadFileButton />}
            <TakeSureButton />
            {may(matchBankEntries) && !isNarrow && <MatchButton />}
          </span>
        }
        rowActions={({ id }) => <Link to={`/bankEntryDetails?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportBankEntryList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}

/** Matches what waits with the open bills of now. */
function MatchButton() {
  const { t } = useTexts("bank-statement");
  const match = useCall(matchBankEntries, { timeoutMs: 120_000 });
  const run = () =>
    void match.mutateAsync({}).then(
      (sums) => notify.success(t("matched", sums)),
      // A refusal was told by the call itself.
      () => undefined,
    );
  return (
    <Button loading={match.isPending} onClick={run}>
      {t("match")}
    </Button>
  );
}

/** A name, and below it what goes with it: a customer's bills, a remitter's words. */
function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <>
      <bdi>{first}</bdi>
      {second !== "" && (
        <div className="muted">
          <bdi>{second}</bdi>
        </div>
      )}
    </>
  );
}

function useColumns() {
  const { language } = useTexts("bank-statement");
  const column = useFieldColumns(bankEntryShown);
  return [
    column<ListedBankEntry>("bookedOn", { sort: "bookedOn", card: "line" }),
    column<ListedBankEntry>("amount", {
      align: "end",
      sort: "amount",
      card: "line",
      render: ({ amount, currency }) => formatMoney(amount, currency),
    }),
    column<ListedBankEntry>("counterparty", {
      sort: "counterparty",
      card: "head",
      width: 210,
      render: ({ id, counterparty, text }) => (
        <TwoLines
          first={<Link to={`/bankEntryDetails?id=${id}`}>{counterparty || text || "–"}</Link>}
          second={counterparty === "" ? "" : text}
        />
      ),
    }),
    column<ListedBankEntry>("text", { hidden: true }),
    column<ListedBankEntry>("status", { tones: statusTones }),
    column<ListedBankEntry>("partyName", {
      card: "line",
      width: 175,
      render: ({ partyName, bills }) => (partyName === "" ? "" : <TwoLines first={partyName} second={bills} />),
    }),
    column<ListedBankEntry>("score", {
      sort: "score",
      card: "line",
      render: ({ score, sure }) =>
        score === null ? (
          ""
        ) : (
          <StatusTag tone={sure === true ? "good" : "warning"}>
            {sureTexts[sure === true ? "true" : "false"][language]} <bdi dir="ltr">{score}%</bdi>
          </StatusTag>
        ),
    }),
    column<ListedBankEntry>("reasons", { width: 190 }),
    column<ListedBankEntry>("bills", { hidden: true }),
    column<ListedBankEntry>("sure", { hidden: true }),
    column<ListedBankEntry>("receipt", { hidden: true }),
    column<ListedBankEntry>("account", { hidden: true }),
    column<ListedBankEntry>("counterpartyAccount", { hidden: true }),
    column<ListedBankEntry>("bankReference", { hidden: true }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("bank-statement");
  const filter = useFieldFilters(bankEntryShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      filter("status"),
      filter("sure"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      daysFilter("bookedOn", filter("bookedOn").label),
    ],
    [t, word, filter],
  );
}

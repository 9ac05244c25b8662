import { postingShown, type FundPosting } from "@lading/contract/client-fund";
import { useMemo } from "react";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { daysFilter, useFieldColumns, useFieldFilters } from "#ui";

/** Columns of a fund's postings, each with the balance after it. */
export function usePostingColumns(currency: string) {
  const column = useFieldColumns(postingShown);
  const money = (name: "amount" | "balance") =>
    column<FundPosting>(name, {
      align: "end",
      card: "line",
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], currency)}</bdi>,
    });
  return [
    column<FundPosting>("place", { sort: "place", align: "end" }),
    column<FundPosting>("day", { card: "line" }),
    column<FundPosting>("kind", { card: "head" }),
    column<FundPosting>("fundType", {
      tones: {
        income: "good",
        expenditure: "neutral",
        exchangeIncome: "good",
        exchangeExpenditure: "neutral",
        writeOff: "active",
      },
    }),
    column<FundPosting>("number", { card: "line", render: ({ number }) => <bdi dir="ltr">{number}</bdi> }),
    money("amount"),
    money("balance"),
    column<FundPosting>("note", { render: ({ note }) => <bdi>{note}</bdi> }),
    column<FundPosting>("createdByName", { hidden: true }),
  ];
}

/** Filters of a fund's postings. */
export function usePostingFilters() {
  const { t } = useTexts("client-fund");
  const filter = useFieldFilters(postingShown);
  return useMemo(() => [filter("fundType"), daysFilter("day", t("period"))], [t, filter]);
}

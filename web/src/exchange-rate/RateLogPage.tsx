import { CurrencyCell, CurrencyInput } from "#currency";
import {
  exportExchangeRateLogList,
  getExchangeRateLogList,
  rateLogFields,
  rateSourceTexts,
} from "@lading/contract/exchange-rate";
import { useMemo } from "react";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import {
  daysFilter,
  ListPage,
  useFieldColumns,
  useFieldFilters,
  type ListColumn,
  type ListFilter,
  type Tone,
} from "#ui";
import type { LogEntry } from "./rate.ts";

const tones = { add: "good", edit: "warning", delete: "bad", fetch: "active" } as const satisfies Record<
  LogEntry["action"],
  Tone
>;

/** /financialBill/exchangeRateInfoLog */
export default function RateLogPage() {
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportExchangeRateLogList);
  return (
    <>
      <ListPage call={getExchangeRateLogList} columns={columns} filters={filters} onExport={exporting.start} />
      {exporting.card}
    </>
  );
}

function useColumns(): ListColumn<LogEntry>[] {
  const column = useFieldColumns(rateLogFields);
  return [
    column("createdAt", { sort: "createdAt" }),
    column("currency", { render: ({ currency }) => <CurrencyCell code={currency} /> }),
    column("date"),
    column("action", { tones }),
    column("before", { render: (entry) => <Value entry={entry} side="before" /> }),
    column("after", { render: (entry) => <Value entry={entry} side="after" /> }),
    column("userName"),
    column("ip", { render: ({ ip }) => <bdi dir="ltr">{ip}</bdi> }),
  ];
}

/** A rate with where it came from. */
function Value({ entry, side }: { entry: LogEntry; side: "before" | "after" }) {
  const { language } = useTexts("exchange-rate");
  const value = entry[side];
  if (!value) return <span className="muted">—</span>;
  return (
    <span>
      <bdi dir="ltr">{formatMoney(value.rate, entry.settlementCurrency)}</bdi>{" "}
      <span className="muted">{rateSourceTexts[value.source][language]}</span>
    </span>
  );
}

function useFilters(): ListFilter[] {
  const filter = useFieldFilters(rateLogFields);
  return useMemo(
    () => [
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("date"),
      filter("action"),
      daysFilter("created", filter("createdAt").label),
      filter("userName"),
    ],
    [filter],
  );
}

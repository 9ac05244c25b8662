import { exportExchangeRateLogList, getExchangeRateLogList, rateActions } from "@lading/contract/exchange-rate";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import { DateRangeInput, ListPage, StatusTag, type ListColumn, type ListFilter, type Tone } from "#ui";
import { CurrencyCell, CurrencyField } from "./currency.tsx";
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
  const { t } = useTexts("exchange-rate");
  return [
    { key: "createdAt", title: t("log.when"), sort: "createdAt", render: ({ createdAt }) => formatMoment(createdAt) },
    { key: "currency", title: t("currency"), render: ({ currency }) => <CurrencyCell code={currency} /> },
    { key: "date", title: t("date"), render: ({ date }) => formatDate(date) },
    {
      key: "action",
      title: t("log.action"),
      render: ({ action }) => <StatusTag tone={tones[action]}>{t(`log.actions.${action}`)}</StatusTag>,
    },
    { key: "before", title: t("log.before"), render: (entry) => <Value entry={entry} side="before" /> },
    { key: "after", title: t("log.after"), render: (entry) => <Value entry={entry} side="after" /> },
    { key: "userName", title: t("log.who") },
    { key: "ip", title: t("log.from"), render: ({ ip }) => <bdi dir="ltr">{ip}</bdi> },
  ];
}

/** A rate with where it came from. */
function Value({ entry, side }: { entry: LogEntry; side: "before" | "after" }) {
  const { t } = useTexts("exchange-rate");
  const value = entry[side];
  if (!value) return <span className="muted">—</span>;
  return (
    <span>
      <bdi dir="ltr">{formatMoney(value.rate, entry.settlementCurrency)}</bdi>{" "}
      <span className="muted">{t(`sources.${value.source}`)}</span>
    </span>
  );
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("exchange-rate");
  return useMemo(() => {
    const actions = rateActions.map((action) => ({ value: action, label: t(`log.actions.${action}`) }));
    return [
      { name: "currency", label: t("currency"), field: <CurrencyField allowClear /> },
      { name: "date", label: t("date"), kind: "range", ends: ["dateFrom", "dateTo"], field: <DateRangeInput /> },
      { name: "action", label: t("log.action"), field: <Select allowClear options={actions} /> },
      {
        name: "created",
        label: t("log.when"),
        kind: "range",
        ends: ["createdFrom", "createdTo"],
        field: <DateRangeInput />,
      },
      { name: "userName", label: t("log.who"), field: <Input allowClear maxLength={60} /> },
    ];
  }, [t]);
}

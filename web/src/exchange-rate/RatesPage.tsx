import type { AnswerOf } from "@lading/contract/core";
import { CurrencyCell, CurrencyInput } from "#currency";
import {
  addExchangeRate,
  deleteExchangeRate,
  exchangeRateTitles,
  exportExchangeRateList,
  getExchangeRateList,
  loadExchangeRateSettings,
  shownRateFields,
} from "@lading/contract/exchange-rate";
import { useMemo, type ReactNode } from "react";
import { useRead } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import {
  DeleteButton,
  ListPage,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  useUpdatedFilters,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { FetchButton } from "./FetchButton.tsx";
import { RateForm } from "./RateForm.tsx";
import type { Rate } from "./rate.ts";

const sourceTones = { ecb: "active", hand: "neutral" } as const;

/** /financialBill/exchangeRateInfo */
export default function RatesPage() {
  const columns = useColumns();
  const filters = useFilters();
  const { data: settings } = useRead(loadExchangeRateSettings, {}, { quiet: true });
  const exporting = useExport(exportExchangeRateList);
  const editing = useEditing<Rate>({
    page: "/financialBill/exchangeRateInfo",
    words: useEditingWords(exchangeRateTitles.one),
    form: (rate, onClose) => settings && <RateForm rate={rate} settings={settings} onClose={onClose} />,
  });

  return (
    <>
      <ListPage
        call={getExchangeRateList}
        columns={columns}
        filters={filters}
        toolbar={settings && <Toolbar settings={settings} addButton={editing.addButton} />}
        rowActions={(rate) => (
          <>
            {editing.editButton(rate)}
            <DeleteRate rate={rate} />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {settings && editing.modal}
    </>
  );
}

interface ToolbarProps {
  settings: AnswerOf<typeof loadExchangeRateSettings>;
  addButton: ReactNode;
}

function Toolbar({ settings, addButton }: ToolbarProps) {
  const { t } = useTexts("exchange-rate");
  const mayAdd = useMayCall()(addExchangeRate);
  return (
    <>
      {addButton}
      {mayAdd && settings.canFetch && <FetchButton />}
      <span className="muted">
        {t("settlement", { currency: settings.settlementCurrency })}
        {mayAdd && !settings.canFetch && ` · ${t("byHandOnly")}`}
      </span>
    </>
  );
}

function DeleteRate({ rate: { id, currency, date } }: { rate: Rate }) {
  const { t } = useTexts("exchange-rate");
  const question = t("deleteQuestion", { currency, date: formatDate(date) });
  return <DeleteButton call={deleteExchangeRate} input={{ ids: [id] }} question={question} />;
}

function useColumns(): ListColumn<Rate>[] {
  const column = useFieldColumns(shownRateFields);
  return [
    column("currency", { sort: "currency", render: ({ currency }) => <CurrencyCell code={currency} /> }),
    column("date", { sort: "date" }),
    column("rate", {
      sort: "rate",
      align: "end",
      render: ({ rate, settlementCurrency }) => <bdi dir="ltr">{formatMoney(rate, settlementCurrency)}</bdi>,
    }),
    column("source", { tones: sourceTones }),
    column("updatedByName"),
    column("updatedAt", { sort: "updatedAt" }),
  ];
}

function useFilters(): ListFilter[] {
  const filter = useFieldFilters(shownRateFields);
  const updated = useUpdatedFilters();
  return useMemo(
    () => [filter("currency", <CurrencyInput withDisabled allowClear />), filter("date"), filter("source"), ...updated],
    [filter, updated],
  );
}

import type { AnswerOf } from "@lading/contract/core";
import {
  deleteExchangeRate,
  exportExchangeRateList,
  getExchangeRateList,
  loadExchangeRateSettings,
  rateSources,
} from "@lading/contract/exchange-rate";
import { Select } from "antd";
import { useMemo, type ReactNode } from "react";
import { useCall, useRead } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  ConfirmButton,
  DateRangeInput,
  type ListColumn,
  type ListFilter,
  ListPage,
  StatusTag,
  byAndWhen,
  useEditing,
} from "#ui";
import { CurrencyCell, CurrencyField } from "./currency.tsx";
import { FetchButton } from "./FetchButton.tsx";
import { RateForm } from "./RateForm.tsx";
import type { Rate } from "./rate.ts";

const page = "/financialBill/exchangeRateInfo";

/** /financialBill/exchangeRateInfo */
export default function RatesPage() {
  const { t } = useTexts("exchange-rate");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const { data: settings } = useRead(loadExchangeRateSettings, {}, { quiet: true });
  const exporting = useExport(exportExchangeRateList);
  const editing = useEditing<Rate>({
    page,
    words: { add: t("add"), addTitle: t("addTitle"), editTitle: t("editTitle") },
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
            {may(`${page}:delete`) && <DeleteButton rate={rate} />}
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
  const may = useMay();
  const mayAdd = may(`${page}:add`);
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

function DeleteButton({ rate: { id, currency, date } }: { rate: Rate }) {
  const { t } = useTexts("exchange-rate");
  const remove = useCall(deleteExchangeRate);
  return (
    <ConfirmButton
      type="link"
      question={t("deleteQuestion", { currency, date: formatDate(date) })}
      onConfirm={async () => {
        await remove.mutateAsync({ ids: [id] });
        notify.success(t("deleted"));
      }}
    />
  );
}

function useColumns(): ListColumn<Rate>[] {
  const { t } = useTexts("exchange-rate");
  return [
    {
      key: "currency",
      title: t("currency"),
      sort: "currency",
      render: ({ currency }) => <CurrencyCell code={currency} />,
    },
    { key: "date", title: t("date"), sort: "date", render: ({ date }) => formatDate(date) },
    {
      key: "rate",
      title: t("rate"),
      sort: "rate",
      align: "end",
      render: ({ rate, settlementCurrency }) => <bdi dir="ltr">{formatMoney(rate, settlementCurrency)}</bdi>,
    },
    {
      key: "source",
      title: t("source"),
      render: ({ source }) => (
        <StatusTag tone={source === "ecb" ? "active" : "neutral"}>{t(`sources.${source}`)}</StatusTag>
      ),
    },
    { key: "updatedByName", title: t("updatedByName") },
    { key: "updatedAt", title: t("updatedAt"), sort: "updatedAt", render: ({ updatedAt }) => formatMoment(updatedAt) },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("exchange-rate");
  return useMemo(() => {
    const sources = rateSources.map((source) => ({ value: source, label: t(`sources.${source}`) }));
    return [
      { name: "currency", label: t("currency"), field: <CurrencyField allowClear /> },
      { name: "date", label: t("date"), kind: "range", ends: ["dateFrom", "dateTo"], field: <DateRangeInput /> },
      { name: "source", label: t("source"), field: <Select allowClear options={sources} /> },
      ...byAndWhen("updated", { by: t("updatedByName"), when: t("updatedAt") }),
    ];
  }, [t]);
}

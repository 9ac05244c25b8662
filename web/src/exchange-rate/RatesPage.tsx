import type { AnswerOf } from "@lading/contract/core";
import {
  deleteExchangeRate,
  exportExchangeRateList,
  getExchangeRateList,
  loadExchangeRateSettings,
  rateSources,
} from "@lading/contract/exchange-rate";
import { Button, Select } from "antd";
import { useMemo, useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, DateRangeField, ListPage, StatusTag, TabModal, type ListColumn, type ListFilter } from "#ui";
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
  /** What the form edits; null adds one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Rate | null>();

  return (
    <>
      <ListPage
        call={getExchangeRateList}
        columns={columns}
        filters={filters}
        toolbar={settings && <Toolbar settings={settings} onAdd={() => setEdited(null)} />}
        rowActions={(rate) => (
          <>
            {may(`${page}:edit`) && (
              <Button type="link" onClick={() => setEdited(rate)}>
                {t("edit")}
              </Button>
            )}
            {may(`${page}:delete`) && <DeleteButton rate={rate} />}
          </>
        )}
        {...(may(`${page}:export`) && { onExport: exporting.start })}
      />
      {exporting.card}
      <TabModal
        open={edited !== undefined && settings !== undefined}
        title={edited ? t("editTitle") : t("addTitle")}
        onCancel={() => setEdited(undefined)}
      >
        {settings && <RateForm rate={edited ?? null} settings={settings} onClose={() => setEdited(undefined)} />}
      </TabModal>
    </>
  );
}

interface ToolbarProps {
  settings: AnswerOf<typeof loadExchangeRateSettings>;
  onAdd: () => void;
}

function Toolbar({ settings, onAdd }: ToolbarProps) {
  const { t } = useTexts("exchange-rate");
  const may = useMay();
  const mayAdd = may(`${page}:add`);
  return (
    <>
      {mayAdd && (
        <Button type="primary" onClick={onAdd}>
          {t("add")}
        </Button>
      )}
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
      { name: "date", label: t("date"), kind: "range", ends: ["dateFrom", "dateTo"], field: <DateRangeField /> },
      { name: "source", label: t("source"), field: <Select allowClear options={sources} /> },
    ];
  }, [t]);
}

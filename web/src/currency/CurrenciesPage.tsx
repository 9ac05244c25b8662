import "./currency.css";
import { fieldsOf } from "@lading/contract/core";
import {
  currencyFields,
  currencyTitles,
  deleteCurrencySettings,
  editCurrencySettings,
  exportCurrencySettingsList,
  getCurrencySettingsList,
  getCurrencySettingsLog,
  shownCurrencyFields,
} from "@lading/contract/currency";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  CallButton,
  DeleteButton,
  enabledTones,
  ListPage,
  searchFilter,
  StatusTag,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  useLogDialog,
  type ListColumn,
} from "#ui";
import type { CurrencySetting } from "./currency.ts";
import { CurrencyForm } from "./CurrencyForm.tsx";
import { Settlement } from "./Settlement.tsx";
import { nameIn } from "./use-currencies.ts";

/** /systemManagement/currencySettings */
export default function CurrenciesPage() {
  const { t, word } = useTexts("currency");
  const { search } = usePage();
  const columns = useColumns();
  const filter = useFieldFilters(currencyFields);
  const filters = useMemo(() => [searchFilter(word("search")), filter("enabled")], [word, filter]);
  const exporting = useExport(exportCurrencySettingsList);
  const editing = useEditing<CurrencySetting>({
    page: "/systemManagement/currencySettings",
    words: useEditingWords(currencyTitles.one),
    form: (currency, onClose) => <CurrencyForm currency={currency} onClose={onClose} />,
  });
  const log = useLogDialog<CurrencySetting>({
    call: getCurrencySettingsLog,
    fields: shownCurrencyFields,
    titleOf: ({ shortName }) => shortName,
    none: t("unchanged"),
  });
  return (
    <div className="currency-page">
      <Settlement />
      <ListPage
        call={getCurrencySettingsList}
        columns={columns}
        filters={filters}
        // Without a choice of the person's, by code.
        {...(!search.has("sort") && { fixed: { sort: "shortName", order: "asc" } })}
        toolbar={editing.addButton}
        rowActions={(currency) => (
          <>
            {editing.editButton(currency)}
            {!currency.settlementCurrency && <EnableButton currency={currency} />}
            {log.logButton(currency)}
            {!currency.enabled && (
              <DeleteButton
                call={deleteCurrencySettings}
                input={{ ids: [currency.id] }}
                question={t("deleteQuestion", { currency: currency.shortName })}
              />
            )}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
      {log.logDialog}
    </div>
  );
}

function EnableButton({ currency }: { currency: CurrencySetting }) {
  const { t, word } = useTexts("currency");
  const { id, version, enabled } = currency;
  const { shortName: _code, ...fields } = fieldsOf(currencyFields, currency);
  return (
    <CallButton
      call={editCurrencySettings}
      input={{ ...fields, id, version, enabled: !enabled }}
      said={enabled ? t("nowDisabled") : t("nowEnabled")}
    >
      {word(enabled ? "disable" : "enable")}
    </CallButton>
  );
}

function useColumns(): ListColumn<CurrencySetting>[] {
  const { word, language } = useTexts("currency");
  const column = useFieldColumns(shownCurrencyFields);
  /** The person's own language first. */
  const names = [nameIn[language], ...Object.values(nameIn).filter((name) => name !== nameIn[language])];
  return [
    column<CurrencySetting>("shortName", { sort: "shortName" }),
    ...names.map((name) => column<CurrencySetting>(name, { sort: name })),
    column("symbol"),
    column("decimals", { align: "end" }),
    column("settlementCurrency", {
      render: ({ settlementCurrency }) => settlementCurrency && <StatusTag tone="active">{word("yes")}</StatusTag>,
    }),
    column("enabled", { tones: enabledTones }),
  ];
}

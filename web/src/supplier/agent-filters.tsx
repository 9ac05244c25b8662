import { serviceTexts, supplierServices } from "@lading/contract/supplier";
import { partyStates, partyStateTexts } from "@lading/contract/party";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import {
  CityInput,
  CountrySelect,
  DateInput,
  DateRangeInput,
  type ListFilter,
  numbersFilter,
  PortInput,
  Select,
  useCountries,
} from "#ui";
import { useLabels } from "./labels.ts";

/** Filters of the list of overseas agents. */
export function useAgentFilters(): ListFilter[] {
  const { t, word } = useTexts("supplier");
  const labels = useLabels();
  const { options: countries } = useCountries();
  return useMemo<ListFilter[]>(() => {
    const choice = (options: { value: string | boolean; label: string }[]) => <Select allowClear options={options} />;
    const sources = (["supplier", "lading"] as const).map((value) => ({ value, label: labels.source(value) }));
    return [
      numbersFilter(word("search"), t("agents.searchHint")),
      { name: "country", label: labels.field("country"), field: <CountrySelect options={countries} /> },
      { name: "port", label: t("services.port"), field: <PortInput takesText={false} /> },
      {
        name: "service",
        label: labels.service("service"),
        field: choice(labels.options(serviceTexts, supplierServices)),
      },
      { name: "validOn", label: t("services.validOn"), field: <DateInput /> },
      { name: "source", label: labels.service("source"), field: choice(sources) },
      { name: "city", label: labels.field("city"), field: <CityInput /> },
      {
        name: "status",
        label: labels.field("status"),
        field: choice(labels.options(partyStateTexts, partyStates)),
      },
      {
        name: "hasOperations",
        kind: "yesNo",
        label: t("agents.operationInfo"),
        field: choice([
          { value: true, label: t("agents.hasOperations") },
          { value: false, label: t("agents.noOperations") },
        ]),
      },
      {
        name: "latest",
        kind: "range",
        ends: ["latestFrom", "latestTo"],
        label: t("agents.quotesTo"),
        field: <DateRangeInput />,
      },
    ];
  }, [t, word, labels, countries]);
}

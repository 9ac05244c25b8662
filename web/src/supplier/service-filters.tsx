import { mostMinorUnits } from "@lading/contract/core";
import { CurrencyInput } from "#currency";
import {
  serviceSourceTexts,
  serviceUnitTexts,
  storagePeriods,
  storagePeriodTexts,
  transportModes,
  transportModeTexts,
  unitsOf,
  valueAddedKinds,
  valueAddedTexts,
  vehicleWeights,
  type ServiceField,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import {
  CityInput,
  CountrySelect,
  DateInput,
  DateRangeInput,
  DecimalRangeInput,
  type ListFilter,
  numbersFilter,
  PortInput,
  Select,
  useCountries,
} from "#ui";
import { useLabels } from "./labels.ts";
import { SupplierSelect } from "./SupplierSelect.tsx";

/** Filters of a tab's services; port or city, country and day stand first. */
export function useServiceFilters(tab: SupplierServiceKind): ListFilter[] {
  const { t, word } = useTexts("supplier");
  const labels = useLabels();
  const { options: countries } = useCountries();
  const own = useOwnFilters();
  const ranges = useRanges(tab);
  return useMemo<ListFilter[]>(() => {
    const [first, ...rest] = own[tab];
    return [
      ...(first ? [first] : []),
      { name: "country", label: labels.service("country"), field: <CountrySelect options={countries} /> },
      { name: "validOn", label: t("services.validOn"), field: <DateInput /> },
      numbersFilter(word("search"), t("services.searchHint")),
      ...rest,
      { name: "supplierId", label: labels.service("supplier"), field: <SupplierSelect /> },
      {
        name: "source",
        label: labels.service("source"),
        field: <Select allowClear options={labels.options(serviceSourceTexts, ["supplier", "lading", "own"])} />,
      },
      {
        name: "currency",
        label: labels.service("currency"),
        field: <CurrencyInput withDisabled allowClear />,
      },
      {
        name: "unit",
        label: labels.service("unit"),
        field: <Select allowClear options={labels.options(serviceUnitTexts, unitsOf[tab])} />,
      },
      ...ranges,
    ];
  }, [t, labels, countries, own, ranges, tab, word]);
}

/** Filters from and to: what is charged, how long it takes, and when a price begins and ends. */
function useRanges(tab: SupplierServiceKind): readonly ListFilter[] {
  const labels = useLabels();
  return useMemo(() => {
    const range = (field: ServiceField, name: string) => ({
      name: field,
      label: labels.service(field),
      kind: "range" as const,
      ends: [`${name}From`, `${name}To`] as const,
    });
    const figure = (field: ServiceField, name: string, scale: number) => ({
      ...range(field, name),
      field: <DecimalRangeInput scale={scale} label={labels.service(field)} />,
    });
    const transit = figure("transitDays", "transit", 0);
    const own = {
      transport: [transit],
      motor: [transit],
      warehousing: [figure("freeDays", "free", 0)],
      valueAdded: [],
    }[tab];
    return [
      figure("price", "price", 4),
      figure("minimumCharge", "minimum", mostMinorUnits),
      ...own,
      { ...range("validFrom", "starts"), field: <DateRangeInput /> },
      { ...range("validTo", "ends"), field: <DateRangeInput /> },
    ];
  }, [labels, tab]);
}

/** The filters that a tab has by itself. */
function useOwnFilters(): Readonly<Record<SupplierServiceKind, readonly ListFilter[]>> {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { options: countries } = useCountries();
  return useMemo(() => {
    const choice = (name: ServiceField, options: { value: string; label: string }[]) => ({
      name,
      label: labels.service(name),
      field: <Select allowClear options={options} />,
    });
    const port = (name: "port" | "loadingPort" | "destinationPort") => ({
      name,
      label: name === "port" ? t("services.port") : labels.service(name),
      field: <PortInput takesText={false} />,
    });
    const place = (name: "from" | "to") => [
      {
        name: `${name}Country`,
        label: labels.service(`${name}Country`),
        field: <CountrySelect options={countries} />,
      },
      {
        name: `${name}City`,
        label: labels.service(`${name}City`),
        field: <CityInput countryField={`${name}Country`} />,
      },
    ];
    const city = { name: "city", label: labels.service("city"), field: <CityInput /> };
    const weights = vehicleWeights.map((value) => ({ value, label: t("services.tons", { tons: value }) }));
    return {
      transport: [
        port("port"),
        choice("mode", labels.options(transportModeTexts, transportModes)),
        port("loadingPort"),
        port("destinationPort"),
      ],
      motor: [city, choice("vehicleWeight", weights), ...place("from"), ...place("to")],
      warehousing: [city, choice("period", labels.options(storagePeriodTexts, storagePeriods))],
      valueAdded: [choice("valueAddedKind", labels.options(valueAddedTexts, valueAddedKinds)), city],
    };
  }, [t, labels, countries]);
}

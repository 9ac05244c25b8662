import { currencies } from "@lading/contract/core";
import {
  serviceSourceTexts,
  serviceUnitTexts,
  transportModes,
  transportModeTexts,
  unitsOf,
  valueAddedKinds,
  valueAddedTexts,
  vehicleWeights,
  type ServiceField,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { CityInput, CountrySelect, DateField, PortInput, useCountries, type ListFilter } from "#ui";
import { useLabels } from "./labels.ts";
import { SupplierSelect } from "./SupplierSelect.tsx";

/** What a tab's services are found by; port or city, country and day stand first. */
export function useServiceFilters(tab: SupplierServiceKind): ListFilter[] {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { options: countries } = useCountries();
  const own = useOwnFilters();
  return useMemo<ListFilter[]>(() => {
    const [first, ...rest] = own[tab];
    return [
      ...(first ? [first] : []),
      { name: "country", label: labels.service("country"), field: <CountrySelect options={countries} /> },
      { name: "validOn", label: t("services.validOn"), field: <DateField /> },
      {
        name: "search",
        label: t("search"),
        field: <Input allowClear maxLength={80} placeholder={t("services.searchHint")} />,
      },
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
        field: <Select allowClear options={currencies.map((value) => ({ value, label: value }))} />,
      },
    ];
  }, [t, labels, countries, own, tab]);
}

/** The filters that a tab has by itself. */
function useOwnFilters(): Readonly<Record<SupplierServiceKind, readonly ListFilter[]>> {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  return useMemo(() => {
    const choice = (name: ServiceField, options: { value: string; label: string }[]) => ({
      name,
      label: labels.service(name),
      field: <Select allowClear options={options} />,
    });
    const port = (name: "port" | "loadingPort" | "destinationPort") => ({
      name,
      label: name === "port" ? t("services.port") : labels.service(name),
      field: <PortInput />,
    });
    const city = { name: "city", label: labels.service("city"), field: <CityInput /> };
    const weights = vehicleWeights.map((value) => ({ value, label: t("services.tons", { tons: value }) }));
    return {
      transport: [
        port("port"),
        choice("mode", labels.options(transportModeTexts, transportModes)),
        port("loadingPort"),
        port("destinationPort"),
      ],
      motor: [city, choice("vehicleWeight", weights)],
      warehousing: [city, choice("unit", labels.options(serviceUnitTexts, unitsOf.warehousing))],
      valueAdded: [choice("valueAddedKind", labels.options(valueAddedTexts, valueAddedKinds)), city],
    };
  }, [t, labels]);
}

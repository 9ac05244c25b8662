import { orderStateNames, orderStates } from "@lading/contract/order";
import { waybillTypeNumbers, waybillTypes } from "@lading/contract/waybill";
import { Input } from "antd";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { CityInput, CountrySelect, DateRangeInput, DecimalRangeInput, type ListFilter, PortInput, Select } from "#ui";
import { useNames } from "./names.ts";

type Figure = "pieces" | "received" | "weight" | "volume";

/** A figure from and to: the call's fields are `…From` and `…To`. */
export function figures(name: Figure, label: string): ListFilter {
  const scale = name === "weight" || name === "volume" ? 3 : 0;
  return {
    name,
    kind: "range",
    ends: [`${name}From`, `${name}To`],
    label,
    field: <DecimalRangeInput scale={scale} label={label} />,
  };
}

/** Filters of both lists of orders: whoever placed them and whoever received them asks for the same. */
export function useOrderFilters() {
  const { language } = useTexts("order");
  const { countries, field } = useNames();
  return useMemo(() => {
    const types = waybillTypeNumbers.map((type) => ({ value: type, label: waybillTypes[type].text[language] }));
    const states = orderStateNames.map((name) => ({ value: name, label: orderStates[name][language] }));
    return {
      state: { name: "state", label: field("state"), field: <Select allowClear options={states} /> },
      types: {
        name: "types",
        kind: "numbers",
        label: field("type"),
        field: <Select mode="multiple" allowClear options={types} />,
      },
      destination: [
        { name: "destinationCountry", label: field("country"), field: <CountrySelect options={countries} /> },
        { name: "destinationCity", label: field("city"), field: <CityInput countryField="destinationCountry" /> },
        { name: "destinationPort", label: field("destinationPort"), field: <PortInput /> },
      ],
      goods: [figures("pieces", field("pieces")), figures("weight", field("weight"))],
      reason: { name: "reason", label: field("reason"), field: <Input allowClear maxLength={80} /> },
      placed: {
        name: "placed",
        kind: "range",
        ends: ["from", "to"],
        label: field("createdAt"),
        field: <DateRangeInput />,
      },
    } as const satisfies Record<string, ListFilter | readonly ListFilter[]>;
  }, [language, countries, field]);
}

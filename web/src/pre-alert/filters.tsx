import { longestNumbersSearch } from "@lading/contract/core";
import type { PreAlertField } from "@lading/contract/pre-alert";
import { Input } from "antd";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { DateRangeInput, DecimalRangeInput, type ListFilter, PortInput, Select } from "#ui";
import { useLabels } from "./labels.tsx";

type Labels = ReturnType<typeof useLabels>;

/** Filters of the lists of pre-alerts; those wanted first stand open. */
export function useFilters(): ListFilter[] {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  return useMemo<ListFilter[]>(() => {
    const files = [
      { value: true, label: t("withFiles") },
      { value: false, label: t("withoutFiles") },
    ];
    return [
      {
        name: "search",
        label: t("search"),
        field: <Input allowClear maxLength={longestNumbersSearch} placeholder={t("searchHint")} />,
      },
      {
        name: "states",
        kind: "many",
        label: labels.field("state"),
        field: <Select mode="multiple" allowClear options={labels.states} />,
      },
      { name: "agent", label: t("agent"), field: <Input allowClear maxLength={80} /> },
      {
        name: "types",
        kind: "numbers",
        label: labels.field("type"),
        field: <Select mode="multiple" allowClear options={labels.types} />,
      },
      { name: "transport", label: t("transport"), field: <Input allowClear maxLength={40} /> },
      part(labels, "carrier"),
      { name: "loadingPort", label: labels.field("loadingPort"), field: <PortInput /> },
      { name: "destinationPort", label: labels.field("destinationPort"), field: <PortInput /> },
      part(labels, "transit"),
      {
        name: "cargoTypes",
        kind: "many",
        label: labels.field("cargoType"),
        field: <Select mode="multiple" allowClear options={labels.cargoTypes} />,
      },
      figure(labels, "totalHouses", { name: "houses", scale: 0 }),
      figure(labels, "packages", { scale: 0 }),
      figure(labels, "weight", { scale: 3 }),
      figure(labels, "volume", { scale: 3 }),
      dates(labels, "etd"),
      dates(labels, "atd"),
      dates(labels, "eta"),
      dates(labels, "ata"),
      { name: "hasFiles", kind: "yesNo", label: labels.field("files"), field: <Select allowClear options={files} /> },
      part(labels, "remark"),
      part(labels, "createdByName", "createdBy"),
      dates(labels, "createdAt", "created"),
    ];
  }, [t, labels]);
}

function part(labels: Labels, field: PreAlertField, name: string = field): ListFilter {
  return { name, label: labels.field(field), field: <Input allowClear maxLength={80} /> };
}

const endsOf = (name: string) => [`${name}From`, `${name}To`] as const;

function dates(labels: Labels, field: PreAlertField, name: string = field): ListFilter {
  return { name: field, kind: "range", ends: endsOf(name), label: labels.field(field), field: <DateRangeInput /> };
}

function figure(
  labels: Labels,
  field: PreAlertField,
  { name = field, scale }: { name?: string; scale: number },
): ListFilter {
  const label = labels.field(field);
  return {
    name: field,
    kind: "range",
    ends: endsOf(name),
    label,
    field: <DecimalRangeInput scale={scale} label={label} />,
  };
}

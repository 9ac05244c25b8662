import { isAir, isSea, type WaybillType } from "@lading/contract/waybill";
import { DateInput, PortInput, Select } from "#ui";
import { useTexts } from "#core/i18n";
import { useLabels } from "../labels.ts";
import { housesTypes } from "./houses.ts";

/** Which houses are offered. */
export interface PickerFilters {
  /** None: every type that may lie under the main waybill. */
  types: WaybillType[];
  loadingPort: string;
  destinationPort: string;
  /** YYYY-MM-DD, or the empty text. */
  shippingFrom: string;
  shippingTo: string;
}

interface PickerFilterFieldsProps {
  /** The main waybill's. */
  type: WaybillType;
  filters: PickerFilters;
  onChange: (change: Partial<PickerFilters>) => void;
}

/** Type, ports and shipping dates of the houses that are offered. */
export function PickerFilterFields({ type, filters, onChange }: PickerFilterFieldsProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const kind = isAir(type) ? "air" : isSea(type) ? "sea" : undefined;
  const types = housesTypes(type).map((one) => ({ value: one, label: labels.type(one) }));
  return (
    <div className="main-picker-filters" role="group" aria-label={t("main.pick")}>
      {types.length > 1 && (
        <label>
          <span>{labels.field("type")}</span>
          <Select
            allowClear
            aria-label={labels.field("type")}
            value={filters.types[0]}
            options={types}
            onChange={(one: WaybillType | undefined) => onChange({ types: one === undefined ? [] : [one] })}
          />
        </label>
      )}
      {(["loadingPort", "destinationPort"] as const).map((field) => (
        <label key={field}>
          <span>{labels.field(field)}</span>
          <PortInput
            {...(kind && { kind })}
            takesText={false}
            value={filters[field]}
            onChange={(port) => onChange({ [field]: port })}
          />
        </label>
      ))}
      {(["shippingFrom", "shippingTo"] as const).map((field) => (
        <label key={field}>
          <span>{t(`main.${field}`)}</span>
          <DateInput value={filters[field]} onChange={(day) => onChange({ [field]: day })} />
        </label>
      ))}
    </div>
  );
}

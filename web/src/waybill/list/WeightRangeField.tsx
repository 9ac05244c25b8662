import { useTexts } from "#core/i18n";
import { DecimalInput } from "#ui";

type Range = readonly [from: string, to: string];

interface WeightRangeFieldProps {
  value?: Range | null;
  onChange?: (range: Range | undefined) => void;
  id?: string;
}

/** Kilograms from and to; either may stay open. */
export function WeightRangeField({ value, onChange, id }: WeightRangeFieldProps) {
  const { t } = useTexts("waybill");
  const [from, to] = value ?? ["", ""];
  const change = (next: Range) => onChange?.(next[0] === "" && next[1] === "" ? undefined : next);
  return (
    <span className="waybill-range">
      <DecimalInput
        {...(id !== undefined && { id })}
        scale={3}
        value={from}
        placeholder={t("list.from")}
        onChange={(text) => change([text, to])}
      />
      <span aria-hidden="true">–</span>
      <DecimalInput
        scale={3}
        value={to}
        placeholder={t("list.to")}
        aria-label={t("list.weightTo")}
        onChange={(text) => change([from, text])}
      />
    </span>
  );
}

import { useTexts } from "#core/i18n";
import { DecimalInput } from "./DecimalInput.tsx";

type Range = readonly [from: string, to: string];

interface DecimalRangeInputProps {
  value?: Range | null;
  onChange?: (range: Range | undefined) => void;
  id?: string;
  /** Most decimals. */
  scale: number;
  /** Name of the figure, for the second of the two inputs; the form names the first. */
  label: string;
}

/** A figure from and to; either may stay open (filter of kind `range`). */
export function DecimalRangeInput({ value, onChange, id, scale, label }: DecimalRangeInputProps) {
  const { t } = useTexts("app");
  const [from, to] = value ?? ["", ""];
  const change = (next: Range) => onChange?.(next[0] === "" && next[1] === "" ? undefined : next);
  return (
    <span className="decimal-range">
      <DecimalInput
        {...(id !== undefined && { id })}
        scale={scale}
        value={from}
        placeholder={t("list.from")}
        onChange={(text) => change([text, to])}
      />
      <span aria-hidden="true">–</span>
      <DecimalInput
        scale={scale}
        value={to}
        placeholder={t("list.to")}
        aria-label={t("list.figureTo", { label })}
        onChange={(text) => change([from, text])}
      />
    </span>
  );
}

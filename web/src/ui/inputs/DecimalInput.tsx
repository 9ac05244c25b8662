import { isDecimal, plainDigits } from "@lading/contract/core";
import { Input, type InputProps } from "antd";

interface DecimalInputProps extends Omit<InputProps, "value" | "onChange" | "type"> {
  /** A plain decimal string, e.g. `12.5`; never a floating-point number. */
  value?: string | null;
  onChange?: (value: string) => void;
  /** Most decimals. */
  scale: number;
}

const latin: Record<string, string> = { "٫": ".", "٬": "", ",": "", "，": "", "。": ".", "．": "." };

/** Digits of all kinds as Latin ones; grouping marks and blanks go. */
export function plainDecimal(typed: string): string {
  return plainDigits(typed)
    .replace(/[٫٬,，。．]/g, (mark) => latin[mark] ?? mark)
    .replace(/\s/g, "");
}

/**
 * A figure as a field takes it while it is typed: a number of at most `scale` decimals, which may end with its point.
 * Text with other signs stays as it is, and is refused with the form: without its sign `1e3` would read 13. Undefined for
 * one decimal too many, which is not taken.
 */
export function typedFigure(typed: string, scale: number): string | undefined {
  const text = plainDecimal(typed);
  if (text === "" || isDecimal(text.replace(/\.$/, ""), scale)) return text;
  return /^\d+\.\d+$/.test(text) ? undefined : plainDigits(typed);
}

/** An input for weights, volumes and amounts. */
export function DecimalInput({ value, onChange, scale, ...input }: DecimalInputProps) {
  return (
    <Input
      {...input}
      value={value ?? ""}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      onChange={(event) => {
        const text = typedFigure(event.target.value, scale);
        if (text !== undefined) onChange?.(text);
      }}
      onBlur={(event) => {
        if (value?.endsWith(".") === true) onChange?.(value.slice(0, -1));
        input.onBlur?.(event);
      }}
    />
  );
}

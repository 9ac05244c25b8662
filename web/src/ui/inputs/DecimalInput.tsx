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

/** An input for weights, volumes and amounts. Text that cannot become a number with `scale` decimals is not taken. */
export function DecimalInput({ value, onChange, scale, ...input }: DecimalInputProps) {
  return (
    <Input
      {...input}
      value={value ?? ""}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      onChange={(event) => {
        const text = plainDecimal(event.target.value);
        if (text === "" || isDecimal(text.replace(/\.$/, ""), scale)) onChange?.(text);
      }}
      onBlur={(event) => {
        if (value?.endsWith(".") === true) onChange?.(value.slice(0, -1));
        input.onBlur?.(event);
      }}
    />
  );
}

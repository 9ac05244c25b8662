import { isDecimal } from "@lading/contract/core";
import { Input, type InputProps } from "antd";

interface DecimalInputProps extends Omit<InputProps, "value" | "onChange" | "type"> {
  /** A plain decimal string, e.g. `12.5`; never a floating-point number. */
  value?: string | null;
  onChange?: (value: string) => void;
  /** Most decimals. */
  scale: number;
}

const latin: Record<string, string> = { "٫": ".", "٬": "", ",": "", "，": "", "。": ".", "．": "." };

/** Arabic, Persian and full-width digits as Latin ones. */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** {@link plainDigits}; grouping marks and blanks go. */
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

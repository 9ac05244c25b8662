import { isDecimal, minorUnits } from "@lading/contract/core";
import { mostDifferences, paymentInvoiceFieldTexts } from "@lading/contract/payment-invoice";
import { Button, Input } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { plainDecimal } from "#ui";
import type { DifferenceLine } from "./invoice-line.ts";

interface DifferencesInputProps {
  value?: readonly DifferenceLine[];
  onChange?: (lines: readonly DifferenceLine[]) => void;
  currency: string;
}

/** Amounts that the invoice is more or less than its costs, each with its reason. */
export function DifferencesInput({ value = [], onChange, currency }: DifferencesInputProps) {
  const { t, word } = useTexts("payment-invoice");
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const set = (place: number, change: Partial<DifferenceLine>) =>
    onChange?.(value.map((line, at) => (at === place ? { ...line, ...change } : line)));
  return (
    <div className="payment-invoice-differences">
      {value.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have nothing of their own but their place
        <div key={place}>
          <SignedInput
            label={`${field("difference")} ${place + 1}`}
            scale={minorUnits(currency)}
            value={line.amount}
            onChange={(amount) => set(place, { amount })}
          />
          <Input
            aria-label={`${field("reason")} ${place + 1}`}
            placeholder={field("reason")}
            status={line.reason.trim() === "" ? "error" : ""}
            maxLength={200}
            dir="auto"
            value={line.reason}
            onChange={(event) => set(place, { reason: event.target.value })}
          />
          <Button type="link" danger onClick={() => onChange?.(value.filter((_line, at) => at !== place))}>
            {word("remove")}
          </Button>
        </div>
      ))}
      <Button
        disabled={value.length >= mostDifferences}
        onClick={() => onChange?.([...value, { amount: "", reason: "" }])}
      >
        {t("addDifference")}
      </Button>
    </div>
  );
}

interface SignedInputProps {
  label: string;
  scale: number;
  value: string;
  onChange: (value: string) => void;
}

/** A decimal of either sign. */
function SignedInput({ label, scale, value, onChange }: SignedInputProps) {
  return (
    <Input
      aria-label={label}
      inputMode="text"
      dir="ltr"
      autoComplete="off"
      status={/[1-9]/.test(value) ? "" : "error"}
      value={value}
      onChange={(event) => {
        const typed = plainDecimal(event.target.value).replace(/^[−–]/, "-");
        const digits = typed.replace(/^-/, "").replace(/\.$/, "");
        if (digits === "" || isDecimal(digits, scale)) onChange(typed);
      }}
      onBlur={() => value.endsWith(".") && onChange(value.slice(0, -1))}
    />
  );
}

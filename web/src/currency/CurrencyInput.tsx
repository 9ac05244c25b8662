import type { Currency } from "@lading/contract/core";
import { useCurrencies } from "./use-currencies.ts";
import { Select } from "#ui";

interface CurrencyInputProps {
  /** Which to choose from; the company's enabled currencies unless said otherwise. */
  of?: readonly Currency[];
  /** For filters: disabled currencies, too, since what stands in them is found. */
  withDisabled?: boolean;
  /** Where there is little room the chosen one shows its code alone. */
  short?: boolean;
  value?: Currency | "" | null;
  onChange?: (code: Currency | undefined) => void;
  id?: string;
  allowClear?: boolean;
  disabled?: boolean;
  placeholder?: string;
  "aria-label"?: string;
}

/** A choice of currencies, found by code or by name. A chosen one that is disabled by now stays chosen. */
export function CurrencyInput({ of, withDisabled = false, short = false, ...field }: CurrencyInputProps) {
  const { rows, nameOf } = useCurrencies();
  const offered = of ?? rows.filter(({ enabled }) => withDisabled || enabled).map(({ shortName }) => shortName);
  const chosen = field.value || undefined;
  const codes = chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
  const options = codes.map((code) => ({ value: code, label: `${code} · ${nameOf(code)}` }));
  return (
    <Select
      {...field}
      {...(offered.length === 0 && { className: "field-waits" })}
      value={chosen ?? null}
      options={options}
      showSearch={{ optionFilterProp: "label" }}
      popupMatchSelectWidth={!short}
      {...(short && { optionLabelProp: "value" })}
    />
  );
}

/** A currency's code with its name beside it. */
export function CurrencyCell({ code }: { code: Currency }) {
  const { nameOf } = useCurrencies();
  return (
    <span>
      <bdi>{code}</bdi> <span className="muted">{nameOf(code)}</span>
    </span>
  );
}

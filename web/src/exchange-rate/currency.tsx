import { currencies, type Language } from "@lading/contract/core";
import type { Currency } from "@lading/contract/exchange-rate";
import { Select } from "antd";
import { useTexts } from "#core/i18n";

/** The trade's code where ISO 4217 has another. */
const isoCodes: Partial<Record<Currency, string>> = { RMB: "CNY" };
const locales = { zh: "zh-CN", en: "en-GB", ar: "ar" } as const satisfies Record<Language, string>;

/** A currency's name, e.g. "US Dollar". */
function currencyName(code: Currency, language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: "currency" });
  return names.of(isoCodes[code] ?? code) ?? code;
}

/** A currency's code with its name beside it. */
export function CurrencyCell({ code }: { code: Currency }) {
  const { language } = useTexts("exchange-rate");
  return (
    <span>
      <bdi>{code}</bdi> <span className="muted">{currencyName(code, language)}</span>
    </span>
  );
}

interface CurrencyInputProps {
  /** Which to choose from; all that the product deals in unless said otherwise. */
  of?: readonly Currency[];
  value?: Currency;
  onChange?: (code: Currency | undefined) => void;
  id?: string;
  allowClear?: boolean;
}

/** A choice of currencies, found by code or by name. */
export function CurrencyInput({ of = currencies, ...field }: CurrencyInputProps) {
  const { language } = useTexts("exchange-rate");
  const options = of.map((code) => ({ value: code, label: `${code} · ${currencyName(code, language)}` }));
  return <Select {...field} options={options} showSearch={{ optionFilterProp: "label" }} />;
}

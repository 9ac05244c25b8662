import { isoCode, type AnswerOf, type Currency, type Language } from "@lading/contract/core";
import { getSystemPaymentCurrencyConfigList } from "@lading/contract/currency";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";

/** A currency of the company. */
export type OfferedCurrency = AnswerOf<typeof getSystemPaymentCurrencyConfigList>["rows"][number];

const locales = { zh: "zh-CN", en: "en-GB", ar: "ar" } as const satisfies Record<Language, string>;

/** A currency's name as the reader's system has it, e.g. "US Dollar": of those that the company has not named. */
export function commonName(code: Currency, language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: "currency" });
  return names.of(isoCode(code)) ?? code;
}

export const nameIn = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const satisfies Record<
  Language,
  keyof OfferedCurrency
>;

/** The company's currencies, enabled and disabled ones, and what each is called there. */
export function useCurrencies() {
  const { language } = useTexts("currency");
  const { data } = useRead(getSystemPaymentCurrencyConfigList, {}, { quiet: true, ownErrors: true });
  const rows = data?.rows ?? [];
  const nameOf = (code: Currency) =>
    rows.find(({ shortName }) => shortName === code)?.[nameIn[language]] ?? commonName(code, language);
  return { rows, nameOf };
}

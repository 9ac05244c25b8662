import type { Currency, LocalText } from "#core";

/** A currency that each new company starts with. */
interface PresetCurrency {
  readonly shortName: Currency;
  readonly symbol: string;
  readonly text: LocalText;
}

/** The currencies that companies start with (catalogue §9, with the Gulf's two that bills are most written in). */
export const presetCurrencies = [
  { shortName: "USD", symbol: "$", text: { zh: "美元", en: "US dollar", ar: "دولار أمريكي" } },
  { shortName: "RMB", symbol: "¥", text: { zh: "人民币", en: "Renminbi", ar: "يوان صيني" } },
  { shortName: "HKD", symbol: "HK$", text: { zh: "港元", en: "Hong Kong dollar", ar: "دولار هونغ كونغ" } },
  { shortName: "EUR", symbol: "€", text: { zh: "欧元", en: "Euro", ar: "يورو" } },
  { shortName: "JPY", symbol: "¥", text: { zh: "日元", en: "Japanese yen", ar: "ين ياباني" } },
  { shortName: "SAR", symbol: "SR", text: { zh: "沙特里亚尔", en: "Saudi riyal", ar: "ريال سعودي" } },
  { shortName: "AED", symbol: "Dh", text: { zh: "阿联酋迪拉姆", en: "UAE dirham", ar: "درهم إماراتي" } },
] as const satisfies readonly PresetCurrency[];

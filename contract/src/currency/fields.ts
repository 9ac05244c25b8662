import { z } from "zod";
import { commonFieldTexts, currency, enabledField, named, optionalText, requiredText } from "#core";

/** Names of a currency, in three languages, and its symbol: a company has its own. */
export const namedFields = {
  chineseName: named(requiredText(40), { zh: "中文名称", en: "Chinese name", ar: "الاسم بالصينية" }),
  englishName: named(requiredText(60), { zh: "英文名称", en: "English name", ar: "الاسم بالإنجليزية" }),
  arabicName: named(requiredText(60), { zh: "阿拉伯文名称", en: "Arabic name", ar: "الاسم بالعربية" }),
  symbol: named(optionalText(8), { zh: "货币符号", en: "Symbol", ar: "رمز العملة" }),
  enabled: enabledField,
};

/** Fields of a currency (catalogue §3, "Currency"). */
export const currencyFields = {
  shortName: named(currency, { zh: "币种代码", en: "Currency code", ar: "رمز العملة الدولي" }).describe(
    "Short name: the code of ISO 4217, RMB for CNY; it stays",
  ),
  ...namedFields,
};

/** A currency as its list and spreadsheet show it. */
export const shownCurrencyFields = {
  ...currencyFields,
  decimals: named(z.int(), { zh: "小数位数", en: "Decimals", ar: "المنازل العشرية" }).describe(
    "Minor units of its amounts, as ISO 4217 has them",
  ),
  settlementCurrency: named(z.boolean(), commonFieldTexts.settlementCurrency).describe("The books are kept in it"),
};

import type { Language } from "@lading/contract/core";
import { inArabic } from "./arabic.ts";
import { inChinese } from "./chinese.ts";
import { inEnglish } from "./english.ts";

const says = { zh: inChinese, en: inEnglish, ar: inArabic } as const;
const minus = { zh: "（负数）", en: "Minus: ", ar: "سالب: " } as const;

/** An amount in words, with its currency; `amount` is a decimal with the currency's minor units, below zero with a minus. */
export function amountInWords(amount: string, currency: string, language: Language): string {
  const said = says[language](amount.replace("-", ""), currency);
  return amount.startsWith("-") ? `${minus[language]}${said}` : said;
}

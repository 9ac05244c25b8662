import { languages, type Language } from "@lading/contract/core";
import countries from "i18n-iso-countries";
import arabic from "i18n-iso-countries/langs/ar.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import chinese from "i18n-iso-countries/langs/zh.json" with { type: "json" };

for (const names of [arabic, english, chinese]) countries.registerLocale(names);

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Further names in all languages, by which people look for it. */
  otherNames: string[];
}

/** Where the trade's name differs from the library's. */
const tradeNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: {
    HK: "中国香港",
    MO: "中国澳门",
    TW: "中国台湾",
    US: "美国",
    GB: "英国",
    KR: "韩国",
    RU: "俄罗斯",
    SA: "沙特阿拉伯",
    AE: "阿联酋",
  },
  en: {
    CN: "China",
    HK: "Hong Kong, China",
    MO: "Macao, China",
    TW: "Taiwan, China",
    US: "United States",
    RU: "Russia",
    TR: "Türkiye",
  },
  ar: {
    HK: "هونغ كونغ، الصين",
    MO: "ماكاو، الصين",
    TW: "تايوان، الصين",
    SA: "المملكة العربية السعودية",
    AE: "الإمارات العربية المتحدة",
  },
};
/** Chinese names stand in pinyin order, as everybody looks for them. */
const collations: Readonly<Record<Language, string>> = { zh: "zh-u-co-pinyin", en: "en", ar: "ar" };

/** All that a country is called in any of the languages, and its three letters. */
function allNames(code: string): string[] {
  const names = languages.flatMap((language) => [
    tradeNames[language][code] ?? "",
    ...(countries.getName(code, language, { select: "all" }) ?? []),
  ]);
  return [...names, countries.alpha2ToAlpha3(code) ?? ""].filter((name) => name !== "");
}

const lists = new Map<Language, Country[]>();
for (const language of languages) {
  const names = { ...countries.getNames(language, { select: "official" }), ...tradeNames[language] };
  const { compare } = new Intl.Collator(collations[language]);
  const list = Object.entries(names).map(([code, name]) => {
    const others = new Set(allNames(code));
    others.delete(name);
    return { code, name, otherNames: [...others] };
  });
  lists.set(
    language,
    list.toSorted((a, b) => compare(a.name, b.name)),
  );
}

/** All countries in a language, in its order. */
export function countriesIn(language: Language): Country[] {
  return lists.get(language) ?? [];
}

/** A country's name in a language; the code itself when it is none. */
export function countryName(code: string, language: Language): string {
  return countriesIn(language).find((country) => country.code === code)?.name ?? code;
}

/** Without capitals, accents and Arabic vowel signs, which people leave out. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

const codes = new Map<string, string>();
for (const language of languages) {
  for (const { code, name } of countriesIn(language)) codes.set(plain(code), code).set(plain(name), code);
  for (const [code, names] of Object.entries(countries.getNames(language, { select: "all" })))
    for (const name of names) if (!codes.has(plain(name))) codes.set(plain(name), code);
}

/** The code of a country written as its code or as any of its names in any of the languages; undefined when it is none. */
export function countryCodeOf(text: string): string | undefined {
  return codes.get(plain(text));
}

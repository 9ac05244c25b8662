import type { Language } from "@lading/contract/core";

const ownScript: Readonly<Record<Language, RegExp | null>> = {
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  en: null,
};

/** A company's name in a language: its own name where its script is the language's, else its English one. */
export function companyNameIn(
  { companyName, companyNameEn }: { companyName: string; companyNameEn: string },
  language: Language,
): string {
  return companyNameEn === "" || ownScript[language]?.test(companyName) === true ? companyName : companyNameEn;
}

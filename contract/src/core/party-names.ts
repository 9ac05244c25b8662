import type { Language } from "./language.ts";

/** Characters of the script that a language is written in, as a class of a regular expression; PostgreSQL reads it, too. */
export const ownScript: Readonly<Record<Language, string | null>> = {
  zh: "[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF]",
  ar: "[\u0600-\u06FF\u0750-\u077F]",
  en: null,
};

/**
 * A company's, customer's or supplier's name for a reader of a language: its own name where that is in the language's
 * script, else the English one, and where there is none the own one.
 */
export function nameIn(own: string, english: string, language: Language): string {
  const script = ownScript[language];
  return english === "" || (script !== null && new RegExp(script).test(own)) ? own : english;
}

import type { Language } from "@lading/contract/core";

/** Names of countries, as the product shows and reads them everywhere. */
export interface CountryNames {
  /** A country's name in a language. */
  nameOf: (code: string, language: Language) => string;
  /** The code of a country written as its code or as any of its names; undefined when it is none. */
  codeOf: (text: string) => string | undefined;
}

import type { Language, LocalText } from "@lading/contract/core";

/** A document's own words in one language, for its template. */
export function inLanguage(texts: Readonly<Record<string, LocalText>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]));
}

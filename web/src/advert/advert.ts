import type { getAdvertList, loadAdvertInfo } from "@lading/contract/advert";
import type { AnswerOf, Language, LocalText } from "@lading/contract/core";
import type { RowOf } from "#ui";

export type AdvertRow = RowOf<typeof getAdvertList>;
export type Advert = AnswerOf<typeof loadAdvertInfo>;

/** A text in the reader's language, else in the first that it has; the server shows it so as well. */
export function inOne(text: LocalText, language: Language): string {
  return text[language] || text.en || text.zh || text.ar;
}

/** A name, number or time inside a sentence, kept in its own direction: Chinese and Latin within Arabic, Arabic within English. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

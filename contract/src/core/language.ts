/** The three languages of the interface (overview §1). */
export const languages = ["zh", "en", "ar"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames = { zh: "中文", en: "English", ar: "العربية" } as const;

/** A text as a person reads it, in every language. */
export type LocalText = Readonly<Record<Language, string>>;

/** Reads a `language` header or setting; anything unknown is English (overview §1: the default after cookie and browser). */
export function asLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? "en";
}

/** Values for the places of a text; a value that is itself a text is said in the reader's language. */
export type TextValues = Readonly<Record<string, string | number | LocalText>>;

/** A text in one language, with its values in its `{name}` places. */
export function say(text: LocalText, language: Language, values: TextValues = {}): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? value[language] : value,
  ]);
  return fill(text[language], Object.fromEntries(said));
}

/**
 * Puts values in a text's `{name}` places, each isolated: numbers, dates and names stay in their own order in Arabic, and
 * Arabic names in the others. A place without a value stays visible, so that a slip is seen.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const within = rightToLeft.test(text) ? "rtl" : "ltr";
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : isolate(String(value), within);
  });
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A value as it stands within a text, between U+2068 and U+2069 where it would otherwise turn round with what stands
 * beside it: in Arabic `020-12345675` reads 12345675-020 (Unicode's bidirectional algorithm, UAX 9). Digits alone, and
 * Arabic words within Arabic, cannot.
 */
export function isolate(value: string, within: "ltr" | "rtl" = "rtl"): string {
  const turns = within === "rtl" ? !/^(?:\d*|[\u0621-\u065F\s]*)$/.test(value) : rightToLeft.test(value);
  return turns ? `\u2068${value}\u2069` : value;
}

/** A date within a sentence, by itself or with its time, in one line: elsewhere lines break behind its hyphens. */
export function unbrokenDate(value: string): string {
  return /^\u2068?\d{4}-\d\d-\d\d(?: \d\d:\d\d)?\u2069?$/.test(value) ? value.replaceAll("-", "-\u2060") : value;
}

/**
 * A text without the characters that isolate values and keep dates together, for all that is no sentence to be read: cells,
 * subjects, numbers that are copied.
 */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2060\u2066-\u2069]/g, "");
}

/** The three languages of the interface (overview §1). */
export const languages = ["zh", "en", "ar"] as const;
export type Language = (typeof languages)[number];

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

/** Puts values in a text's `{name}` places. A place without a value stays visible, so that a slip is seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

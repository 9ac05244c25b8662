import { languages, type Language } from "@lading/contract/core";

const cookieName = "language";
const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * The language to start with: the kept choice, then the first of the browser's languages that Lading speaks,
 * then English (overview §1).
 */
export function chooseLanguage(kept: string | undefined, browser: readonly string[]): Language {
  const wishes = [kept, ...browser].map((wish) => wish?.toLowerCase().split("-")[0]);
  for (const wish of wishes) {
    const known = languages.find((language) => language === wish);
    if (known) return known;
  }
  return "en";
}

/** The direction in which a language is written. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** The language chosen on this browser before, as the cookie has it. */
export function keptLanguage(cookies: string): string | undefined {
  return /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1];
}

export function keepLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}

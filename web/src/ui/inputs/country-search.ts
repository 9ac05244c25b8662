export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Name in the language in use. */
  name: string;
  /** Names in other languages, and others in use. */
  otherNames: readonly string[];
}

/** Without capitals, accents, hamzas and Arabic vowel signs, which people leave out; the final letters as they are mixed up. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}ـ]/gu, "")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .trim()
    .toLowerCase();

/**
 * How well a typed text finds a country: 4 by its two letters, 3 by its name's beginning, 2 by another name's beginning,
 * 1 by a part of any of them, 0 not at all.
 */
export function countryRank({ code, name, otherNames }: CountryOption, typed: string): number {
  const wanted = plain(typed);
  if (wanted === code.toLowerCase()) return 4;
  if (plain(name).startsWith(wanted)) return 3;
  const others = otherNames.map(plain);
  if (others.some((other) => other.startsWith(wanted))) return 2;
  return [plain(name), ...others].some((one) => one.includes(wanted)) ? 1 : 0;
}

import { readFileSync } from "node:fs";
import type { Language } from "@lading/contract/core";
import { sameNameKey } from "#core/party-names";

/** A city under its names; an empty text where GeoNames knows none. */
interface City {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In plain Latin letters, as waybills and their messages take it. */
  en: string;
  zh: string;
  ar: string;
}

interface Listed extends City {
  /** Another Latin name, and the Chinese one in pinyin. */
  others: readonly string[];
  /** All names as they are compared, each between line breaks; made when the city's country is asked for first. */
  keys?: string;
}

interface Wanted {
  /** Only of this country. */
  country?: string | undefined;
  /** A part of a name in any of the languages. */
  search: string;
}

/** So many cities are offered. */
const most = 20;

/** All cities, the largest first. Who asks first waits for the file to be read. */
let all: readonly Listed[] | undefined;
const byCountry = new Map<string, readonly Listed[]>();

/** See `scripts/cities.mjs`, which makes the file, for where the names are from. */
function allCities(): readonly Listed[] {
  all ??= readFileSync(new URL("cities.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [country = "", en = "", zh = "", ar = "", ...others] = line.split("\t");
      return { country, en, zh, ar, others };
    });
  return all;
}

function citiesOf(country: string | undefined): readonly Listed[] {
  if (country === undefined) return allCities();
  const known = byCountry.get(country) ?? allCities().filter((city) => city.country === country);
  byCountry.set(country, known);
  return known;
}

/** Arabic names are looked for with and without their article. */
const article = /^ال(?=..)/u;

function keysOf(city: Listed): string {
  city.keys ??= makeKeys([city.en, city.zh, city.ar, ...city.others]);
  return city.keys;
}

function makeKeys(names: readonly string[]): string {
  const keys = names.filter((name) => name !== "").map(sameNameKey);
  return `\n${[...new Set(keys.flatMap((key) => [key, key.replace(article, "")]))].join("\n")}\n`;
}

/**
 * Texts of a filter by city: what was typed, and the English names that addresses hold of cities that it names in Chinese
 * or Arabic.
 */
export function cityTexts(typed: string): string[] {
  if (typed.trim() === "" || !/[\p{Script=Han}\p{Script=Arabic}]/u.test(typed)) return [typed];
  return [...new Set([typed, ...findCities({ search: typed }).map(({ en }) => en)])];
}

/** Cities that are known without their country: so many of the world's largest. */
const worldKnown = 3000;

const byName = new Map<string, ReadonlyMap<string, Listed>>();

/** A country's cities by their Latin names, without one the world's largest; the largest of a name. */
function namedIn(country: string): ReadonlyMap<string, Listed> {
  const known =
    byName.get(country) ??
    new Map(
      (country === "" ? allCities().slice(0, worldKnown) : citiesOf(country))
        .toReversed()
        .flatMap((city) => [city.en, city.others[0] ?? ""].map((name) => [name.toLowerCase(), city] as const)),
    );
  byName.set(country, known);
  return known;
}

/**
 * A city's name in a language, by the Latin name that addresses hold of it. A text that is no city of the country, and a
 * city that has no name in the language, stay as they are.
 */
export function cityNameIn(country: string, city: string, language: Language): string {
  if (language === "en" || country === "" || city === "") return city;
  return namedIn(country).get(city.trim().toLowerCase())?.[language] || city;
}

/** The name in a language of a large city of any country, by its Latin name; any other text stays. */
export function largeCityNameIn(city: string, language: Language): string {
  return language === "en" || city === "" ? city : namedIn("").get(city.trim().toLowerCase())?.[language] || city;
}

/** Higher is better: a whole name, then its beginning, then a part of it; 0 is no match. */
function rank(keys: string, wanted: string): number {
  if (!keys.includes(wanted)) return 0;
  if (keys.includes(`\n${wanted}\n`)) return 3;
  return keys.includes(`\n${wanted}`) ? 2 : 1;
}

/**
 * At most 20 cities by an English, Chinese or Arabic name or its pinyin, the best matches first and of these the largest
 * cities; capitals, accents, hamzas and signs do not matter. Without a search a country's largest, without both none.
 */
export function findCities({ country, search }: Wanted): City[] {
  const wanted = sameNameKey(search);
  if (wanted === "") return country === undefined ? [] : citiesOf(country).slice(0, most);
  const found: Listed[][] = [[], [], [], []];
  for (const city of citiesOf(country)) found[rank(keysOf(city), wanted)]?.push(city);
  return [3, 2, 1].flatMap((best) => found[best] ?? []).slice(0, most);
}

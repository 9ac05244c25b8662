import { currencies, languages, type LocalText } from "@lading/contract/core";
import {
  boxUnits,
  cabinetClasses,
  codChannels,
  freightTerms,
  tradeTerms,
  waybillTypes,
} from "@lading/contract/waybill";
import { countriesIn } from "#place";
import type { ImportDirectory } from "./directory.ts";

type Choices = ReadonlyMap<string, string>;

const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** Each choice by its key and by its name in every language. */
function byName(texts: Readonly<Record<string, LocalText>>): Choices {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) => [
      [plain(key), key] as const,
      ...languages.map((language) => [plain(text[language]), key] as const),
    ]),
  );
}

const textsOf = (kinds: Readonly<Record<string, { text: LocalText }>>) =>
  Object.fromEntries(Object.entries(kinds).map(([key, { text }]) => [key, text]));

/** Fields of which a sheet names one of several choices. */
const importChoices: Readonly<Record<string, Choices>> = {
  type: byName(textsOf(waybillTypes)),
  boxUnit: byName(boxUnits),
  cabinetClass: byName(textsOf(cabinetClasses)),
  codChannel: byName(codChannels),
  freightTerms: byName(freightTerms),
};

/** The key of the choice that a cell names, or undefined when it names none. */
export function chosen(field: string, text: string): string | undefined {
  return importChoices[field]?.get(plain(text));
}

const texts: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  type: textsOf(waybillTypes),
  boxUnit: boxUnits,
  cabinetClass: textsOf(cabinetClasses),
  codChannel: codChannels,
  freightTerms,
};
const codes: Readonly<Record<string, readonly string[]>> = {
  tradeTerms,
  currency: currencies,
  codCurrency: currencies,
};
const people: readonly string[] = ["operatorId", "salesId", "customerServiceId", "marketingId"];
const countries: readonly string[] = ["shipperCountry", "consigneeCountry", "country"];

type Language = (typeof languages)[number];

interface Offered {
  names: ImportDirectory["names"];
  /** Countries are many, and named only where all are wanted. */
  all?: boolean;
  /** Those that are offered, where not all are. */
  currencies?: readonly string[];
}

/** The values that a column takes, as people read them; undefined where it takes any. */
export function allowedIn(
  field: string,
  language: Language,
  { names, all = false, currencies: offered }: Offered,
): readonly string[] | undefined {
  const own = texts[field];
  if (own) return Object.values(own).map((text) => text[language]);
  if (people.includes(field)) return names.people;
  if (field === "warehouseId") return names.warehouses;
  if (all && countries.includes(field)) return countriesIn(language).map(({ name }) => name);
  return codes[field] === currencies ? (offered ?? currencies) : codes[field];
}

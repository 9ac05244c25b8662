import type { getCityList, getCountryList, getPortList } from "@lading/contract/place";
import type { Context } from "#core/http";
import { findCities } from "./cities/find.ts";
import { countriesIn, type Country } from "./countries.ts";
import { findPorts, portNameIn } from "./ports.ts";

/** All countries in the person's language. */
export function listCountries({ language }: Context<typeof getCountryList>): Promise<{ rows: Country[] }> {
  return Promise.resolve({ rows: countriesIn(language) });
}

/** Cities by a name in any language, named in the person's. */
export function listCities({ input, language }: Context<typeof getCityList>) {
  const rows = findCities(input).map(({ country, en, zh, ar }) => ({
    country,
    name: { en, zh, ar }[language] || en,
    nameEn: en,
    nameZh: zh,
    nameAr: ar,
  }));
  return Promise.resolve({ rows });
}

/** Airports or seaports by code, city or name, their cities named in the person's language and in English. */
export function listPorts({ input, language }: Context<typeof getPortList>) {
  const rows = findPorts(input.kind, input.search).map((port) => ({
    code: port.code,
    name: port.name,
    city: port.city === "" ? "" : portNameIn(port, language),
    cityEn: port.city,
    country: port.country,
  }));
  return Promise.resolve({ rows });
}

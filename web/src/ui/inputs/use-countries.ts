import { getCountryList } from "@lading/contract/place";
import { useMemo } from "react";
import { useRead } from "#core/api";
import type { CountryOption } from "./country-search.ts";

const none: CountryOption[] = [];

/** All countries in the language in use, to choose from and to name; until they are there a country is its two letters. */
export function useCountries() {
  const { data } = useRead(getCountryList, {}, { quiet: true, ownErrors: true });
  return useMemo(() => {
    const options = data?.rows ?? none;
    const names = new Map(options.map(({ code, name }) => [code, name]));
    return { options, nameOf: (code: string) => names.get(code) ?? code };
  }, [data]);
}

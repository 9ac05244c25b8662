import { getCityList } from "@lading/contract/place";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { nameOfCity } from "./named-city.ts";

/**
 * A city of an address in the person's language, where the list knows the English name that the address holds; any other
 * text as it is. For pages and forms that show a few; lists have the names in their rows. An address may say no country.
 */
export function useCityName(country: string, city: string): string {
  const { language } = useTexts("app");
  const isAsked = language !== "en" && city !== "";
  const { data } = useRead(
    getCityList,
    { search: city.slice(0, 60), ...(country !== "" && { country }) },
    { quiet: true, ownErrors: true, enabled: isAsked },
  );
  const name = isAsked && data ? nameOfCity(data.rows, city, country !== "") : undefined;
  return name ?? city;
}

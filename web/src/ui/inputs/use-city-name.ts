import { getCityList } from "@lading/contract/place";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";

/**
 * A city of an address in the person's language, where the list knows the English name that the address holds; any other
 * text as it is. For pages and forms that show a few; lists have the names in their rows.
 */
export function useCityName(country: string, city: string): string {
  const { language } = useTexts("app");
  const isAsked = language !== "en" && country !== "" && city !== "";
  const { data } = useRead(
    getCityList,
    { country, search: city.slice(0, 60) },
    { quiet: true, ownErrors: true, enabled: isAsked },
  );
  const wanted = city.trim().toLowerCase();
  const known = isAsked ? data?.rows.find(({ nameEn }) => nameEn.toLowerCase() === wanted) : undefined;
  return known?.name ?? city;
}

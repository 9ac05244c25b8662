import { getCityList } from "@lading/contract/place";
import { useRead } from "#core/api";

/**
 * A city of an address in the person's language, where the list knows the English name that the address holds; any other
 * text as it is. For pages that show a few; lists have the names in their rows.
 */
export function CityName({ country, city }: { country: string; city: string }) {
  const { data } = useRead(
    getCityList,
    { country, search: city.slice(0, 60) },
    { quiet: true, ownErrors: true, enabled: country !== "" && city !== "" },
  );
  const known = data?.rows.find(({ nameEn }) => nameEn.toLowerCase() === city.trim().toLowerCase());
  return <bdi>{known?.name ?? city}</bdi>;
}

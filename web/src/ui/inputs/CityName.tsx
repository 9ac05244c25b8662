import { useCityName } from "./use-city-name.ts";

/** A city of an address on a page, in the person's language. */
export function CityName({ country, city }: { country: string; city: string }) {
  return <bdi>{useCityName(country, city)}</bdi>;
}

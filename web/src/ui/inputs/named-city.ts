interface ListedCity {
  name: string;
  nameEn: string;
}

/**
 * The listed name of a city that is stored by its English one; undefined where the list does not have it. Without a country,
 * cities of several may be called the same: their name is known where the language has one for all of them.
 */
export function nameOfCity(rows: readonly ListedCity[], city: string, hasCountry: boolean): string | undefined {
  const wanted = city.trim().toLowerCase();
  const names = new Set(rows.filter(({ nameEn }) => nameEn.toLowerCase() === wanted).map(({ name }) => name));
  const [first] = names;
  return hasCountry || names.size === 1 ? first : undefined;
}

/** Of countries with several times: the zone of most of their trade. Of others any of their zones is right. */
const usual: Readonly<Record<string, string>> = {
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  FM: "Pacific/Ponape",
  GL: "America/Godthab",
  ID: "Asia/Jakarta",
  KI: "Pacific/Tarawa",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  NZ: "Pacific/Auckland",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kiev",
  US: "America/New_York",
  XK: "Europe/Belgrade",
};

/** TypeScript does not know the method yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

/** The time zone of a country, ISO 3166-1 alpha-2, as the tz database names it; UTC where there is none. */
export function timeZoneOf(country: string): string {
  const known = usual[country];
  if (known !== undefined) return known;
  if (!/^[A-Z]{2}$/.test(country)) return "UTC";
  const locale: LocaleWithZones = new Intl.Locale("und", { region: country });
  return locale.getTimeZones?.()?.[0] ?? "UTC";
}

/** The name that the tz database has for a zone, whatever its capitals; undefined for a name of none. */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

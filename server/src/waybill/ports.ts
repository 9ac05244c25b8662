import seaports from "sea-ports/lib/ports.json" with { type: "json" };
import { airportCities } from "./airport-cities.ts";

/** An airport by its IATA code, or a seaport by its UN/LOCODE. */
export interface Port {
  code: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** An airport with where it lies, in degrees. */
interface Airport extends Port {
  latitude: number;
  longitude: number;
}

let air: Promise<readonly Airport[]> | undefined;
let sea: readonly Port[] | undefined;

/** All airports with an IATA code that aeroplanes of a size use. The library is large, so it is read at first use. */
async function airports(): Promise<readonly Airport[]> {
  // A CommonJS module whose names Node does not see: all it has is its default.
  air ??= import("airport-data-js").then(async ({ default: library }) => {
    const found = await library.findAirports({});
    return found
      .filter(({ iata, type }) => /^[A-Z]{3}$/.test(iata) && /^(large|medium|small)_airport$/.test(type))
      .map(({ iata, airport, country_code, latitude, longitude }) => ({
        code: iata,
        name: airport,
        city: airportCities.get(iata) ?? "",
        country: country_code,
        latitude,
        longitude,
      }));
  });
  return await air;
}

function allSeaports(): readonly Port[] {
  sea ??= Object.entries(seaports).map(([code, { name, city }]) => ({
    code,
    name,
    city: city ?? "",
    country: code.slice(0, 2),
  }));
  return sea;
}

/** Higher is better: the code itself, then its beginning, then the beginning of city or name, then a part of them; 0 is no match. */
function rank({ code, name, city }: Port, wanted: string): number {
  const texts = [city.toLowerCase(), name.toLowerCase()];
  if (code.toLowerCase() === wanted) return 5;
  if (code.toLowerCase().startsWith(wanted)) return 4;
  if (texts.some((text) => text.startsWith(wanted))) return 3;
  return texts.some((text) => text.includes(wanted)) ? 1 : 0;
}

/** At most 20 ports of a kind by code, city or name, the best match first. Without a search, none. */
export async function findPorts(kind: "air" | "sea", search: string): Promise<Port[]> {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [];
  const ports = kind === "air" ? await airports() : allSeaports();
  return ports
    .map((port) => ({ port, rank: rank(port, wanted) + (port.city === "" ? 0 : 0.5) }))
    .filter((found) => found.rank >= 1)
    .toSorted((a, b) => b.rank - a.rank || a.port.name.localeCompare(b.port.name))
    .slice(0, 20)
    .map(({ port }) => port);
}

/** A list of ports with its codes' index, made at first use. */
function indexed<P extends Port>() {
  const known = new WeakMap<readonly P[], ReadonlyMap<string, P>>();
  return (ports: readonly P[], code: string): P | undefined => {
    const index = known.get(ports) ?? new Map(ports.map((port) => [port.code, port]));
    known.set(ports, index);
    return index.get(code);
  };
}

const findByCode = indexed<Port>();
const findAirport = indexed<Airport>();

/** True for a known UN/LOCODE of a seaport, in capitals. */
export function isSeaport(code: string): boolean {
  return findByCode(allSeaports(), code) !== undefined;
}

/** `SZX` → `SZX Shenzhen`, where the port is known; else the text as it is. */
export async function portLabel(kind: "air" | "sea", text: string): Promise<string> {
  const port = findByCode(kind === "air" ? await airports() : allSeaports(), text.trim().toUpperCase());
  if (!port) return text;
  return `${port.code} ${port.city || port.name}`;
}

/** Country of an airport by its IATA code, or of a seaport by its UN/LOCODE; undefined where there is none. */
export async function portCountry(kind: "air" | "sea", code: string): Promise<string | undefined> {
  return findByCode(kind === "air" ? await airports() : allSeaports(), code)?.country;
}

/** Country and city of airports, where they are known, by IATA code. */
export async function placesOfAirports(
  codes: readonly string[],
): Promise<ReadonlyMap<string, Pick<Port, "country" | "city">>> {
  const all = await airports();
  return new Map(
    [...new Set(codes)].flatMap((code) => {
      const airport = findAirport(all, code);
      return airport ? [[code, { country: airport.country, city: airport.city }] as const] : [];
    }),
  );
}

/** Farther from its airport no city lies; in kilometres. */
const farthestCity = 100;

/**
 * The UN/LOCODE of a port. A seaport is known by it. An airport's is its country and its IATA code, which UNECE
 * Recommendation 16 takes over wherever it can: given only where the list of UN/LOCODEs has it, at the same place.
 */
export async function unLocationCode(kind: "air" | "sea", text: string): Promise<string | undefined> {
  const code = text.trim().toUpperCase();
  if (kind === "sea") return isSeaport(code) ? code : undefined;
  const airport = findAirport(await airports(), code);
  if (!airport) return undefined;
  const locode = airport.country + airport.code;
  const [longitude, latitude] = placesOfSeaports.get(locode) ?? [];
  if (longitude === undefined || latitude === undefined) return undefined;
  return kilometresBetween(airport, { latitude, longitude }) <= farthestCity ? locode : undefined;
}

const placesOfSeaports: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(seaports).flatMap(([code, port]) =>
    "coordinates" in port ? [[code, port.coordinates] as const] : [],
  ),
);

/** Kilometres a degree of latitude. */
const kilometresADegree = 111.2;
type Place = Pick<Airport, "latitude" | "longitude">;

/** Near enough for places that are near each other: the earth taken as flat between them. */
function kilometresBetween(one: Place, other: Place): number {
  const northward = one.latitude - other.latitude;
  const eastward = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(northward, eastward) * kilometresADegree;
}

import { readFileSync } from "node:fs";
import { sameNameKey } from "#core/party-names";
import { airportCities } from "./airport-cities.ts";

/** An airport by its IATA code, or a seaport by its UN/LOCODE. */
export interface Port {
  code: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Names of the port or its city in Chinese and Arabic; empty where unknown. */
  zh: string;
  ar: string;
}

/** Where something lies, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

interface Listed extends Port {
  /** Its names as they are compared; made when the first one looks for a port. */
  keys?: readonly string[];
}

interface Airport extends Listed, Place {}

let air: Promise<readonly Airport[]> | undefined;
let sea: readonly (Listed & Partial<Place>)[] | undefined;

/** A list that `scripts/ports.mjs` makes, or what it is made of; see there for where it is from. */
function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(`port-lists/${file}`, import.meta.url), "utf8").trimEnd();
  return text.split("\n").map((line) => line.split("\t"));
}

/** All airports with an IATA code that aeroplanes of a size use. The library is large, so it is read at first use. */
async function airports(): Promise<readonly Airport[]> {
  // A CommonJS module whose names Node does not see: all it has is its default.
  air ??= import("airport-data-js").then(async ({ default: library }) => {
    const found = await library.findAirports({});
    const names = new Map(linesOf("airport-names.tsv").map(([code, zh = "", ar = ""]) => [code, { zh, ar }]));
    return found
      .filter(({ iata, type }) => /^[A-Z]{3}$/.test(iata) && /^(large|medium|small)_airport$/.test(type))
      .map(({ iata, airport, country_code, latitude, longitude }) => ({
        code: iata,
        name: airport,
        city: airportCities.get(iata) ?? "",
        country: country_code,
        ...(names.get(iata) ?? { zh: "", ar: "" }),
        latitude,
        longitude,
      }));
  });
  return await air;
}

function allSeaports(): readonly (Listed & Partial<Place>)[] {
  sea ??= linesOf("seaports.tsv").map(([code = "", name = "", city = "", zh = "", ar = "", latitude, longitude]) => ({
    code,
    name,
    city,
    country: code.slice(0, 2),
    zh,
    ar,
    ...(latitude !== undefined && longitude !== undefined && { latitude: +latitude, longitude: +longitude }),
  }));
  return sea;
}

/** Arabic names are looked for with and without their article. */
const article = /^ال(?=..)/u;

/** As `sameNameKey` does it, which takes ten times as long: most names are in plain Latin letters. */
function keyOf(name: string): string {
  return /^[\x20-\x7e]*$/.test(name) ? name.toLowerCase().replace(/[^a-z\d]/g, "") : sameNameKey(name);
}

function keysOf(port: Listed): readonly string[] {
  const { city, name, zh, ar } = port;
  port.keys ??= [city, name, zh, ar, ar.replace(article, "")]
    .filter((one, place, names) => one !== "" && names.indexOf(one) === place)
    .map(keyOf);
  return port.keys;
}

/** Higher is better: the code itself, then its beginning, then the beginning of a name, then a part of one; 0 is no match. */
function rank(port: Listed, code: string, name: string): number {
  if (port.code === code) return 5;
  if (port.code.startsWith(code)) return 4;
  if (name === "") return 0;
  const keys = keysOf(port);
  if (keys.some((key) => key.startsWith(name))) return 3;
  return keys.some((key) => key.includes(name)) ? 1 : 0;
}

/**
 * At most 20 ports of a kind by code, or by an English, Chinese or Arabic name of it or its city, the best match first;
 * capitals, accents, hamzas and signs do not matter. Without a search, none.
 */
export async function findPorts(kind: "air" | "sea", search: string): Promise<Port[]> {
  const code = search.trim().toUpperCase();
  if (code === "") return [];
  const name = sameNameKey(search);
  const ports: readonly Listed[] = kind === "air" ? await airports() : allSeaports();
  return ports
    .map((port) => ({ port, rank: rank(port, code, name) + (port.city === "" ? 0 : 0.5) }))
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
const findSeaport = indexed<Listed & Partial<Place>>();

/** True for a known UN/LOCODE of a seaport, in capitals. */
export function isSeaport(code: string): boolean {
  return findSeaport(allSeaports(), code) !== undefined;
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
  const { latitude, longitude } = findSeaport(allSeaports(), locode) ?? {};
  if (longitude === undefined || latitude === undefined) return undefined;
  return kilometresBetween(airport, { latitude, longitude }) <= farthestCity ? locode : undefined;
}

/** Kilometres a degree of latitude. */
const kilometresADegree = 111.2;

/** Near enough for places that are near each other: the earth taken as flat between them. */
function kilometresBetween(one: Place, other: Place): number {
  const northward = one.latitude - other.latitude;
  const eastward = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(northward, eastward) * kilometresADegree;
}

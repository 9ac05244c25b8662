import { readFileSync } from "node:fs";
import { refuseField, type Language } from "@lading/contract/core";
import { checkPortsBy, freePortText, portProblem, type PortKind } from "@lading/contract/place";
import { sameNameKey } from "#core/party-names";
import { airportCities } from "./airport-cities.ts";
import { cityNameIn, largeCityNameIn } from "./cities/find.ts";
import { countryName } from "./countries.ts";

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

interface Listed extends Port, Partial<Place> {
  /** Much freight goes through it: it comes before others of its name. */
  isLarge: boolean;
  /** Among those of a city the one that most freight goes through comes first. */
  order: number;
  /** Its names as they are compared; made when the first one looks for a port. */
  keys?: readonly string[];
}

type List = ReadonlyMap<string, Listed>;

const airportOrder = new Map([...airportCities.keys()].map((code, place) => [code, place]));
/** Codes by which carriers book where a city's seaport has several. */
const bookedCodes: ReadonlySet<string> = new Set(["CNDLC", "CNNGB", "CNSHA", "CNSZX", "CNTAO", "CNXMN"]);
const last = Number.MAX_SAFE_INTEGER;

const lists: Partial<Record<PortKind, List>> = {};

/** The lists by code, as `scripts/ports.mjs` makes them; see there for where they are from. Each is read at its first use. */
function listOf(kind: PortKind): List {
  lists[kind] ??= kind === "air" ? airports() : seaports();
  return lists[kind];
}

function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(`port-lists/${file}`, import.meta.url), "utf8").trimEnd();
  return text.split("\n").map((line) => line.split("\t"));
}

/** All airports with an IATA code that aeroplanes of a size use. */
function airports(): List {
  const found = linesOf("airports.tsv").map((line): [string, Listed] => {
    const [code = "", name = "", country = "", city = "", zh = "", ar = "", ...place] = line;
    const order = airportOrder.get(code) ?? last;
    return [code, { code, name, city, country, zh, ar, ...placeOf(place), isLarge: order !== last, order }];
  });
  return new Map(found);
}

function seaports(): List {
  const found = linesOf("seaports.tsv").map((line): [string, Listed] => {
    const [code = "", name = "", city = "", zh = "", ar = "", ...place] = line;
    const country = code.slice(0, 2);
    const order = bookedCodes.has(code) ? 0 : last;
    return [code, { code, name, city, country, zh, ar, ...placeOf(place), isLarge: city !== "", order }];
  });
  return new Map(found);
}

function placeOf([latitude, longitude]: readonly string[]): Partial<Place> {
  return latitude !== undefined && longitude !== undefined ? { latitude: +latitude, longitude: +longitude } : {};
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
export function findPorts(kind: PortKind, search: string): Port[] {
  const code = search.trim().toUpperCase();
  if (code === "") return [];
  const name = sameNameKey(search);
  return [...listOf(kind).values()]
    .map((port) => ({ port, rank: rank(port, code, name) + (port.isLarge ? 0.5 : 0) }))
    .filter((found) => found.rank >= 1)
    .toSorted((a, b) => b.rank - a.rank || a.port.order - b.port.order || a.port.name.localeCompare(b.port.name))
    .slice(0, 20)
    .map(({ port }) => port);
}

/** The port of a code in capitals; undefined where the list has none, and for a free text. */
export function portOf(kind: PortKind, code: string): Port | undefined {
  return listOf(kind).get(code);
}

/** Codes of ports by each of their names, as they are compared; null where several ports have the name. */
const named: Partial<Record<PortKind, ReadonlyMap<string, string | null>>> = {};

function codesByName(kind: PortKind): ReadonlyMap<string, string | null> {
  const known = named[kind];
  if (known) return known;
  const codes = new Map<string, string | null>();
  for (const port of listOf(kind).values())
    for (const key of keysOf(port)) codes.set(key, codes.has(key) ? null : port.code);
  named[kind] = codes;
  return codes;
}

/**
 * The code of a port that people wrote by its code in any case (`sa jed`), by a name that no other port has (`Yantian`), or
 * by both (`JED Jeddah`); undefined where the text names no port, or several.
 */
export function portCodeOf(kind: PortKind, text: string): string | undefined {
  const plain = text.normalize("NFKC").trim();
  const code = plain.replace(/\s+/g, "").toUpperCase();
  if (portOf(kind, code)) return code;
  const [, first = "", name = ""] = /^(\S+)\s+(.+)$/.exec(plain) ?? [];
  const port = listOf(kind).get(first.toUpperCase());
  if (port && keysOf(port).includes(sameNameKey(name))) return port.code;
  const key = sameNameKey(plain);
  return key === "" ? undefined : (codesByName(kind).get(key) ?? undefined);
}

/** Refuses ports that are on the other list than a form's kind, which another of its fields says. */
export function refuseOtherPorts(
  kind: PortKind | undefined,
  ports: Readonly<Partial<Record<"loadingPort" | "destinationPort", string>>>,
): void {
  for (const field of ["loadingPort", "destinationPort"] as const) {
    const problem = portProblem(kind, ports[field]);
    if (problem) throw refuseField(field, problem.params.refusal, problem.params.values);
  }
}

interface Route {
  type: number;
  loadingPort: string;
  destinationPort: string;
  country: string;
  city: string;
}

/** Names of a waybill's ports and of its city in a language, for lists. */
export function routeNamesOf({ type, loadingPort, destinationPort, country, city }: Route, language: Language) {
  const label = (port: string) =>
    type === 5 ? anyPortLabel(port, language) : portLabel(type % 2 === 0 ? "sea" : "air", port, language);
  return {
    loadingPortName: label(loadingPort),
    destinationPortName: label(destinationPort),
    cityName: cityNameIn(country, city, language),
  };
}

/**
 * A place that a person typed for an event on the way, in a language: a city of the country of loading or of destination by
 * its name there, or a large city in between; any other text stays.
 */
export function placeOnWayIn(
  { loadingPort, country }: Pick<Route, "loadingPort" | "country">,
  place: string,
  language: Language,
): string {
  const atDestination = cityNameIn(country, place, language);
  if (atDestination !== place) return atDestination;
  // A code of three letters is an airport's, one of five characters a seaport's.
  const loadingCountry = portCountry(loadingPort.length === 3 ? "air" : "sea", loadingPort);
  const atLoading = cityNameIn(loadingCountry ?? "", place, language);
  return atLoading === place ? largeCityNameIn(place, language) : atLoading;
}

checkPortsBy((kind, code) => portOf(kind, code) !== undefined);

/** A port as the trade calls it: its city's name where that is known in the language, else its own English one. */
export function portNameIn({ name, city, zh, ar }: Port, language: Language): string {
  return { en: city, zh, ar }[language] || city || name;
}

/** A port of the lists as people look it up. */
export interface KnownPort {
  code: string;
  kind: PortKind;
  name: string;
  country: string;
}

/** All airports and seaports with their names in a language, those that much freight goes through first. */
export function portsIn(language: Language): KnownPort[] {
  const listed = (["air", "sea"] as const).flatMap((kind) =>
    [...listOf(kind).values()].map((port) => ({ port, kind })),
  );
  const countries = new Map(listed.map(({ port }) => [port.country, ""]));
  for (const code of countries.keys()) countries.set(code, countryName(code, language));
  const inOrder = [...listed.filter(({ port }) => port.isLarge), ...listed.filter(({ port }) => !port.isLarge)];
  return inOrder.map(({ port, kind }) => ({
    code: port.code,
    kind,
    name: portNameIn(port, language),
    country: countries.get(port.country) ?? "",
  }));
}

/** `SZX` → `SZX Shenzhen`, `SZX 深圳`; a free text without its mark. */
export function portLabel(kind: PortKind, port: string, language: Language): string {
  const listed = portOf(kind, port);
  return listed ? `${listed.code} ${portNameIn(listed, language)}` : (freePortText(port) ?? port);
}

/** As {@link portLabel}, of a code of either list; airports' have three letters, seaports' five characters. */
export function anyPortLabel(port: string, language: Language): string {
  return portLabel(port.length === 3 ? "air" : "sea", port, language);
}

/** Country of an airport by its IATA code, or of a seaport by its UN/LOCODE; undefined where there is none. */
export function portCountry(kind: PortKind, code: string): string | undefined {
  return portOf(kind, code)?.country;
}

/** Farther from its airport no city lies; in kilometres. */
const farthestCity = 100;

/**
 * The UN/LOCODE of a port. A seaport is known by it. An airport's is its country and its IATA code, which UNECE
 * Recommendation 16 takes over wherever it can: given only where the list of UN/LOCODEs has it, at the same place.
 */
export function unLocationCode(kind: PortKind, port: string): string | undefined {
  const listed = listOf(kind).get(port);
  if (!listed || kind === "sea") return listed?.code;
  const locode = listed.country + listed.code;
  const place = listOf("sea").get(locode);
  return place && isNear(listed, place) ? locode : undefined;
}

function isNear({ latitude, longitude }: Partial<Place>, place: Partial<Place>): boolean {
  if (latitude === undefined || longitude === undefined) return false;
  if (place.latitude === undefined || place.longitude === undefined) return false;
  const { latitude: otherLatitude, longitude: otherLongitude } = place;
  return (
    kilometresBetween({ latitude, longitude }, { latitude: otherLatitude, longitude: otherLongitude }) <= farthestCity
  );
}

/** Kilometres a degree of latitude. */
const kilometresADegree = 111.2;

/** Near enough for places that are near each other: the earth taken as flat between them. */
function kilometresBetween(one: Place, other: Place): number {
  const northward = one.latitude - other.latitude;
  const eastward = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(northward, eastward) * kilometresADegree;
}

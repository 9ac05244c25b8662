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

let air: Promise<readonly Port[]> | undefined;
let sea: readonly Port[] | undefined;

/** All airports with an IATA code that aeroplanes of a size use. The library is large, so it is read at first use. */
async function airports(): Promise<readonly Port[]> {
  // A CommonJS module whose names Node does not see: all it has is its default.
  air ??= import("airport-data-js").then(async ({ default: library }) => {
    const found = await library.findAirports({});
    return found
      .filter(({ iata, type }) => /^[A-Z]{3}$/.test(iata) && /^(large|medium|small)_airport$/.test(type))
      .map(({ iata, airport, country_code }) => ({
        code: iata,
        name: airport,
        city: airportCities.get(iata) ?? "",
        country: country_code,
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

const byCode = new Map<readonly Port[], ReadonlyMap<string, Port>>();

function findByCode(ports: readonly Port[], code: string): Port | undefined {
  const known = byCode.get(ports) ?? new Map(ports.map((port) => [port.code, port]));
  byCode.set(ports, known);
  return known.get(code);
}

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

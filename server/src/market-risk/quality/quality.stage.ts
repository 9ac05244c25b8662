import { existsSync, readFileSync } from "node:fs";
import anyAscii from "any-ascii";
import { NameIndex, nameParts } from "../names/index.ts";
import { askedNumbers, bankOf, plainNumber } from "../numbers.ts";
import { innocentsFile, makeInnocents, scripts, type Script } from "./innocents.stage.ts";
import { measuredEntries } from "./listed.stage.ts";
import { halves, pairs, type Pair } from "./make-sets.stage.ts";

const leastScore = 0.8;

/** How well names of a kind are found; `missed`: what was asked, and the listed name. */
export interface Found {
  asked: number;
  found: number;
  missed: string[];
}
/** How many innocent names are stopped; `wrong`: each with the listed name and the score. */
export interface Stopped {
  asked: number;
  wrong: string[];
}
export interface Half {
  pairs: Record<Pair, Found>;
  persons: Record<Script, Stopped>;
  companies: Record<Script, Stopped>;
}
/** The sets by their names, in the order of `setNames`. */
export type Quality = Readonly<Partial<Record<SetName, Half>>>;

/**
 * Open and held: the rules were made by both. Fresh: made by somebody else without knowledge of the rules, in two halves; the
 * rules were made further by the open one, the held one was not looked at. Each is measured where its file is there
 * (`sets/README.md`).
 */
export const setNames = [...halves, "fresh-open", "fresh-held"] as const;
export type SetName = (typeof setNames)[number];
/** The innocents of a set: both fresh halves have the same. */
const innocentsOf = {
  open: "open",
  held: "held",
  "fresh-open": "fresh",
  "fresh-held": "fresh",
} as const satisfies Record<SetName, string>;

/** A name's words in plain Latin letters, in one order; vowels beside each other are romanised in several ways. */
const wordsOf = (name: string) =>
  (
    anyAscii(name)
      .toLowerCase()
      .replaceAll("'", "")
      .replaceAll(/[yj]/g, "i")
      .replaceAll(/[aeiou]+(?=[aeiou])/g, "")
      .match(/[a-z0-9]+/g) ?? []
  )
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(" ");
/** Whole names in Arabic letters have no vowels: their words' consonants, without the article. */
const consonantsOf = (name: string) =>
  (
    anyAscii(name.replaceAll(/(?<!\p{L})ال/gu, ""))
      .toLowerCase()
      .replaceAll(/['`]/g, "")
      .match(/[a-z]+/g) ?? []
  )
    .map((word) =>
      word
        .replace(/^(?:al|el|ul)(?=.{3})/, "")
        .replaceAll(/[aeiouyw]/g, "")
        .replaceAll(/(.)\1/g, "$1"),
    )
    .filter((word) => word.length > 1)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(" ");
const withoutFather = (name: string) => anyAscii(name).replace(fathersName, "");

const fathersName = /(?<=\S \S+) \S+(?:vich|vych|vna|chna)$/i;

const isForeign = /[\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}]/u;
const fileOf = (file: string) => new URL(`sets/${file}`, import.meta.url);
const linesOf = (file: string) =>
  readFileSync(fileOf(file), "utf8")
    .split(/\r?\n/)
    .filter((line) => line !== "" && !line.startsWith("#"));
const isThere = (set: SetName) =>
  existsSync(fileOf(`${set}.txt`)) && existsSync(fileOf(innocentsFile(innocentsOf[set])));

/** How well names are told apart, over the published lists, by each set that is there. */
export function measureQuality({ innocents = 2_000 } = {}): Quality {
  const measure = new Measure();
  return Object.fromEntries(setNames.filter(isThere).map((set) => [set, measure.half(set, innocents)]));
}

const questionsOf = (set: SetName) =>
  linesOf(`${set}.txt`).map((line) => {
    const [pair = "", asked = "", listed = ""] = line.split("|").map((one) => one.trim().replaceAll(/\s+/g, " "));
    return { pair, asked, listed };
  });

/** Searches the lists as they are, without their foreign names, and with Chinese ones. */
class Measure {
  readonly #entries = measuredEntries();
  readonly #named = Map.groupBy(
    this.#entries.flatMap(({ key, names }) =>
      names.map(({ name }) => ({ key, name: name.replaceAll(/\s+/g, " ").trim() })),
    ),
    ({ name }) => name,
  );
  readonly #numbered = Map.groupBy(
    this.#entries.flatMap(({ key, numbers }) => numbers.flatMap((one) => [{ key, number: plainNumber(one) }])),
    ({ number }) => number,
  );
  readonly #listed = new Set(this.#entries.flatMap(({ names }) => names.map(({ name }) => wordsOf(name))));
  readonly #consonants = new Set(
    this.#entries.flatMap(({ kind, names }) => (kind === "person" ? names.map(({ name }) => consonantsOf(name)) : [])),
  );
  readonly #fatherless = new Set(
    this.#entries.flatMap(({ names }) => names.map(({ name }) => wordsOf(withoutFather(name)))),
  );
  readonly #whole = this.#withFurther((pair) => pair === "companies").#indexOf((name) => name);
  readonly #latin = this.#withFurther((pair) => pair.endsWith("–Latin")).#indexOf((name) =>
    isForeign.test(name) ? "" : name,
  );
  readonly #foreign = this.#withFurther((pair) => pair === "Chinese–Chinese" || pair === "Arabic–Arabic").#indexOf(
    (name) => name,
  );

  half(half: SetName, innocents: number): Half {
    const questions = questionsOf(half);
    const found = (pair: Pair) =>
      this.#pair(
        pair,
        questions.filter((one) => one.pair === pair),
      );
    const { persons, companies } = makeInnocents(innocentsOf[half], Math.ceil(innocents * 1.05));
    const stopped = (of: Readonly<Record<Script, readonly string[]>>) => ({
      Latin: this.#stopped(of.Latin, innocents),
      Arabic: this.#stopped(of.Arabic, innocents),
      Chinese: this.#stopped(of.Chinese, innocents),
      Cyrillic: this.#stopped(of.Cyrillic, innocents),
    });
    return {
      pairs: {
        "Latin–Latin": found("Latin–Latin"),
        "Arabic–Latin": found("Arabic–Latin"),
        "Arabic–Arabic": found("Arabic–Arabic"),
        "Chinese–Latin": found("Chinese–Latin"),
        "Chinese–Chinese": found("Chinese–Chinese"),
        "Cyrillic–Latin": found("Cyrillic–Latin"),
        companies: found("companies"),
        ships: found("ships"),
        numbers: found("numbers"),
      },
      persons: stopped(persons),
      companies: stopped(companies),
    };
  }

  #indexOf(shown: (name: string) => string): NameIndex {
    return new NameIndex(
      this.#entries.flatMap(({ names, kind }, entry) => names.map(({ name }) => ({ entry, name: shown(name), kind }))),
    );
  }

  /** Other publishers' lists name more parties, and those here in more scripts: what the questions mean beside the lists. */
  #withFurther(isOf: (pair: string) => boolean): this {
    for (const set of setNames.filter(isThere))
      for (const { pair, listed: name } of questionsOf(set)) {
        if (!isOf(pair) || this.#named.has(name)) continue;
        const key = `further:${name}`;
        const isOrganisation = nameParts(name).isOrganisation;
        const names = [{ name, kind: "primary" as const }];
        this.#entries.push({ key, kind: isOrganisation ? "entity" : "person", names, numbers: [], remarks: "" });
        this.#named.set(name, [{ key, name }]);
      }
    return this;
  }

  #pair(pair: Pair, questions: readonly { asked: string; listed: string }[]): Found {
    const missed = questions.flatMap(({ asked, listed }) =>
      this.#isFound(pair, asked, listed) ? [] : [`${asked} (${listed})`],
    );
    return { asked: questions.length, found: questions.length - missed.length, missed };
  }

  #isFound(pair: Pair, asked: string, listed: string): boolean {
    if (pair === "numbers") {
      const meant = new Set(this.#numbered.get(plainNumber(listed))?.map(({ key }) => key));
      // A number that was lost when the list was read is not found.
      return [...askedNumbers(asked), bankOf(asked)].some((one) =>
        this.#numbered.get(one)?.some(({ key }) => meant.has(key)),
      );
    }
    const index =
      pair === "Chinese–Chinese" || pair === "Arabic–Arabic"
        ? this.#foreign
        : pair.endsWith("–Latin")
          ? this.#latin
          : this.#whole;
    const keys = new Set(this.#named.get(listed)?.map(({ key }) => key));
    if (keys.size === 0) throw new Error(`Not listed: ${listed}`);
    return index.search(asked, leastScore).hits.some(({ entry }) => keys.has(this.#entries[entry]?.key ?? ""));
  }

  /** Names that a list has word for word, if need be without the father's name, are not innocent: they are left out. */
  #stopped(made: readonly string[], count: number): Stopped {
    const isListed = (name: string) =>
      (/\p{Script=Arabic}/u.test(name) && this.#consonants.has(consonantsOf(name))) ||
      this.#fatherless.has(wordsOf(name)) ||
      this.#listed.has(wordsOf(withoutFather(name)));
    const names = made.filter((name) => !isListed(name)).slice(0, count);
    const wrong = names.flatMap((name) => {
      const [best] = this.#whole.search(name, leastScore).hits;
      return best ? [`${name}: ${best.name} ${best.score.toFixed(2)}`] : [];
    });
    return { asked: names.length, wrong };
  }
}

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

const recall = ({ asked, found }: Found) => `${percent(found, asked)} of ${asked}`;
const stopped = ({ asked, wrong }: Stopped) => `${percent(wrong.length, asked)} of ${asked}`;
const together = (half: Half): Found => ({
  asked: pairs.reduce((sum, pair) => sum + half.pairs[pair].asked, 0),
  found: pairs.reduce((sum, pair) => sum + half.pairs[pair].found, 0),
  missed: [],
});

const headings: Readonly<Record<SetName, string>> = {
  open: "first set, rules made by it",
  held: "second set, rules made by it too",
  "fresh-open": "third set, rules made by it too",
  "fresh-held": "fresh set, unseen",
};

/** The figures as a table in Markdown, a line for each pair, and for the innocent of each script; a column for each set. */
export function qualityTable(quality: Quality): string[] {
  const sets = setNames.flatMap((set) => {
    const half = quality[set];
    return half ? [{ set, half }] : [];
  });
  const line = (name: string, figure: (half: Half) => string, asked: string) =>
    `| ${[name, ...sets.map(({ half }) => figure(half)), asked].join(" | ")} |`;
  return [
    `| | ${sets.map(({ set }) => headings[set]).join(" | ")} | asked |`,
    `|---|${sets.map(() => "---|").join("")}---|`,
    ...pairs.map((pair) =>
      line(`found: ${pair}`, (half) => recall(half.pairs[pair]), pair === "numbers" ? "100 %" : "≥ 95 %"),
    ),
    line("found: together", (half) => recall(together(half)), "≥ 98 %"),
    ...scripts.map((script) =>
      line(`innocent persons stopped: ${script}`, (half) => stopped(half.persons[script]), "≤ 1 %"),
    ),
    ...scripts.map((script) =>
      line(`innocent companies stopped: ${script}`, (half) => stopped(half.companies[script]), "≤ 2 %"),
    ),
  ];
}

/**
 * The figures and every miss, for the benchmark's report, and which innocents were stopped. Of the fresh set its figures alone:
 * once somebody has read its misses, it is unseen no more.
 */
export function reportQuality(): { table: string[]; misses: string[]; wrong: string[] } {
  const quality = measureQuality();
  const each = (title: string, lines: (half: Half) => string[]) =>
    setNames.flatMap((set) => {
      const half = set === "fresh-held" ? undefined : quality[set];
      return half ? [`${title}, ${headings[set]}:`, "", ...lines(half), ""] : [];
    });
  return {
    table: qualityTable(quality),
    misses: each("Missed, with the listed name", (half) =>
      pairs.flatMap((pair) => half.pairs[pair].missed.map((one) => `- ${pair}: ${one}`)),
    ),
    wrong: each("Innocent, and stopped", (half) =>
      (["persons", "companies"] as const).flatMap((of) =>
        scripts.flatMap((script) => half[of][script].wrong.map((one) => `- ${of}, ${script}: ${one}`)),
      ),
    ),
  };
}

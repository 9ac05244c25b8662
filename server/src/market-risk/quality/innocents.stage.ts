import { readFileSync } from "node:fs";
import { oneOf, seeded } from "./listed.stage.ts";

export const scripts = ["Latin", "Arabic", "Chinese", "Cyrillic"] as const;
export type Script = (typeof scripts)[number];

/** Names of nobody on a list. */
export interface Innocents {
  readonly persons: Readonly<Record<Script, readonly string[]>>;
  readonly companies: Readonly<Record<Script, readonly string[]>>;
}

type Make = () => string;

/** So many different names. */
function several(count: number, make: Make): string[] {
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < count * 20; tries += 1) names.add(make());
  return [...names];
}

/** A Russian family name as a man or a woman has it. */
const ofGender = (family: string, isWoman: boolean) =>
  isWoman ? family.replace(/(?<=[оеё]в|[иы]н)$/, "а") : family.replace(/(?<=[оеё]в|[иы]н)а$/, "");

/** The file of a set's innocents. */
export const innocentsFile = (set: string): string => `innocents-${set}.txt`;

/** A file's words by their keys; a key may stand on several lines. */
function wordsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const line of readFileSync(new URL(`sets/${file}`, import.meta.url), "utf8").split(/\r?\n/)) {
    const [key = "", ...some] = line.split("|");
    words.set(key, [...(words.get(key) ?? []), ...some]);
  }
  return words;
}

/**
 * Names put together from common given and family names, and from the words of ordinary companies; none of a list. A set may
 * name them whole instead ("persons Latin|Michael Brown|…").
 */
export function makeInnocents(set: "open" | "held" | "fresh", count: number): Innocents {
  const random = seeded({ open: 11_23, held: 23_11, fresh: 31_12 }[set]);
  const words = wordsOf(innocentsFile(set));
  const of = (key: string) => oneOf(words.get(key) ?? [], random);
  const chance = (share: number) => random() < share;
  const latin: Make = () => {
    if (chance(0.3))
      return [of("romanised given"), ...(chance(0.3) ? [of("romanised given")] : []), of("romanised family")].join(" ");
    return [of("latin given"), ...(chance(0.15) ? [of("latin given")] : []), of("latin family")].join(" ");
  };
  const arabic: Make = () =>
    [of("arabic given"), ...(chance(0.35) ? [of("arabic given")] : []), of("arabic family")].join(" ");
  const chinese: Make = () => {
    const given = of("chinese given");
    return of("chinese family") + given + (given.length === 1 && chance(0.5) ? of("chinese given").slice(0, 1) : "");
  };
  const cyrillic: Make = () => {
    const given = of("cyrillic given");
    const isWoman = /[ая]$/.test(given) && !/^(?:Илья|Никита|Фома|Кузьма|Лука)$/.test(given);
    const family = ofGender(of("cyrillic family"), isWoman);
    if (chance(0.3)) {
      const middles = words.get("cyrillic middle")?.filter((middle) => middle.endsWith("на") === isWoman);
      return `${family} ${given} ${oneOf(middles ?? [], random)}`;
    }
    return chance(0.5) ? `${given} ${family}` : `${family} ${given}`;
  };
  const part = (key: string) => of(`companies ${key}`);
  const company = {
    Latin: () => [...(chance(0.4) ? [part("place")] : []), part("brand"), part("trade"), part("form")].join(" ").trim(),
    Arabic: () => [part("arabicForm"), part("arabicBrand"), part("arabicTrade")].join(" "),
    Chinese: () => part("chinesePlace") + part("chineseBrand") + part("chineseTrade") + part("chineseForm"),
    Cyrillic: () => `${part("cyrillicForm")} «${part("cyrillicBrand")} ${part("cyrillicTrade")}»`,
  };
  const person = { Latin: latin, Arabic: arabic, Chinese: chinese, Cyrillic: cyrillic };
  const all = (kind: "persons" | "companies", make: Record<Script, Make>) => {
    const some = (script: Script) => {
      const named = words.get(`${kind} ${script}`);
      return named ? [...new Set(named)].slice(0, count) : several(count, make[script]);
    };
    return { Latin: some("Latin"), Arabic: some("Arabic"), Chinese: some("Chinese"), Cyrillic: some("Cyrillic") };
  };
  return { persons: all("persons", person), companies: all("companies", company) };
}

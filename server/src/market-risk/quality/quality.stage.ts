import { publishedConsolidated, publishedSdn, publishedUn } from "../lists/published.ts";
import { NameIndex } from "../names/index.ts";
import { alterations, seeded } from "./altered.stage.ts";
import { innocents } from "./innocents.stage.ts";

/** Least score of a name that a screening shows. */
const leastScore = 0.8;
const ofEachKind = 100;

/** How well names are told apart: of misspelled listed ones those found, of innocent ones those hit all the same. */
export interface Quality {
  asked: number;
  /** Each with how it was altered, as it was asked for, and as it is listed. */
  missed: string[];
  innocents: number;
  /** Each with the listed name that it hit, and the score. */
  wrong: string[];
  recall: number;
  precision: number;
}

/** Asks for the lists' own alternative names as people misspell them, and for names that no list means. */
export function measureQuality(): Quality {
  const parties = [publishedSdn(), publishedConsolidated(), publishedUn()].flatMap((list) => list.parties);
  const index = new NameIndex(parties.flatMap(({ names }, entry) => names.map(({ name }) => ({ entry, name }))));
  /** Of more than one word: of a single one with a letter changed nobody can tell who is meant. */
  const others = parties.flatMap(({ names }, entry) =>
    names.flatMap(({ name, kind }) =>
      kind === "alias" && /^[\p{Script=Latin}\P{L}]{9,}$/u.test(name) && name.includes(" ") ? [{ entry, name }] : [],
    ),
  );
  const random = seeded(20_261_121);
  const missed: string[] = [];
  let found = 0;
  for (const [kind, alter] of Object.entries(alterations))
    for (let at = 0; at < ofEachKind; at += 1) {
      const { entry, name } = others[Math.floor(random() * others.length)] ?? { entry: -1, name: "" };
      const asked = alter(name, random);
      if (index.search(asked, leastScore)?.some((hit) => hit.entry === entry) === true) found += 1;
      else missed.push(`${kind}: ${asked} (${name})`);
    }
  const wrong = innocents.flatMap((name) => {
    const [best] = index.search(name, leastScore) ?? [];
    return best ? [`${name}: ${best.name} ${best.score.toFixed(2)}`] : [];
  });
  const asked = found + missed.length;
  return {
    asked,
    missed,
    innocents: innocents.length,
    wrong,
    recall: found / asked,
    precision: found / (found + wrong.length),
  };
}

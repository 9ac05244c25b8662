import { publishedConsolidated, publishedFile, publishedSdn, publishedUn } from "../lists/published.ts";
import type { ListedParty } from "../lists/formats/index.ts";

/** An entry as the measurement knows it. */
export interface MeasuredEntry {
  /** List and reference. */
  readonly key: string;
  readonly kind: ListedParty["kind"];
  readonly names: readonly ListedParty["names"][number][];
  readonly numbers: readonly string[];
  readonly remarks: string;
}

/**
 * The published lists, and the parties of which the cut `sdn.csv` lacks the row, by their other names: they are as many
 * more names to be told apart.
 */
export function measuredEntries(): MeasuredEntry[] {
  const lists = { sdn: publishedSdn(), cons: publishedConsolidated(), un: publishedUn() };
  const entries = Object.entries(lists).flatMap(([list, { parties }]) =>
    parties.map((party) => ({
      key: `${list}:${party.reference}`,
      kind: party.kind,
      names: party.names,
      numbers: [...party.numbers.map(({ number }) => number), ...party.bics],
      remarks: party.remarks,
    })),
  );
  const known = new Set(entries.map(({ key }) => key));
  const others = new Map<string, string[]>();
  for (const line of publishedFile("alt.csv").bytes.toString("utf8").split(/\r?\n/)) {
    const [, reference = "", name = ""] = /^(\d+),\d+,"[^"]*","([^"]*)"/.exec(line) ?? [];
    if (name === "" || known.has(`sdn:${reference}`)) continue;
    const names = others.get(`sdn:${reference}`);
    if (names) names.push(name);
    else others.set(`sdn:${reference}`, [name]);
  }
  for (const [key, names] of others)
    entries.push({
      key,
      // The kind stands in the missing row; OFAC writes persons' family names before a comma.
      kind: names.some((name) => /^[^,]+, (?!LTD|LLC|INC|S\.A|LIMITED)/.test(name)) ? "person" : "entity",
      names: names.map((name) => ({ name, kind: "alias" as const })),
      numbers: [],
      remarks: "",
    });
  return entries;
}

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Chooses among several. */
export function oneOf<One>(some: readonly One[], random: () => number): One {
  const one = some[Math.floor(random() * some.length)];
  if (one === undefined) throw new Error("Nothing to choose from");
  return one;
}

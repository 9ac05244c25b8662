import { expect, test } from "vitest";
import { alterations, seeded } from "./altered.example.ts";
import { innocents } from "./innocents.example.ts";
import { publishedConsolidated, publishedSdn, publishedUn } from "./published.example.ts";
import { NameIndex } from "./screening/index.ts";

/** What a screening shows, unless a company asks for more or less. */
const leastScore = 0.8;
const ofEachKind = 100;

const parties = [publishedSdn(), publishedConsolidated(), publishedUn()].flatMap((list) => list.parties);
const listed = parties.flatMap(({ names }, entry) => names.map(({ name }) => ({ entry, name })));
/** The lists' own alternative names, of more than one word. */
const others = parties.flatMap(({ names }, entry) =>
  names.flatMap(({ name, kind }) =>
    kind === "alias" && /^[\p{Script=Latin}\P{L}]{9,}$/u.test(name) && name.includes(" ") ? [{ entry, name }] : [],
  ),
);

test("Misspelled alternative names are found, and innocent ones are left alone", () => {
  const index = new NameIndex(listed);
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
  const recall = found / (found + missed.length);
  const precision = found / (found + wrong.length);
  console.info(
    `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}: ${found} of ${found + missed.length} names found, ` +
      `${wrong.length} of ${innocents.length} innocent ones hit\nmissed:\n${missed.join("\n")}\nhit:\n${wrong.join("\n")}`,
  );
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.85);
});

import { expect, test } from "vitest";
import { companyNames, personName, seeded, type Script } from "#core/demo";
import { NameIndex } from "../names/index.ts";
import { measuredEntries } from "../quality/listed.stage.ts";

/** Listed is a company of this very name; the demo may make one of it. */
const listedToo = ["Al Baraka Trading Co."];

test("Of the names that the demo's people and companies are made of none is listed", () => {
  const index = new NameIndex(
    measuredEntries().flatMap(({ names, kind }, entry) => names.map(({ name }) => ({ entry, name, kind }))),
  );
  const random = seeded(20_261_124);
  const made = (["chinese", "arabic", "latin"] satisfies Script[]).flatMap((script) =>
    Array.from({ length: 400 }, () => {
      const { own, english } = companyNames(random, script, script === "chinese" ? "Shenzhen" : "Riyadh");
      return [personName(random, script), own, english];
    }).flat(),
  );
  const hits = [...new Set(made)].flatMap((name) => {
    const [hit] = index.search(name, 0.8).hits;
    return hit && !listedToo.includes(name) ? [`${name}: ${hit.name}`] : [];
  });
  expect(hits).toEqual([]);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PackedStrings } from "./strings.ts";

test("Packed texts come back as they went in, in any number and script", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 3_000 }), (texts) => {
      const packed = new PackedStrings();
      for (const text of texts) packed.add(text);
      expect(texts.map((_, number) => packed.get(number))).toEqual(texts.map((text) => text.toWellFormed()));
      expect([packed.get(texts.length), packed.get(-1), packed.get(0.5)]).toEqual([undefined, undefined, undefined]);
      expect(packed.size).toBe(texts.reduce((size, text) => size + Buffer.byteLength(text), 0));
    }),
    { numRuns: 50 },
  );
});

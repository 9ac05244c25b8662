import { expect, test } from "vitest";
import { printable, printableJson } from "./printable.ts";

test("lines become one, and what has no place on paper goes", () => {
  expect(printable("one\r\n\ttwo\u2028three\u0007\uFEFF")).toBe("one two three");
});

test("a mark that would turn round what stands beside a field goes", () => {
  expect(printable("\u202Efdp.exe\u2069")).toBe("fdp.exe");
});

test("a value that a sentence isolates stays isolated, a mark of isolation that stands alone goes", () => {
  expect(printable("سعر \u2068USD\u2069 بتاريخ \u20682026-11-22\u2069")).toBe(
    "سعر \u2068USD\u2069 بتاريخ \u20682026-11-22\u2069",
  );
  expect(printable("\u2068open \u2067turned\u2069")).toBe("open turned");
});

test("a word that no column holds may break, an ordinary one and Chinese may not", () => {
  expect(printable("x".repeat(25))).toBe(`${"x".repeat(12)}\u200B${"x".repeat(12)}\u200Bx`);
  expect(printable("Featherstonehaugh-Cholmo")).toBe("Featherstonehaugh-Cholmo");
  expect(printable("广".repeat(30))).toBe("广".repeat(30));
});

test("every text in the data is made printable, and nothing else changes", () => {
  expect(printableJson({ a: ["x\u0000y", 1, null], b: { c: true } })).toBe('{"a":["xy",1,null],"b":{"c":true}}');
});

test("vowel signs and shadda stay, signs of recitation and heaps of marks go", () => {
  expect(printable("مُحَمَّد شكرًا")).toBe("مُحَمَّد شكرًا".normalize("NFC"));
  expect(printable("\u0647\u0670\u0630\u06D6\u0627")).toBe("\u0647\u0630\u0627");
  expect(printable(`a${"\u0301".repeat(40)}`)).toBe("á\u0301\u0301");
});

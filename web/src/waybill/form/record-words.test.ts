import { expect, it } from "vitest";
import { wordsOfField, wordsOfValue } from "./record-words.ts";

const lineOf = (line: number) => `Line ${line}`;
const nameOf = (id: string) => (id === "u1" ? "Chen Jing" : undefined);
const words = (field: string, value: unknown) => wordsOfValue(field, value, { language: "en", nameOf });

it("what someone else changed is told by the fields' own names, lines by their number", () => {
  expect(wordsOfField("remark", "en", lineOf)).toBe("Remark");
  expect(wordsOfField("items.2.weight", "en", lineOf)).toBe("Line 3 · Gross weight (kg)");
});

it("people stand by their names and kinds by their texts, not by what is on the wire", () => {
  expect(words("salesId", "u1")).toBe("Chen Jing");
  expect(words("items.0.boxUnit", "pallet")).toBe("Pallet");
  expect(words("freightTerms", "collect")).toBe("Collect");
  expect(words("items", [{}, {}])).toBe("2");
});

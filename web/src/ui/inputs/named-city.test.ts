import { expect, test } from "vitest";
import { nameOfCity } from "./named-city.ts";

const rows = [
  { name: "شيامن", nameEn: "Xiamen" },
  { name: "طرابلس", nameEn: "Tripoli" },
  { name: "طرابلس الشام", nameEn: "Tripoli" },
  { name: "شيامنو", nameEn: "Xiamenu" },
];

test("a city without a country is named in the language where all cities of its English name are called the same", () => {
  expect(nameOfCity(rows, "xiamen ", false)).toBe("شيامن");
  expect(nameOfCity(rows, "Tripoli", false)).toBeUndefined();
});

test("within a country the first city of the English name is meant; a text of one's own is none", () => {
  expect(nameOfCity(rows, "Tripoli", true)).toBe("طرابلس");
  expect(nameOfCity(rows, "Dry port 7", true)).toBeUndefined();
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCities } from "./find.ts";

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
const cities = linesOf("cities.tsv");

test.each([
  ["SA", "Riyadh", "利雅得", "الرياض"],
  ["SA", "Jeddah", "吉达", "جدة"],
  ["SA", "Dammam", "达曼", "الدمام"],
  ["AE", "Dubai", "迪拜", "دبي"],
  ["CN", "Shenzhen", "深圳", "شنجن"],
  ["CN", "Guangzhou", "广州", "قوانغتشو"],
  ["CN", "Yiwu", "义乌", "ييوو"],
])("In %s, %s is found by each of its names", (country, en, zh, ar) => {
  for (const search of [en, zh, ar]) expect(findCities({ country, search })[0]).toMatchObject({ country, en, zh, ar });
});

test.each([
  ["capitals", "SA", "JEDDAH", "Jeddah"],
  ["pinyin", "SA", "liyade", "Riyadh"],
  ["an Arabic name without its article", "SA", "رياض", "Riyadh"],
  ["an Arabic name without its hamza", "AE", "ابوظبي", "Abu Dhabi"],
  ["an Arabic name with another last letter", "SA", "جده", "Jeddah"],
  ["an accent", "BE", "Liège", "Liege"],
  ["no sign", "CN", "xian", "Xi'an"],
  ["another Latin name", "SA", "mecca", "Makkah"],
  ["its beginning", "AE", "du", "Dubai"],
])("A city is found by %s", (_how, country, search, en) => {
  expect(findCities({ country, search })[0]?.en).toBe(en);
});

test("Without a country all are searched; without a search a country's largest stand there", () => {
  expect(findCities({ search: "迪拜" })[0]).toMatchObject({ country: "AE", en: "Dubai" });
  expect(findCities({ country: "SA", search: "" }).map(({ en }) => en)).toEqual(
    expect.arrayContaining(["Riyadh", "Jeddah", "Dammam"]),
  );
  expect(findCities({ search: " " })).toEqual([]);
  expect(findCities({ country: "SA", search: "nowhere at all" })).toEqual([]);
  expect(findCities({ country: "CN", search: "a" })).toHaveLength(20);
});

test("The list holds every reviewed city under its reviewed names, and each city of a country once", () => {
  const known = new Set(cities.map((city) => city.slice(0, 4).join("\t")));
  for (const city of linesOf("reviewed.tsv")) expect(known).toContain(city.slice(0, 4).join("\t"));
  const names = cities.map(([country, en]) => `${country} ${en}`);
  expect(new Set(names).size).toBe(names.length);
});

test("Each name is written in its language's letters", () => {
  for (const [country = "", en = "", zh = "", ar = ""] of cities) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(en).toMatch(/^[\x20-\x7e]{1,80}$/);
    expect(zh).toMatch(/^[\p{Script=Han}·]*$/u);
    expect(ar).toMatch(/^[\p{Script=Arabic}\p{M}\s-]*$/u);
  }
});

test.each([
  ["SA", 30],
  ["AE", 10],
  ["CN", 100],
  ["JP", 300],
  ["DE", 1500],
  ["US", 1500],
])("Of %s, at least %i cities are named in all three languages", (wanted, least) => {
  const complete = cities.filter(([country, , zh = "", ar = ""]) => country === wanted && zh !== "" && ar !== "");
  expect(complete.length).toBeGreaterThanOrEqual(least);
});

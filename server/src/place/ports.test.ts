import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { airportCities } from "./airport-cities.ts";
import { findPorts, portLabel, unLocationCode } from "./ports.ts";

const linesOf = (file: string) =>
  readFileSync(new URL(`port-lists/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

test.each([
  ["air", "SZX", "CNSZX"],
  ["air", "ruh ", "SARUH"],
  ["air", "DXB", "AEDXB"],
  ["air", "HKG", "HKHKG"],
  ["sea", "CNYTN", "CNYTN"],
  ["sea", "cnytn", "CNYTN"],
  ["sea", "Yantian", undefined],
  ["air", "Shenzhen", undefined],
  ["air", "", undefined],
] as const)("UN/LOCODE of the %s port %j is %s", async (kind, text, code) => {
  expect(await unLocationCode(kind, text)).toBe(code);
});

test("Of the airports that much freight goes through, more than forty have one", async () => {
  const codes = await Promise.all([...airportCities.keys()].map((iata) => unLocationCode("air", iata)));
  const known = codes.filter((code) => code !== undefined);
  expect(known.length).toBeGreaterThan(40);
  for (const code of known) expect(code).toMatch(/^[A-Z]{5}$/);
});

test("A port is named by its code and its city", async () => {
  expect(await portLabel("air", "szx")).toBe("SZX Shenzhen");
  expect(await portLabel("sea", "Somewhere")).toBe("Somewhere");
});

test.each([
  ["sea", "QAHMD", "QAHMD"],
  ["sea", "hamad", "QAHMD"],
  ["sea", "TRAMR", "TRAMR"],
  ["sea", "cnxmg", "CNXMG"],
  ["sea", "shenzhen", "CNSZX"],
  ["sea", "深圳", "CNSZX"],
  ["sea", "盐田", "CNYTN"],
  ["sea", "鹿特丹", "NLRTM"],
  ["sea", "جدة", "SAJED"],
  ["sea", "جبل علي", "AEJEA"],
  ["sea", "الاسكندرية", "EGALY"],
  ["sea", "Leixoes", "PTLEI"],
  ["sea", "lisboa", "PTLIS"],
  ["air", "利雅得", "RUH"],
  ["air", "رياض", "RUH"],
  ["air", "济南", "TNA"],
  ["air", "jnb", "JNB"],
] as const)("The %s port that %j looks for is %s, in whichever language", async (kind, search, code) => {
  expect((await findPorts(kind, search)).map((port) => port.code)).toContain(code);
  expect((await findPorts(kind, search))[0]?.code).toBe(code);
});

test("A search of signs alone finds no port", async () => {
  expect(await findPorts("sea", " - ")).toEqual([]);
  expect(await findPorts("air", "")).toEqual([]);
});

test("The list of seaports is made of the reviewed ones as they stand, each code once, with names in their letters", () => {
  const listed = new Map(linesOf("seaports.tsv").map(([code, ...names]) => [code, names]));
  expect([...listed.keys()]).toEqual(linesOf("seaports.tsv").map(([code]) => code));
  for (const [code, name, city, zh, ar] of linesOf("reviewed.tsv")) {
    expect(listed.get(code)?.slice(0, 2)).toEqual([name, city]);
    if (zh !== undefined) expect(listed.get(code)?.slice(2, 4)).toEqual([zh, ar]);
  }
  for (const [code, [name, , zh = "", ar = ""]] of listed) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
    expect(name).not.toBe("");
    expect(zh).toMatch(/^[\p{Script=Han}·]*$/u);
    expect(ar).toMatch(/^[\p{Script=Arabic}\p{M}\s-]*$/u);
  }
});

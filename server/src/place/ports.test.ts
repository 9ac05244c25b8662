import { readFileSync } from "node:fs";
import { freePort, optionalPort, portFilter, requiredPort } from "@lading/contract/place";
import { expect, test } from "vitest";
import { airportCities } from "./airport-cities.ts";
import { findPorts, placeOnWayIn, portCodeOf, portLabel, unLocationCode } from "./ports.ts";

const linesOf = (file: string) =>
  readFileSync(new URL(`port-lists/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

test.each([
  ["air", "SZX", "CNSZX"],
  ["air", "RUH", "SARUH"],
  ["air", "DXB", "AEDXB"],
  ["air", "HKG", "HKHKG"],
  ["sea", "CNYTN", "CNYTN"],
  ["sea", "text:CNYTN", undefined],
  ["sea", "Yantian", undefined],
  ["air", "Shenzhen", undefined],
  ["air", "", undefined],
] as const)("UN/LOCODE of the %s port %j is %s", (kind, text, code) => {
  expect(unLocationCode(kind, text)).toBe(code);
});

test("Of the airports that much freight goes through, more than forty have one", () => {
  const codes = [...airportCities.keys()].map((iata) => unLocationCode("air", iata));
  const known = codes.filter((code) => code !== undefined);
  expect(known.length).toBeGreaterThan(40);
  for (const code of known) expect(code).toMatch(/^[A-Z]{5}$/);
});

test("A port is named by its code and its city in the reader's language, a free text as it is", () => {
  expect(portLabel("air", "SZX", "en")).toBe("SZX Shenzhen");
  expect(portLabel("air", "SZX", "zh")).toBe("SZX 深圳");
  expect(portLabel("sea", "SAJED", "ar")).toBe("SAJED جدة");
  expect(portLabel("sea", freePort("Somewhere"), "en")).toBe("Somewhere");
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
  ["air", "دبي", "DXB"],
  ["air", "Shanghai", "PVG"],
  ["sea", "上海", "CNSHA"],
  ["sea", "Ningbo", "CNNGB"],
] as const)("The %s port that %j looks for is %s, in whichever language", (kind, search, code) => {
  expect(findPorts(kind, search).map((port) => port.code)).toContain(code);
  expect(findPorts(kind, search)[0]?.code).toBe(code);
});

test("A search of signs alone finds no port", () => {
  expect(findPorts("sea", " - ")).toEqual([]);
  expect(findPorts("air", "")).toEqual([]);
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

test.each([
  ["air", " dxb ", "DXB"],
  ["air", "JED 吉达", "JED"],
  ["sea", "sa jed", "SAJED"],
  ["sea", "Jebel Ali", "AEJEA"],
  ["sea", "ＳＡＪＥＤ", "SAJED"],
  ["air", "Dubai", undefined],
  ["air", "JED Riyadh", undefined],
  ["sea", "old harbour", undefined],
] as const)("The %s port that people write as %j is %s", (kind, text, code) => {
  expect(portCodeOf(kind, text)).toBe(code);
});

const air = requiredPort("air");
const either = optionalPort();

test("A port's field takes codes of its list in any case and texts that are marked, and refuses anything else", () => {
  expect([air.parse(" dxb "), air.parse("TEXT:  zzz   nowhere "), either.parse("sajed"), either.parse("")]).toEqual([
    "DXB",
    "text:zzz nowhere",
    "SAJED",
    "",
  ]);
  for (const text of ["zzz nowhere", "ZZX", "SAJED", "", "text:", `text:${"a".repeat(61)}`])
    expect(air.safeParse(text).success, text).toBe(false);
  expect(either.safeParse("ZZZZZ").success).toBe(false);
  expect(portFilter.parse("zzz nowhere")).toBe("text:zzz nowhere");
  expect(portFilter.parse("ruh")).toBe("RUH");
});

test("An event's place is named in the reader's language at both ends of the way and between them", () => {
  const way = { loadingPort: "XMN", country: "KE" };
  const named = (place: string) => placeOnWayIn(way, place, "ar");
  expect(["Xiamen", "Mombasa", "Dubai", "Singapore", "Gate 4", ""].map(named)).toEqual([
    "شيامن",
    "مومباسا",
    "دبي",
    "سنغافورة",
    "Gate 4",
    "",
  ]);
});

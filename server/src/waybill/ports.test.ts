import { expect, test } from "vitest";
import { airportCities } from "./airport-cities.ts";
import { portLabel, unLocationCode } from "./ports.ts";

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

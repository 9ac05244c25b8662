import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getAlpha2Codes } from "i18n-iso-countries";
import { expect, test } from "vitest";
import { timeZoneNamed, timeZoneOf } from "./time-zones.ts";

test.each([
  ["CN", "Asia/Shanghai"],
  ["SA", "Asia/Riyadh"],
  ["AE", "Asia/Dubai"],
  ["US", "America/New_York"],
  ["KW", "Asia/Kuwait"],
  ["", "UTC"],
  ["ZZ", "UTC"],
])("The time zone of %s is %s", (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone);
});

test("A zone is known by its name in the tz database, and by an earlier one", () => {
  expect(["asia/riyadh", "Asia/Kolkata", "Mars/Base", ""].map(timeZoneNamed)).toEqual([
    "Asia/Riyadh",
    "Asia/Calcutta",
    undefined,
    undefined,
  ]);
});

test("Companies from before were given the zone that one of their country has at first", async () => {
  const file = join(import.meta.dirname, "../../migrations/0033_currencies.sql");
  const given = new Map(
    [...(await readFile(file, "utf8")).matchAll(/\('([A-Z]{2})', '([^']+)'\)/g)].map(([, country, zone]) => [
      country,
      zone,
    ]),
  );
  expect(given.size).toBeGreaterThan(240);
  for (const country of Object.keys(getAlpha2Codes())) expect(given.get(country) ?? "UTC").toBe(timeZoneOf(country));
});

import { describe, expect, test } from "vitest";
import { inFull } from "./abbreviated.ts";
import { withoutBeside } from "./beside-names.ts";
import { NameIndex } from "../index.ts";
import { isImoNumber, namesBeside, shipNamesIn, withOtherDigits } from "./ship-papers.ts";
import { withoutTitles } from "./titles.ts";

const ships = new NameIndex(
  ["ARTAVIL", "SOUTH HILL 2", "MARIA III", "HAP JANG GANG 6", "VIKTOR"].map((name, entry) => ({
    entry,
    name,
    kind: name === "VIKTOR" ? ("person" as const) : ("vessel" as const),
  })),
);
const found = (name: string) => ships.search(name, 0.8).hits.map((hit) => hit.name);

describe("A ship is found with what stands beside its name", () => {
  test.each([
    ["ARTAVIL (bulk carrier)", "ARTAVIL"],
    ["VLCC Artavil", "ARTAVIL"],
    ["Artavil, Panama flag", "ARTAVIL"],
    ["Iranian-flagged ARTAVIL", "ARTAVIL"],
    ["M/V ARTAVIL Call sign EPBQ5", "ARTAVIL"],
    ["ARTAVIL MMSI 212256000", "ARTAVIL"],
    ["IMO 9187629 ARTAVIL", "ARTAVIL"],
    ["ARTAVIL 9187629", "ARTAVIL"],
    ["ARTAVIL 300,000 DWT", "ARTAVIL"],
    ["ARTAVIL 023W", "ARTAVIL"],
    ["Sea Pride (ex ARTAVIL, ex Blue Wave)", "ARTAVIL"],
    ["ARTAVIL (now Sea Pride)", "ARTAVIL"],
    ["ARTAVIL / ex Sea Pride", "ARTAVIL"],
    ["M/V South Hill Two", "SOUTH HILL 2"],
    ["South Hill No. 2", "SOUTH HILL 2"],
    ["MV Maria Three", "MARIA III"],
    ["M/V Hap Jang Gang VI", "HAP JANG GANG 6"],
    ["M/V ARTAVLI", "ARTAVIL"],
    ["M/V ARTVIL", "ARTAVIL"],
  ])("%s", (asked, listed) => {
    expect(found(asked)).toContain(listed);
  });

  test("but another number is another ship, and a person is none", () => {
    expect(found("M/V South Hill 3")).toEqual([]);
    expect(shipNamesIn("VIKTOR")).toEqual([]);
  });
});

test("A ship's number without its word is known by its last digit", () => {
  expect(isImoNumber("9187629")).toBe(true);
  expect(isImoNumber("9187628")).toBe(false);
});

test("Names beside each other, numbers and particulars are told apart", () => {
  expect(namesBeside("OCEAN DAWN (formerly ARTAVIL)")).toEqual(["OCEAN DAWN", "ARTAVIL"]);
  expect(namesBeside("Act Now Trading")).toEqual([]);
  expect(shipNamesIn("Blue Trading LLC")).toEqual([]);
  expect(withOtherDigits("MARIA 3")).toEqual(["MARIA III"]);
});

test.each([
  ["Nat'l Iranian Oil Co", "national Iranian Oil Co"],
  ["Neda Indl Grp", "Neda industrial Grp"],
  ["I.R. Iran Shipping Lines", "Islamic Republic of Iran Shipping Lines"],
  ["China Precision Mach. I/E Corp", "China Precision machinery import export Corp"],
])("Abbreviated words of companies are read in full: %s", (name, full) => {
  expect(inFull(name)).toBe(full);
});

test("A word that is a name too is an abbreviation behind a dot only", () => {
  expect(inFull("Kim Min Sec")).toBeNull();
});

test.each([
  ["Messrs. Neda Group", "Neda Group"],
  ["To the order of Bank Melli Iran", "Bank Melli Iran"],
  ["Neda Group on behalf of Blue Trading", "Neda Group"],
  ["Neda Group P.O. Box 1234, Tehran", "Neda Group"],
  ["Neda Group Tel: +98 21 1234567", "Neda Group"],
  ["Neda Group info@example.com", "Neda Group"],
  ["Neda Group VAT 12345678", "Neda Group"],
])("What stands beside a party's name is left out: %s", (name, plain) => {
  expect(withoutBeside(name)).toBe(plain);
});

test.each([
  ["اللواء الركن ماهر الأسد", "ماهر الأسد"],
  ["السيد/ قاسم حجيج", "قاسم حجيج"],
  ["آية الله علي خامنئي", "علي خامنئي"],
  ["Gen. Dr. Maher Assad", "Maher Assad"],
  ["генерал Сергей Суровикин", "Сергей Суровикин"],
])("A person's titles are left out: %s", (name, plain) => {
  expect(withoutTitles(name)).toBe(plain);
});

test("A title is no title where only one word would be left", () => {
  expect(withoutTitles("Prince Harry")).toBeNull();
});

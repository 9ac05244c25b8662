import { expect, test } from "vitest";
import { countryRank } from "./country-search.ts";

const emirates = { code: "AE", name: "الإمارات العربية المتحدة", otherNames: ["United Arab Emirates", "UAE", "阿联酋"] };
const china = { code: "CN", name: "الصين", otherNames: ["China", "中国"] };
const india = { code: "IN", name: "India", otherNames: ["الهند", "印度"] };
const argentina = { code: "AR", name: "Argentina", otherNames: ["الأرجنتين", "阿根廷"] };

test("A country is found by its name in any language, with hamzas and final letters as people type them", () => {
  for (const typed of ["uae", "الامارات", "united arab", "阿联", "العربيه", "ae"])
    expect(countryRank(emirates, typed), typed).toBeGreaterThan(0);
  expect(countryRank(china, "China")).toBeGreaterThan(0);
  expect(countryRank(china, "Chad")).toBe(0);
});

test("The country whose letters or name's beginning was typed stands before one that only contains them", () => {
  expect(countryRank(india, "in")).toBeGreaterThan(countryRank(argentina, "in"));
  expect(countryRank(india, "ind")).toBeGreaterThan(countryRank(argentina, "ent"));
});

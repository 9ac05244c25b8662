import { expect, it } from "vitest";
import { nameIn } from "./party-names.ts";

const named = (own: string, english: string) => (["zh", "en", "ar"] as const).map((one) => nameIn(own, english, one));

it("a party is called by its own name in its own language, by its English one in others, and never by none", () => {
  expect(named("شركة الرواسي", "Al Rawasi")).toEqual(["Al Rawasi", "Al Rawasi", "شركة الرواسي"]);
  expect(named("启航国际货运", "Qihang")).toEqual(["启航国际货运", "Qihang", "Qihang"]);
  expect(named("启航国际货运", "")).toEqual(Array(3).fill("启航国际货运"));
  expect(named("Atlas Supply", "Atlas Supply Ltd")).toEqual(Array(3).fill("Atlas Supply Ltd"));
});

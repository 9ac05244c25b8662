import { expect, test } from "vitest";
import { codeRank } from "./code-search.ts";

test("a container's class is found without its apostrophe, in any case, and the whole one before its neighbour", () => {
  expect(codeRank("40'HQ", "40hq")).toBe(2);
  expect(codeRank("‎40'HQ", "40HQ")).toBe(2);
  expect(codeRank("40'", "40")).toBe(2);
  expect(codeRank("40'HQ", "40")).toBe(1);
  expect(codeRank("20'", "40")).toBe(0);
});

test("a container's type is found by its size and kind written together, and by its ISO code", () => {
  expect(codeRank("40' HC (45G1)", "40hc")).toBe(1);
  expect(codeRank("40' HC (45G1)", "45g1")).toBe(1);
  expect(codeRank("40' HC (45G1)", "40RF")).toBe(0);
});

import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("Where airports and seaports are found, the first of each stand first", () => {
  expect(inTurn(["SZX", "SZV", "SZB"], ["CNSZX"])).toEqual(["SZX", "CNSZX", "SZV", "SZB"]);
  expect(inTurn([], ["CNYTN", "CNSHK"])).toEqual(["CNYTN", "CNSHK"]);
});

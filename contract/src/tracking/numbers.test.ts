import { expect, test } from "vitest";
import { splitNumbers } from "./calls.ts";

test("A number copied out of a letter is the number, without the marks of direction around it", () => {
  expect(splitNumbers("\u2068020-12345675\u2069, \u200eldair2600000001")).toEqual(["020-12345675", "LDAIR2600000001"]);
});

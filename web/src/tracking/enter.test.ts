import { expect, test } from "vitest";
import { asksOnEnter } from "./enter.ts";

test("in the large field enter begins a line after a number, and asks on the empty line that follows", () => {
  expect(asksOnEnter(false, "A1", 2)).toBe(false);
  expect(asksOnEnter(false, "A1\n", 3)).toBe(true);
  expect(asksOnEnter(false, "A1\nB2", 5)).toBe(false);
  expect(asksOnEnter(false, "", 0)).toBe(false);
});

test("in the field above an answer enter asks", () => {
  expect(asksOnEnter(true, "A1", 2)).toBe(true);
});

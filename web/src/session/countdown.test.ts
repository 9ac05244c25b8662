import { expect, test } from "vitest";
import { secondsLeft } from "./countdown.ts";

test("a countdown shows every second down to one, and is over at its end", () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_001)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
  expect(secondsLeft(60_000, 90_000)).toBe(0);
});

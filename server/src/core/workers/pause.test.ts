import { expect, test } from "vitest";
import { pauseMs, youngDeaths } from "./pause.ts";

test("A worker that lived long is replaced at once, one that dies again and again ever later, half a minute at most", () => {
  expect(pauseMs(youngDeaths(5, 60_000))).toBe(0);
  let deaths = 0;
  const pauses = Array.from({ length: 10 }, () => {
    deaths = youngDeaths(deaths, 59_999);
    return pauseMs(deaths);
  });
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

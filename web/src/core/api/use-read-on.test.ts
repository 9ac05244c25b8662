import { expect, it } from "vitest";
import { nextPage } from "./use-read-on.ts";

const page = (rows: number, total: number) => ({
  rows: Array.from({ length: rows }, (_, place) => ({ id: String(place) })),
  total,
});

it("reads on until everything is there, also where the total only says that there are more", () => {
  expect(nextPage([page(20, 45)], 20)).toBe(2);
  expect(nextPage([page(20, 45), page(20, 45)], 20)).toBe(3);
  expect(nextPage([page(20, 45), page(20, 45), page(5, 45)], 20)).toBeUndefined();
  expect(nextPage([page(20, 20)], 20)).toBeUndefined();
  expect(nextPage([page(20, 10_001)], 20)).toBe(2);
  expect(nextPage([], 20)).toBeUndefined();
});

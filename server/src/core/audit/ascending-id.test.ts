import { expect, test } from "vitest";
import { ascendingId } from "./ascending-id.ts";

test("Ids ascend in the order that they were taken in, also within a millisecond", () => {
  const ids = Array.from({ length: 20_000 }, ascendingId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(-100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

import { expect, test } from "vitest";
import { keepSelection, waybillsInAddress } from "./chosen-houses.ts";

test("A selection that is too long for an address is kept, one that a window of before kept is gone", () => {
  const ids = Array.from({ length: 2000 }, (_, place) => `id-${place}`);
  const key = keepSelection(ids);
  expect(key.length).toBeLessThan(40);
  expect(waybillsInAddress(key)).toEqual(ids);
  expect(waybillsInAddress("selected-1")).toBeUndefined();
  expect(waybillsInAddress("a,b")).toEqual(["a", "b"]);
});

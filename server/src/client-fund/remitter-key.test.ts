import { expect, test } from "vitest";
import { remitterKey } from "./remitter-key.ts";

test.each([
  ["OASIS Trading, L.L.C.", "Oasis Trading LLC"],
  ["ＡＣＭＥ（香港）有限公司", "acme(香港)有限公司"],
  ["شركة  الواحة - للتجارة", "شركة الواحة للتجارة"],
])("%j and %j are the same remitter", (one, other) => {
  expect(remitterKey(one)).toBe(remitterKey(other));
});

test("A letter or a figure more is another remitter", () => {
  expect(remitterKey("Oasis 1")).not.toBe(remitterKey("Oasis 2"));
  expect(remitterKey("Oasis")).not.toBe(remitterKey("Oasys"));
});

import { expect, it } from "vitest";
import { mustReload } from "./version.ts";

it("a page loads anew when another version was here before, and not on a first visit", () => {
  expect(mustReload("1.1.7", "1.1.8")).toBe(true);
  expect(mustReload("1.1.8", "1.1.8")).toBe(false);
  expect(mustReload(null, "1.1.8")).toBe(false);
});

import { expect, it } from "vitest";
import { formatMeasure } from "./measures.ts";

it("a weight is read without the zeros that the database keeps at its end", () => {
  expect(["440.000", "2137.475", "0.500", "1000", ""].map(formatMeasure)).toEqual([
    "440",
    "2,137.475",
    "0.5",
    "1,000",
    "",
  ]);
});

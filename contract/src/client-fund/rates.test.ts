import { factsOf } from "#core";
import { expect, test } from "vitest";
import { entryShown } from "./entries.ts";
import { movementShown } from "./movements.ts";

test("Rates of entries and exchanges are figures, so that a spreadsheet can reckon with them", () => {
  const rates = [entryShown.exchangeRate, movementShown.fromRate, movementShown.toRate];
  expect(rates.map((rate) => factsOf(rate).kind)).toEqual(["decimal", "decimal", "decimal"]);
});

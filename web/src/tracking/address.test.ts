import { expect, test } from "vitest";
import { addressOf, numbersOf } from "./address.ts";

test("numbers survive the way through the address bar, also with signs that an address has its own use for", () => {
  const numbers = ["020-12345675", "PO/12&3", "运单1"];
  const { searchParams } = new URL(addressOf(numbers), "https://lading.example");
  expect(numbersOf(searchParams)).toEqual(numbers);
});

test("an address with more than twenty numbers shows the first twenty, each once", () => {
  const many = Array.from({ length: 30 }, (_, place) => `N${place}`).join(",");
  expect(numbersOf(new URLSearchParams({ numbers: `n0,${many}` }))).toHaveLength(20);
});

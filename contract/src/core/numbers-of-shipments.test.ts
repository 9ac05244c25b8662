import { expect, test } from "vitest";
import { searchedNumbers, severalNumbers, splitNumbers } from "./numbers-of-shipments.ts";

test.each([
  ["DEMOA26000001 DEMOA26000002", ["DEMOA26000001", "DEMOA26000002"]],
  ["DEMOA26000001\tDEMOA26000002\r\ndemoa26000001", ["DEMOA26000001", "DEMOA26000002"]],
  ["PO-1001, PO-1002；PO-1003،PO-1004", ["PO-1001", "PO-1002", "PO-1003", "PO-1004"]],
  ["020-12345675 176-12345675", ["020-12345675", "176-12345675"]],
  ["020-1234 5675 PO-1", ["020-12345675", "PO-1"]],
  ["CSQU 305438 3 CSQU3054384", ["CSQU3054383", "CSQU3054384"]],
  ["٠٢٠-١٢٣٤٥٦٧٥", ["020-12345675"]],
  ["  ", []],
])("%j are the numbers %j", (text, numbers) => {
  expect(splitNumbers(text)).toEqual(numbers);
});

test("A search of numbers alone is several, words and a single number are not", () => {
  expect(severalNumbers("PO-1001 PO-1002")).toEqual(["PO-1001", "PO-1002"]);
  for (const search of ["PO-1001", "Gulf Trading", "Building 12345", "020-1234 5675", ""])
    expect(severalNumbers(search), search).toBeUndefined();
});

test("A number copied out of a letter is the number, without the marks of direction around it", () => {
  expect(splitNumbers("\u2068020-12345675\u2069, \u200eldair2600000001")).toEqual(["020-12345675", "LDAIR2600000001"]);
});

test("A search for records by their numbers means each of several, and an air master number also without its hyphen", () => {
  expect(searchedNumbers("DEMOA26000001\tDEMOA26000002")).toEqual(["DEMOA26000001", "DEMOA26000002"]);
  expect(searchedNumbers("607 51738665")).toEqual(["607 51738665", "607-51738665"]);
  expect(searchedNumbers("60751738665, 02012345675")).toContain("020-12345675");
  expect(searchedNumbers("Al Noor")).toEqual(["Al Noor"]);
});

import { describe, expect, test } from "vitest";
import { readStatement } from "./statement-text.ts";

describe("A pasted statement", () => {
  test("is a number a line, with or without an amount", () => {
    expect(readStatement("INV-0071\t1,234.50\r\nINV-0072\n\n784-12345675 99.5\nMAEU 123 456;USD 20;300.00\n")).toEqual([
      { reference: "INV-0071", amount: "1234.50" },
      { reference: "INV-0072", amount: "" },
      { reference: "784-12345675", amount: "99.5" },
      { reference: "MAEU 123 456", amount: "300.00" },
    ]);
  });

  test.each([
    ["1.234,50", "1234.50"],
    ["1234,5", "1234.5"],
    ["1,234", "1234"],
    ["12 345.00", "12345.00"],
    ["USD 90", "90"],
    ["1٬234٫50", "1234.50"],
    ["0.00", ""],
    ["free", ""],
    ["1.2345", ""],
  ])("reads %s as %s", (written, amount) => {
    expect(readStatement(`A-1\t${written}`)).toEqual([{ reference: "A-1", amount }]);
  });

  test("takes a line that was scanned twice once", () => {
    expect(readStatement("A-1\nA-1\nA-2")).toHaveLength(2);
  });
});

import { expect, test } from "vitest";
import { barcodeModules } from "#core/documents";
import { barcodeWidth } from "./symbols.ts";

test("a bar code's bars are whole dots of a 203 dpi printer, as wide as the room allows", () => {
  const dots = barcodeWidth("DEMOA260000001", 91) / barcodeModules("DEMOA260000001") / 0.125;
  expect(dots).toBe(4);
  expect(barcodeWidth("DEMOA260000001", 60) / barcodeModules("DEMOA260000001") / 0.125).toBe(2);
});

test("a number too long for two dots a bar takes all the room, quiet zones of ten modules aside", () => {
  const long = "VERY-LONG/HOUSE.NUMBER-0123456789AB";
  const modules = barcodeModules(long);
  expect(barcodeWidth(long, 91)).toBeCloseTo((91 * modules) / (modules + 20));
});

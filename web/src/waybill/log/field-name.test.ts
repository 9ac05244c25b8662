import { expect, it } from "vitest";
import { fieldName } from "./field-name.ts";

it("a logged field has the name that its form shows, in each language", () => {
  expect(fieldName("weight", "en")).toBe("Gross weight (kg)");
  expect(fieldName("items.2.boxCount", "zh")).toBe("货物明细 2 · 箱数");
  expect(fieldName("containerNumber.CSQU3054383.pieces", "zh")).toBe("柜号 \u2068CSQU3054383\u2069 · 件数");
  expect(fieldName("mainNumber", "ar")).toBe("رقم البوليصة الرئيسية");
});

it("a field that nothing names is shown as it was logged", () => {
  expect(fieldName("constructor", "en")).toBe("constructor");
});

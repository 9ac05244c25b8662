import { expect, it } from "vitest";
import { growth, widthStyle, within } from "./ColumnResize.tsx";

it("a column's edge follows the hand, from right to left as well", () => {
  expect([growth(30, "ltr"), growth(30, "rtl"), growth(-30, "rtl")]).toEqual([30, -30, 30]);
});

it("a column stays wide enough to be found again, and no wider than a screen", () => {
  expect([within(-20), within(120.4), within(5000)]).toEqual([48, 120, 800]);
});

it("a width that was set holds, whatever is in the cells; without one the usual width is the least", () => {
  expect(widthStyle(90, 160)).toMatchObject({ inlineSize: 90, maxInlineSize: 90, textOverflow: "ellipsis" });
  expect(widthStyle(undefined, 160)).toEqual({ minInlineSize: 160 });
  expect(widthStyle(undefined)).toEqual({});
});

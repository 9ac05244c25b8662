import { expect, it } from "vitest";
import { ofThousandths, partOf, thousandths } from "./amounts.ts";

const room = { pieces: "3", weight: "100", volume: "0.1" };

it("pieces take their part of weight and volume, and the last ones all that is left", () => {
  expect(partOf(room, "1")).toEqual({ pieces: "1", weight: "33.333", volume: "0.033" });
  expect(partOf(room, "3")).toEqual(room);
  expect(partOf(room, "0")).toEqual({ pieces: "0", weight: "0", volume: "0" });
});

it("more pieces than there are take no more than all weight, so that the server says what is wrong with the pieces", () => {
  expect(partOf(room, "5")).toEqual({ ...room, pieces: "5" });
});

it("sums in thousandths are exact, also below zero", () => {
  expect(ofThousandths(thousandths("0.1") + thousandths("0.2"))).toBe("0.3");
  expect(ofThousandths(thousandths("-0.005"))).toBe("-0.005");
});

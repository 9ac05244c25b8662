import { describe, expect, it } from "vitest";
import { isRequired, shapeOf } from "./kind.ts";

const house = { isMain: false, isEdit: false };

const has = (type: 1 | 2 | 5, field: string) => field in shapeOf(type, house);

describe("which fields a form has and which it needs is the contract's", () => {
  it("a flight by air, a container by sea, the company's own number by express", () => {
    expect([has(1, "flightNumber"), has(1, "vessel"), has(1, "expressNumber")]).toEqual([true, false, false]);
    expect([has(2, "flightNumber"), has(2, "containerNumber")]).toEqual([false, true]);
    expect([has(5, "expressNumber"), has(5, "loadingPort")]).toEqual([true, false]);
  });

  it("the door needs the consignee's address, the airport does not", () => {
    expect(isRequired({ shape: shapeOf(1, house) }, "consigneeAddress")).toBe(false);
    expect(isRequired({ shape: shapeOf(3, house) }, "consigneeAddress")).toBe(true);
  });

  it("a main waybill needs its number, a house does not; a house's number is given only when it is new", () => {
    expect(isRequired({ shape: shapeOf(4, house) }, "mainNumber")).toBe(false);
    expect(isRequired({ shape: shapeOf(4, { isMain: true, isEdit: false }) }, "mainNumber")).toBe(true);
    expect("houseNumber" in shapeOf(1, house)).toBe(true);
    expect("houseNumber" in shapeOf(1, { isMain: false, isEdit: true })).toBe(false);
  });
});

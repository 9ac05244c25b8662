import { describe, expect, it } from "vitest";
import { emptyForm, lastUsedOf } from "./defaults.ts";

const people = [
  { UserId: "ali", presets: ["operator"] },
  { UserId: "chen", presets: ["operator", "sales"] },
  { UserId: "mina", presets: ["sales"] },
  { UserId: "sara", presets: ["customerService"] },
];
const warehouses = [
  { id: "szx", status: "enabled" as const },
  { id: "ruh", status: "enabled" as const },
];
const known = { today: "2026-11-21", userId: "chen", people, warehouses, last: {} };

describe("an empty form", () => {
  it("starts today, with oneself in the roles one holds and whoever is the only one in another", () => {
    expect(emptyForm(known)).toMatchObject({
      shippingDate: "2026-11-21",
      operatorId: "chen",
      salesId: "chen",
      customerServiceId: "sara",
    });
  });

  it("has the staff and the warehouse of the last waybill, unless they are gone", () => {
    const last = { operatorId: "ali", salesId: "left the company", warehouseId: "ruh", currency: "SAR" };
    const values = emptyForm({ ...known, userId: "sara", last });
    expect(values).toMatchObject({ operatorId: "ali", warehouseId: "ruh", currency: "SAR" });
    expect(values["salesId"]).not.toBe("left the company");
  });

  it("has no warehouse while there are several and none was used before", () => {
    expect(emptyForm(known)["warehouseId"]).toBeUndefined();
    expect(emptyForm({ ...known, warehouses: warehouses.slice(0, 1) })["warehouseId"]).toBe("szx");
  });
});

it("what was used last is remembered; what a waybill left empty is not forgotten by it", () => {
  const input = { type: 3, salesId: "mina", codCurrency: "", items: [{ currency: "AED" }] };
  expect(lastUsedOf({ codCurrency: "SAR", salesId: "chen" }, input)).toEqual({
    type: 3,
    salesId: "mina",
    codCurrency: "SAR",
    currency: "AED",
  });
});

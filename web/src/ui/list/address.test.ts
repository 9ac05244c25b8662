import { describe, expect, it } from "vitest";
import { filterInput, readAddress, writeAddress, type FilterShape, type ListState } from "./address.ts";

const shapes: FilterShape[] = [
  { name: "search" },
  { name: "countries", kind: "many" },
  { name: "types", kind: "numbers" },
  { name: "pieces", kind: "number" },
  { name: "isVoid", kind: "yesNo" },
  { name: "shippingDate", kind: "range", ends: ["shippedFrom", "shippedTo"] },
];
const state: ListState = {
  page: 3,
  pageSize: 50,
  sort: "houseNumber",
  order: "asc",
  filters: {
    search: "Gulf & Co",
    countries: ["SA"],
    types: [1, 3],
    pieces: 2,
    isVoid: false,
    shippingDate: ["2026-11-01", ""],
  },
};

describe("a list's address", () => {
  it("opens the same list as it was written from", () => {
    const address = new URLSearchParams(writeAddress(state, shapes).toString());
    expect(readAddress(address, shapes)).toEqual(state);
  });

  it("leaves defaults and empty filters out", () => {
    const plain = { page: 1, pageSize: 20, filters: { search: "  ", types: [], shippingDate: ["", ""] } };
    expect(writeAddress(plain, shapes).toString()).toBe("");
  });

  it("takes the defaults for what is missing or unusable", () => {
    const odd = new URLSearchParams("page=0&pageSize=100000&order=sideways&pieces=many&unknown=1");
    expect(readAddress(odd, shapes)).toEqual({ page: 1, pageSize: 20, filters: {} });
  });
});

it("ranges go into the call under the names of their ends", () => {
  expect(filterInput(state.filters, shapes)).toEqual({
    search: "Gulf & Co",
    countries: ["SA"],
    types: [1, 3],
    pieces: 2,
    isVoid: false,
    shippedFrom: "2026-11-01",
  });
});

import { describe, expect, it } from "vitest";
import { nextSorting } from "./DataTable.tsx";
import { plainDecimal } from "../inputs/DecimalInput.tsx";
import { chosenColumns, type ListColumn } from "./columns.ts";
import { lastPage, pageNumbers } from "./Pager.tsx";

const columns: ListColumn<never>[] = [
  { key: "number", title: "Number" },
  { key: "weight", title: "Weight" },
  { key: "remark", title: "Remark", hidden: true },
];
const keys = (shown: readonly ListColumn<never>[]) => shown.map(({ key }) => key);

describe("the columns of a list", () => {
  it("are those not hidden by default until the person chooses", () => {
    expect(keys(chosenColumns(columns, null))).toEqual(["number", "weight"]);
    expect(keys(chosenColumns(columns, ["remark", "number"]))).toEqual(["remark", "number"]);
  });

  it("pass over a chosen one that is gone, and never are none", () => {
    expect(keys(chosenColumns(columns, ["gone", "weight"]))).toEqual(["weight"]);
    expect(keys(chosenColumns(columns, ["gone"]))).toEqual(["number", "weight"]);
  });
});

it("a click on a column's title sorts upwards, then downwards, then no more", () => {
  const once = nextSorting("number", {});
  const twice = nextSorting("number", once);
  expect([once, twice, nextSorting("number", twice)]).toEqual([
    { sort: "number", order: "asc" },
    { sort: "number", order: "desc" },
    {},
  ]);
});

describe("paging", () => {
  it("knows the last page while the total is exact, and none beyond 10,000", () => {
    expect([lastPage(0, 20), lastPage(41, 20), lastPage(10_000, 20), lastPage(10_001, 20)]).toEqual([
      1,
      3,
      500,
      undefined,
    ]);
  });

  it("offers the first, the ones around and the last", () => {
    expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(7, undefined)).toEqual([1, null, 6, 7, 8]);
  });
});

it("a decimal may be typed in Arabic, Persian or full-width digits and with grouping marks", () => {
  expect(["١٢٫٥", "۱۲۳", "１２．５", "1,250.50", " 12 "].map(plainDecimal)).toEqual([
    "12.5",
    "123",
    "12.5",
    "1250.50",
    "12",
  ]);
});

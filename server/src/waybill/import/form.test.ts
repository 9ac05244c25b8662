import { usualDivisors } from "@lading/contract/waybill";
import { expect, it } from "vitest";
import { readWaybill, type ImportRow, type RowProblem } from "./form.ts";

const right: Readonly<Record<string, string>> = {
  type: "Air",
  shippingDate: "2026-11-21",
  customerName: "Jeddah Trading Est.",
  shipperName: "Chen Jing",
  consigneeName: "Mona Haddad",
  loadingPort: "SZX",
  destinationPort: "RUH",
  country: "SA",
  city: "Riyadh",
  productName: "Power adapters",
  customsCode: "850440",
  boxCount: "2",
  lengthCm: "100",
  widthCm: "120",
  heightCm: "110",
  weight: "300",
  unitPrice: "15.5",
  currency: "USD",
};

/** Problems in weight, volume and price; others are left out, as the people in charge are unknown here. */
function goodsProblems(...changes: Readonly<Record<string, string>>[]): string[] {
  const rows = changes.map((change, place): ImportRow => {
    const cells: Readonly<Record<string, string>> = { ...right, ...change };
    return { number: place + 2, cell: (field) => cells[field] ?? "" };
  });
  const [first, ...rest] = rows;
  if (!first) throw new Error("a waybill has at least one row");
  const problems: RowProblem[] = [];
  readWaybill([first, ...rest], {
    directory: {
      companyCode: "DEMO",
      divisors: usualDivisors,
      people: new Map(),
      warehouses: new Map(),
      customers: new Map(),
      customerNames: new Map(),
      names: { people: ["Chen Jing"], warehouses: ["MAIN"] },
    },
    language: "en",
    report: (problem) => problems.push(problem),
  });
  const told = problems.filter(({ field }) => ["weight", "volume", "boxVolume", "unitPrice"].includes(field));
  return told.map(({ row, field, message }) => `${row} ${field}: ${message}`);
}

it("right goods have no messages", () => {
  expect(goodsProblems({})).toEqual([]);
});

it("a weight that is no weight has one message, in its own row", () => {
  expect(goodsProblems({}, { weight: "-1" })).toEqual([
    "3 weight: “-1”: Weight only supports three decimal or whole numbers",
  ]);
});

it("a weight that is missing has one message, in its own row", () => {
  expect(goodsProblems({}, { weight: "" })).toEqual(["3 weight: This field is required"]);
});

it("a cell's message has its value and what is allowed, and each cell has one message", () => {
  const cells: Readonly<Record<string, string>> = {
    ...right,
    currency: "XYZ",
    operatorId: "Nobody",
    tradeTerms: "CFX",
  };
  const problems: RowProblem[] = [];
  readWaybill([{ number: 2, cell: (field) => cells[field] ?? "" }], {
    directory: {
      companyCode: "DEMO",
      divisors: usualDivisors,
      people: new Map(),
      warehouses: new Map(),
      customers: new Map(),
      customerNames: new Map(),
      names: { people: ["Chen Jing", "Omar"], warehouses: ["MAIN"] },
    },
    language: "en",
    report: (problem) => problems.push(problem),
  });
  const told = (wanted: string) => problems.filter(({ field }) => field === wanted).map(({ message }) => message);
  expect(told("operatorId")).toEqual(["“Nobody” is none of: Chen Jing, Omar"]);
  expect(told("currency")).toEqual(["“XYZ” is none of: USD, RMB, HKD, EUR, JPY, SAR, AED"]);
  expect(told("tradeTerms")).toEqual([expect.stringMatching(/^“CFX” is none of: EXW, /)]);
  expect(new Set(problems.map(({ row, field }) => `${row} ${field}`)).size).toBe(problems.length);
});

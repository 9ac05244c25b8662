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

/** Problems of rows that are right but for these changes; people in charge are unknown here. */
function problemsOf(...changes: Readonly<Record<string, string>>[]): RowProblem[] {
  const rows = changes.map((change, place): ImportRow => {
    const cells: Readonly<Record<string, string>> = { ...right, ...change };
    return { number: place + 2, cell: (field) => cells[field] ?? "" };
  });
  const [first, ...rest] = rows;
  if (!first) throw new Error("a waybill has at least one row");
  const problems: RowProblem[] = [];
  readWaybill([first, ...rest], {
    directory,
    language: "en",
    report: (problem) => problems.push(problem),
  });
  return problems;
}

/** Problems in weight, volume and price. */
function goodsProblems(...changes: Readonly<Record<string, string>>[]): string[] {
  const told = problemsOf(...changes).filter(({ field }) =>
    ["weight", "volume", "boxVolume", "unitPrice"].includes(field),
  );
  return told.map(({ row, field, message }) => `${row} ${field}: ${message}`);
}

it("a type that is none hides no other fault of its row, and no port is wrong for it", () => {
  const told = problemsOf({ type: "Rail", currency: "XXX", shippingDate: "31.02.2026", destinationPort: "zzz" });
  const fields = told.map(({ field }) => field).filter((field) => !field.endsWith("Id"));
  expect(fields.toSorted()).toEqual(["currency", "shippingDate", "type"]);
});

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

it("boxes that are no count have one message, which says it; the volume that would follow from them has none", () => {
  const problems = problemsOf({ boxCount: "two" }, { boxCount: "0" }, { boxCount: "" });
  const told = problems.filter(({ field }) => field === "boxCount" || field === "volume");
  expect(told.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
    "2 boxCount: “two”: Enter a whole number",
    "3 boxCount: “0”: Must be at least 1",
    "4 boxCount: This field is required",
  ]);
});

const portProblems = (change: Readonly<Record<string, string>>) =>
  problemsOf(change).flatMap(({ field, message }) => (field === "loadingPort" ? [message] : []));

it("a place that is on no list says how a sheet writes a port, and such a place", () => {
  expect(portProblems({ loadingPort: "Shenzhen East" })).toEqual([
    "“Shenzhen East” is not an airport of the IATA list: write the airport's code, or text:Shenzhen East for a place that is on no list",
  ]);
  expect(portProblems({ type: "Sea", loadingPort: "SZX" })[0]).toMatch(
    /^“SZX” is not a seaport of the UN\/LOCODE list: /,
  );
  expect(portProblems({ loadingPort: "text:Shenzhen East" })).toEqual([]);
});

it("numbers and dates may stand in Arabic and full-width digits; a date says how it is written", () => {
  const goods = { boxCount: "٢", lengthCm: "１００", weight: "١٢٫٥" };
  const fields = ["boxCount", "lengthCm", "volume", "weight", "shippingDate"];
  const told = (change: Readonly<Record<string, string>>) =>
    problemsOf(change).filter(({ field }) => fields.includes(field));
  expect(told({ ...goods, shippingDate: "٢٠٢٦/١١/٢١" })).toEqual([]);
  expect(told({ shippingDate: "20/11/2026" }).map(({ message }) => message)).toEqual([
    "“20/11/2026”: This is not a valid date: it is written like 2026-11-20",
  ]);
});

const directory = {
  companyCode: "DEMO",
  divisors: usualDivisors,
  people: new Map(),
  warehouses: new Map(),
  customers: new Map(),
  customerNames: new Map(),
  names: { people: ["Chen Jing"], warehouses: ["MAIN"] },
  currencies: ["USD", "RMB"],
};

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
      currencies: ["USD", "RMB", "SAR"],
    },
    language: "en",
    report: (problem) => problems.push(problem),
  });
  const told = (wanted: string) => problems.filter(({ field }) => field === wanted).map(({ message }) => message);
  expect(told("operatorId")).toEqual(["“Nobody” is none of: Chen Jing, Omar"]);
  expect(told("currency")).toEqual(["“XYZ” is none of: USD, RMB, SAR"]);
  expect(told("tradeTerms")).toEqual([expect.stringMatching(/^“CFX” is none of: EXW, /)]);
  expect(new Set(problems.map(({ row, field }) => `${row} ${field}`)).size).toBe(problems.length);
});

it("an allowed value that differs from the waybill's first row is not said to be none of the choices", () => {
  const cells: Readonly<Record<string, string>> = { ...right, operatorId: "Omar" };
  const others: Readonly<Record<string, string>> = { ...right, operatorId: "Chen Jing" };
  const problems: RowProblem[] = [];
  const row = (number: number, of: typeof cells) => ({ number, cell: (field: string) => of[field] ?? "" });
  readWaybill([row(2, cells), row(3, others)], { directory, language: "en", report: (one) => problems.push(one) });
  const told = problems.find((problem) => problem.row === 3 && problem.field === "operatorId");
  expect(told?.message).toBe(
    "“Chen Jing”: This row belongs to the waybill of row 2: leave this cell empty, or write the same",
  );
});

const currencyProblems = (currency: string) =>
  problemsOf({ currency, codAmount: "9", codCurrency: currency })
    .map(({ field }) => field)
    .filter((field) => field === "currency" || field === "codCurrency");

it("currencies are read in small letters, and as ISO 4217 has them", () => {
  expect(["cny", "Rmb"].flatMap(currencyProblems)).toEqual([]);
  expect(currencyProblems("yen")).toEqual(["codCurrency", "currency"]);
});

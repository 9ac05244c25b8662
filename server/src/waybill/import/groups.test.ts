import { expect, test } from "vitest";
import { groupsOf } from "./groups.ts";
import { importColumns } from "./columns.ts";

const goods = { shipperName: "Ann", productName: "Lamps" };

/** The house numbers of a sheet's waybills. */
async function housesIn(...rows: Readonly<Record<string, string>>[]): Promise<string[]> {
  const titles = importColumns.map(({ field }) => field);
  const lines = [titles, ...rows.map((row) => titles.map((field) => row[field] ?? ""))];
  const houses: string[] = [];
  for await (const [first] of groupsOf(sheetOf(lines))) houses.push(first.cell("houseNumber"));
  return houses;
}

async function* sheetOf(lines: readonly string[][]) {
  for (const [place, cells] of lines.entries()) yield await Promise.resolve({ number: place + 1, cells });
}

test("A row written over the template's example, its mark left in, is a waybill whose number is built", async () => {
  for (const mark of ["Example", "示例", "مثال"])
    expect(await housesIn({ ...goods, houseNumber: mark }, { ...goods, houseNumber: "H1" })).toEqual(["", "H1"]);
});

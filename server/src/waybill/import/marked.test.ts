import { buffer } from "node:stream/consumers";
import { getMarkedWayBillImport, getWayBillImportTemplate, previewWayBillImport } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { writeSheet } from "#core/sheets";
import { noteAt, readByOthers } from "#core/sheets/other-reader";
import { openOffice, type Office } from "../writing.stage.ts";

let office: Office;
let warehouseId: string;
beforeAll(async () => {
  office = await openOffice();
  const [warehouse] = await office.read<{ code: string }>("SELECT code FROM warehouse");
  warehouseId = warehouse?.code ?? "";
});
afterAll(() => office.app.close());

const right = {
  type: "Air",
  houseNumber: "",
  orderNumber: "",
  mainNumber: "",
  shippingDate: "2026-11-20",
  customerName: "Jeddah Trading Est.",
  shipperName: "陈静",
  consigneeName: "محمد العتيبي",
  loadingPort: "SZX",
  destinationPort: "RUH",
  country: "SA",
  city: "Riyadh",
  productName: "Power adapters",
  customsCode: "85044013",
  boxCount: "2",
  lengthCm: "100",
  widthCm: "120",
  heightCm: "110",
  weight: "300",
  unitPrice: "640",
  currency: "USD",
  operatorId: "Chen Jing",
  salesId: "Chen Jing",
  customerServiceId: "Chen Jing",
  marketingId: "Chen Jing",
  warehouseId: "",
};

const inCompany = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(office.app.database, { companyId: office.company.companyId }, work);

async function upload(rows: readonly Partial<typeof right>[]): Promise<string> {
  const fields = Object.keys(right);
  const lines = rows.map((row) => {
    const whole: Readonly<Record<string, string>> = { ...right, warehouseId, ...row };
    return fields.map((field) => whole[field] ?? "");
  });
  const columns = fields.map((heading) => ({ heading }));
  const bytes = await buffer(writeSheet(lines, columns, { sheetName: "Waybills" }));
  const { companyId, administrator } = office.company;
  const saving = {
    companyId,
    use: "waybillImport",
    name: "June.xlsx",
    bytes,
    createdBy: administrator.userId,
  } as const;
  return (await inCompany((db) => office.app.services.files.save(db, saving))).id;
}

async function sheetOf(path: string) {
  const bytes = await inCompany(async (db) => {
    const card = await office.app.services.files.find(db, path.split("/").at(-1) ?? "");
    return card ? await office.app.services.files.read(card) : Buffer.alloc(0);
  });
  return await readByOthers(bytes);
}

const by = () => ({ token: office.token, language: "en" as const });

/** Its place in a sheet that was given back: behind the column of problems. */
const place = (field: string) => 2 + Object.keys(right).indexOf(field);

describe("A spreadsheet of waybills", () => {
  test("shows main numbers, and says of a wrong check digit which would be right", async () => {
    const fileId = await upload([{ mainNumber: "176-12345678", orderNumber: "CHECK-1" }]);
    const { Content } = await office.app.call(previewWayBillImport, { fileId }, by());
    expect(Content.wrongRows).toBe(0);
    expect(Content.sample[0]).toMatchObject({ mainNumber: "176-12345678", numberFlagged: true });
    const message = expect.stringContaining("The check digit is wrong: the last digit must be 5");
    expect(Content.warnings).toMatchObject([{ row: 2, message }]);
  });

  test("comes back with its wrong cells marked and a column that says why", async () => {
    const fileId = await upload([{ orderNumber: "A" }, { orderNumber: "B", currency: "XYZ", operatorId: "Nobody" }]);
    const { Content } = await office.app.call(getMarkedWayBillImport, { fileId }, by());
    expect(Content.name).toBe("June marked.xlsx");
    const [sheet] = (await sheetOf(Content.path)).worksheets;
    const isRed = (row: number, field: string) => {
      const { fill } = sheet?.getCell(row, place(field)) ?? {};
      return fill?.type === "pattern" && fill.fgColor?.argb === "FFFFC7CE";
    };
    expect(sheet?.getCell(1, 1).text).toBe("Problems");
    expect(sheet?.getCell(2, 1).text).toBe("");
    expect(sheet?.getCell(3, 1).text).toContain("“XYZ” is none of: USD, RMB");
    expect([isRed(3, "currency"), isRed(3, "operatorId"), isRed(3, "city"), isRed(2, "currency")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(sheet?.getCell(3, place("currency")).text).toBe("XYZ");
    expect(noteAt(sheet, [3, place("currency")])).toContain("“XYZ” is none of: USD, RMB");
    expect(noteAt(sheet, [3, place("operatorId")])).toContain("“Nobody”");
    expect([noteAt(sheet, [3, place("city")]), noteAt(sheet, [2, place("currency")])]).toEqual(["", ""]);
  });

  test("comes back with the template's lists of allowed values, each at its own column, and takes what is mended", async () => {
    const fileId = await upload([{ orderNumber: "LISTS", currency: "XYZ" }]);
    const { Content } = await office.app.call(getMarkedWayBillImport, { fileId }, by());
    const [sheet, ports, lists] = (await sheetOf(Content.path)).worksheets;
    const listAt = (field: string) => sheet?.getCell(2, place(field)).dataValidation?.formulae?.map(String);
    expect([ports?.name, lists?.name, lists?.state]).toEqual(["Ports and airports", "Lists", "hidden"]);
    expect(listAt("destinationPort")?.[0]).toMatch(/^'Ports and airports'!\$A\$2:\$A\$\d+$/);
    const [, column = "A", last] = /^Lists!\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(listAt("type")?.[0] ?? "") ?? [];
    const types = Array.from({ length: Number(last) }, (_, row) => lists?.getCell(`${column}${row + 1}`).text);
    expect(types).toEqual(["Air", "Sea", "Air to door", "Sea to door", "Express"]);
    expect(listAt("city")).toBeUndefined();
    expect(noteAt(sheet, [1, place("type")])).toBe("One of: Air, Sea, Air to door, Sea to door, Express");
    expect(sheet?.getCell(1, 1).dataValidation).toBeUndefined();
  });

  test("is shown as it would be stored, cities in the reader's language, and no row that is refused", async () => {
    const used = `GIVEN-${Date.now()}`;
    const rows = [
      { orderNumber: "S1", houseNumber: used },
      { orderNumber: "S2" },
      { orderNumber: "S3", houseNumber: used },
    ];
    const fileId = await upload(rows);
    const asked = { token: office.token, language: "ar" as const };
    const { Content } = await office.app.call(previewWayBillImport, { fileId }, asked);
    expect(Content.wrongRows).toBe(1);
    expect(Content.problems.map(({ row }) => row)).toEqual([4]);
    expect(Content.sample.map(({ row, city, cityName }) => [row, city, cityName])).toEqual([
      [2, "Riyadh", "الرياض"],
      [3, "Riyadh", "الرياض"],
    ]);
  });
});

describe("A spreadsheet of waybills that is not filled in yet", () => {
  test("has in its template all ports by their codes, and says at their headings what is allowed", async () => {
    const { Content } = await office.app.call(getWayBillImportTemplate, {}, by());
    const workbook = await sheetOf(Content.path);
    const [sheet, ports] = workbook.worksheets;
    expect([ports?.name, ports?.state, ports?.getCell("A1").text]).toEqual(["Ports and airports", "visible", "Code"]);
    const codes = ports?.getColumn(1).values ?? [];
    expect(codes).toEqual(expect.arrayContaining(["SZX", "SAJED"]));
    const values = sheet?.getRow(1).values;
    const column = Array.isArray(values) ? values.indexOf("Port of destination") : -1;
    const { type, formulae } = sheet?.getCell(5, column).dataValidation ?? {};
    expect([type, formulae]).toEqual(["list", [`'Ports and airports'!$A$2:$A$${codes.length - 1}`]]);
    expect(noteAt(sheet, [1, column])).toMatch(/IATA.*UN\/LOCODE.*“Ports and airports”.*text:Jebel Dhanna jetty/);
    expect(noteAt(sheet, [1, 1])).toBe("One of: Air, Sea, Air to door, Sea to door, Express");
  });

  test("has in its template lists of the values that a column takes, of currencies those that are enabled", async () => {
    const { Content } = await office.app.call(getWayBillImportTemplate, {}, by());
    const workbook = await sheetOf(Content.path);
    const [sheet, , lists] = workbook.worksheets;
    expect([lists?.name, lists?.state]).toEqual(["Lists", "hidden"]);
    const offered = (heading: string) => {
      const values = sheet?.getRow(1).values;
      const column = Array.isArray(values) ? values.indexOf(heading) : -1;
      const validation = sheet?.getCell(5, column).dataValidation;
      expect(validation?.type).toBe("list");
      const [, name = "A", last] = /^Lists!\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(String(validation?.formulae[0])) ?? [];
      return Array.from({ length: Number(last) }, (_, row) => lists?.getCell(`${name}${row + 1}`).text);
    };
    expect(offered("Type *")).toEqual(["Air", "Sea", "Air to door", "Sea to door", "Express"]);
    const currencies = offered("Currency *");
    expect([currencies.includes("SAR"), currencies.includes("KWD")]).toEqual([true, false]);
    expect(offered("Operator *")).toEqual(["Chen Jing"]);
    expect(offered("Destination country *")).toContain("Saudi Arabia");
  });
});

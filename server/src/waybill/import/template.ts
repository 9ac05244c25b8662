import type { Language, LocalText } from "@lading/contract/core";
import { boxUnits, waybillTypes } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { readToday } from "#user";
import { countryName } from "#place";
import { importColumns, type ImportColumn } from "./columns.ts";

/** Names the template's file and sheet. */
export const templateTitle: LocalText = { zh: "运单导入模板", en: "Waybill import", ar: "قالب استيراد البوالص" };

/** Stands as the example's house number, so that the line is passed over when it is left in. */
const exampleMark: LocalText = { zh: "示例", en: "Example", ar: "مثال" };

/** Cells of the example that are the same in every language and company. */
const exampleCells: Readonly<Partial<Record<ImportColumn["field"], string>>> = {
  mainNumber: "020-12345675",
  orderNumber: "PO-1001",
  customerName: "Jeddah Trading Est.",
  shipperName: "Chen Jing",
  shipperPhone: "+86 755 2345 6789",
  shipperCity: "Shenzhen",
  consigneeName: "محمد العتيبي",
  consigneePhone: "+966 50 123 4567",
  consigneeCity: "Riyadh",
  consigneeAddress: "King Fahd Road 12",
  loadingPort: "SZX",
  destinationPort: "RUH",
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
  codAmount: "0",
};

/** True for the house number of the template's example, in whatever language. */
export function isExampleMark(houseNumber: string): boolean {
  const text = houseNumber.toLowerCase();
  return Object.values(exampleMark).some((mark) => mark.toLowerCase() === text);
}

/** True for the template's example as it was given; a line that somebody wrote over it is a line like any other. */
export function isExample(cell: (field: ImportColumn["field"]) => string): boolean {
  const isAsGiven = ({ field }: ImportColumn) =>
    exampleCells[field] === undefined || cell(field) === exampleCells[field];
  return isExampleMark(cell("houseNumber")) && importColumns.every(isAsGiven);
}

/** A line as the import takes it, but for its mark: with the company's own warehouse and the person's own name. */
export async function templateExample(db: Db, session: StaffSession, language: Language): Promise<string[]> {
  const shippingDate = await readToday(db, session.companyId);
  const { rows } = await db.execute<{ code: string }>(
    sql`SELECT code FROM warehouse WHERE company_id = ${session.companyId} AND status = 'enabled' ORDER BY code LIMIT 1`,
  );
  const person = session.userName;
  const example: typeof exampleCells = {
    ...exampleCells,
    type: waybillTypes[1].text[language],
    houseNumber: exampleMark[language],
    shippingDate,
    shipperCountry: countryName("CN", language),
    consigneeCountry: countryName("SA", language),
    country: countryName("SA", language),
    boxUnit: boxUnits.carton[language],
    operatorId: person,
    salesId: person,
    customerServiceId: person,
    marketingId: person,
    warehouseId: rows[0]?.code ?? "",
  };
  return importColumns.map(({ field }) => example[field] ?? "");
}

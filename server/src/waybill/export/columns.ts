import { plainAmount } from "@lading/contract/charge-item";
import type { Language } from "@lading/contract/core";
import {
  codStatuses,
  paymentStatuses,
  waybillFieldTexts,
  waybillTypes,
  type ListedWaybill,
  type WaybillField,
} from "@lading/contract/waybill";
import type { SheetCell, SheetColumn } from "#core/sheets";
import type { customerRow } from "../list/rows.ts";
import { countryName } from "#place";

type CustomersRow = ReturnType<typeof customerRow>;

/** A column of the waybills' spreadsheet: whose title, and what stands in it. */
interface Column<Row> {
  field: WaybillField;
  kind?: SheetColumn["kind"];
  width?: number;
  cell: (row: Row, language: Language) => SheetCell;
}

/** With its currency's decimals; 0 where nothing is collected and no currency stands beside it. */
function codCell({ codAmount, codCurrency }: Pick<CustomersRow, "codAmount" | "codCurrency">): string {
  return codCurrency === "" ? codAmount : plainAmount(codAmount, codCurrency);
}

/** Columns for customers and staff, in the order of the list. */
const common: readonly Column<CustomersRow>[] = [
  { field: "houseNumber", width: 20, cell: ({ houseNumber }) => houseNumber },
  { field: "type", cell: ({ type }, language) => waybillTypes[type].text[language] },
  { field: "mainNumber", width: 18, cell: ({ mainNumber }) => mainNumber },
  { field: "orderNumber", width: 18, cell: ({ orderNumber }) => orderNumber },
  { field: "platformOrder", width: 18, cell: ({ platformOrder }) => platformOrder },
  { field: "expressNumber", width: 18, cell: ({ expressNumber }) => expressNumber },
  { field: "shippingDate", kind: "date", width: 12, cell: ({ shippingDate }) => shippingDate },
  { field: "shipperName", width: 24, cell: ({ shipperName }) => shipperName },
  { field: "consigneeName", width: 24, cell: ({ consigneeName }) => consigneeName },
  { field: "loadingPort", width: 18, cell: ({ loadingPortName }) => loadingPortName },
  { field: "destinationPort", width: 18, cell: ({ destinationPortName }) => destinationPortName },
  { field: "country", width: 16, cell: ({ country }, language) => countryName(country, language) },
  { field: "city", width: 16, cell: ({ cityName }) => cityName },
  { field: "productName", width: 24, cell: ({ productName }) => productName },
  { field: "pieces", kind: "number", cell: ({ pieces }) => String(pieces) },
  { field: "weight", kind: "number", cell: ({ weight }) => weight },
  { field: "volume", kind: "number", cell: ({ volume }) => volume },
  { field: "chargeableWeight", kind: "number", cell: ({ chargeableWeight }) => chargeableWeight },
  { field: "codAmount", kind: "amount", cell: codCell },
  { field: "codCurrency", cell: ({ codCurrency }) => codCurrency },
  { field: "codStatus", cell: ({ codStatus }, language) => codStatuses[codStatus][language] },
  { field: "stateId", width: 20, cell: ({ state }) => state },
  { field: "stateAt", kind: "moment", width: 18, cell: ({ stateAt }) => stateAt },
  { field: "etd", kind: "date", width: 12, cell: ({ etd }) => etd },
  { field: "eta", kind: "date", width: 12, cell: ({ eta }) => eta },
  { field: "createdAt", kind: "moment", width: 18, cell: ({ createdAt }) => createdAt },
];

/** Columns for staff only. */
const forStaff: readonly Column<ListedWaybill>[] = [
  { field: "customerNumber", cell: ({ customerNumber }) => customerNumber },
  { field: "customerName", width: 24, cell: ({ customerName }) => customerName },
  { field: "paymentStatus", cell: ({ paymentStatus }, language) => paymentStatuses[paymentStatus][language] },
  { field: "operatorId", width: 16, cell: ({ operatorName }) => operatorName },
  { field: "salesId", width: 16, cell: ({ salesName }) => salesName },
  { field: "customerServiceId", width: 16, cell: ({ customerServiceName }) => customerServiceName },
  { field: "marketingId", width: 16, cell: ({ marketingName }) => marketingName },
  { field: "warehouseId", width: 20, cell: ({ warehouseName }) => warehouseName },
  { field: "createdByName", width: 16, cell: ({ createdByName }) => createdByName },
];

function sheetColumns<Row>(columns: readonly Column<Row>[], language: Language): SheetColumn[] {
  return columns.map(({ field, kind, width }) => ({
    heading: waybillFieldTexts[field][language],
    ...(kind && { kind }),
    ...(width !== undefined && { width }),
  }));
}

/** The headings of an export in a language. */
export function exportColumns(language: Language, audience: "staff" | "customer"): SheetColumn[] {
  const shared = sheetColumns(common, language);
  return audience === "staff" ? [...shared, ...sheetColumns(forStaff, language)] : shared;
}

/** A customer's row of the sheet. */
export function customerCells(row: CustomersRow, language: Language): SheetCell[] {
  return common.map(({ cell }) => cell(row, language));
}

/** A row of the sheet for staff. */
export function staffCells(row: ListedWaybill & CustomersRow, language: Language): SheetCell[] {
  return [...customerCells(row, language), ...forStaff.map(({ cell }) => cell(row, language))];
}

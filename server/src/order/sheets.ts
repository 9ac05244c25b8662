import type { Language, LocalText } from "@lading/contract/core";
import { orderFieldTexts, orderSourceTexts, orderStates, type OrderField } from "@lading/contract/order";
import { waybillTypes } from "@lading/contract/waybill";
import type { SheetColumn } from "#core/sheets";
import type { OrderRow } from "./read.ts";

const receivedColumns = [
  "orderNumber",
  "state",
  "source",
  "customerNumber",
  "customerName",
  "customerReference",
  "type",
  "productName",
  "consigneeName",
  "destinationCountry",
  "destinationCity",
  "pieces",
  "weight",
  "volume",
  "receivedPieces",
  "houseNumber",
  "acceptedByName",
  "acceptedAt",
  "reason",
  "createdByName",
  "createdAt",
] as const satisfies readonly OrderField[];

const ownColumns = [
  "orderNumber",
  "state",
  "houseNumber",
  "trackingState",
  "reason",
  "customerReference",
  "type",
  "productName",
  "consigneeName",
  "destinationCountry",
  "destinationCity",
  "pieces",
  "weight",
  "volume",
  "createdAt",
] as const satisfies readonly OrderField[];

type Heading = (typeof receivedColumns | typeof ownColumns)[number];

const title: LocalText = { zh: "委托订单", en: "Orders", ar: "الطلبات" };

/** The receiving centre's list as a spreadsheet. */
export function orderSheet(rows: readonly OrderRow[], language: Language) {
  return sheet(language, rows, receivedColumns);
}

/** A customer's own list as a spreadsheet. */
export function ownOrderSheet(rows: readonly OrderRow[], language: Language) {
  return sheet(language, rows, ownColumns);
}

const kinds: Readonly<Partial<Record<Heading, SheetColumn["kind"]>>> = {
  pieces: "number",
  weight: "number",
  volume: "number",
  receivedPieces: "number",
  acceptedAt: "moment",
  createdAt: "moment",
};

function sheet(language: Language, rows: readonly OrderRow[], columns: readonly Heading[]) {
  return {
    title: title[language],
    columns: columns.map((key) => ({
      heading: orderFieldTexts[key][language],
      width: 20,
      ...(kinds[key] && { kind: kinds[key] }),
    })),
    rows: rows.map((row) => columns.map((key) => cellOf(row, key, language))),
  };
}

function cellOf(row: OrderRow, column: Heading, language: Language): string {
  if (column === "state") return orderStates[row.state][language];
  if (column === "type") return waybillTypes[row.type].text[language];
  if (column === "source") return orderSourceTexts[row.source][language];
  return String(row[column] ?? "");
}

import type { Language } from "@lading/contract/core";
import { orderStates } from "@lading/contract/order";
import { waybillTypes } from "@lading/contract/waybill";
import type { OrderRow } from "./read.ts";
import { sheetTexts } from "./texts.ts";

type Heading = Exclude<keyof typeof sheetTexts, "orders" | "portal" | "staff">;

/** The receiving centre's list as a spreadsheet. */
export function orderSheet(rows: readonly OrderRow[], language: Language) {
  return sheet(language, rows, [
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
  ]);
}

/** A customer's own list as a spreadsheet. */
export function ownOrderSheet(rows: readonly OrderRow[], language: Language) {
  return sheet(language, rows, [
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
  ]);
}

const numbers: ReadonlySet<Heading> = new Set(["pieces", "weight", "volume", "receivedPieces"]);

function sheet(language: Language, rows: readonly OrderRow[], columns: readonly Heading[]) {
  return {
    title: sheetTexts.orders[language],
    columns: columns.map((key) => ({
      heading: sheetTexts[key][language],
      width: 20,
      ...(numbers.has(key) && { kind: "number" as const }),
    })),
    rows: rows.map((row) => columns.map((key) => cellOf(row, key, language))),
  };
}

function cellOf(row: OrderRow, column: Heading, language: Language): string {
  if (column === "state") return orderStates[row.state][language];
  if (column === "type") return waybillTypes[row.type].text[language];
  if (column === "source") return sheetTexts[row.source][language];
  return String(row[column] ?? "");
}

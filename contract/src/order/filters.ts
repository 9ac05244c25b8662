import { z } from "zod";
import { calendarDate, decimalBound, optionalText, orEmpty } from "#core";
import { portFilter } from "#place";
import { waybillTypeNumbers } from "#waybill";
import { orderStateNames } from "./kinds.ts";

const count = decimalBound(0);
const measured = decimalBound(3);

/** Filters by what both lists of orders show: the receiving centre's and the customer's own. */
export const orderFilters = {
  state: z.enum(orderStateNames).optional().describe("Only in this state"),
  types: z.array(z.literal(waybillTypeNumbers)).max(5).default([]).describe("Only these types; none for all"),
  destinationCountry: optionalText(2).describe("Country of destination, ISO 3166-1 alpha-2"),
  destinationCity: optionalText(80).describe("Part of the city of destination"),
  destinationPort: portFilter.describe("Port of destination: IATA airport or UN/LOCODE"),
  reason: optionalText(80).describe("Part of why it was turned down"),
  piecesFrom: count.describe("At least so many packages"),
  piecesTo: count.describe("At most so many packages"),
  weightFrom: measured.describe("Gross weight from, kg"),
  weightTo: measured.describe("Gross weight to, kg"),
  from: orEmpty(calendarDate).describe("Placed on or after this date"),
  to: orEmpty(calendarDate).describe("Placed on or before this date"),
};

/** Filters by what only the receiving centre shows. */
export const receivingFilters = {
  receivedFrom: count.describe("At least so many pieces taken into the warehouse"),
  receivedTo: count.describe("At most so many pieces taken into the warehouse"),
  volumeFrom: measured.describe("Volume from, m³"),
  volumeTo: measured.describe("Volume to, m³"),
  acceptedByName: optionalText(60).describe("Part of the name of whoever accepted it"),
  acceptedFrom: orEmpty(calendarDate).describe("Accepted from this day, YYYY-MM-DD (UTC)"),
  acceptedTo: orEmpty(calendarDate).describe("Accepted to this day, YYYY-MM-DD (UTC)"),
  createdByName: optionalText(60).describe("Part of the name of whoever placed or recorded it"),
};

/** Sorts of both lists of orders. */
export const orderSorts = [
  "createdAt",
  "orderNumber",
  "customerReference",
  "houseNumber",
  "destination",
  "pieces",
  "weight",
] as const;

import { z } from "zod";
import { calendarDate, isDecimal, optionalText, orEmpty, longestNumbersSearch } from "#core";
import { portFilter } from "#place";
import { waybillTypeNumbers } from "#waybill";
import { cargoTypeNames, preAlertDirections, preAlertStateNames } from "./kinds.ts";

const day = orEmpty(calendarDate);
const bound = (scale: number) =>
  orEmpty(
    z
      .string()
      .trim()
      .refine((value) => isDecimal(value, scale)),
  );

/** Filters of the lists of pre-alerts: all their columns. */
export const preAlertFilters = {
  direction: z.enum(preAlertDirections).default("received").describe("Received or sent"),
  search: optionalText(longestNumbersSearch).describe(
    "Part of the pre-alert's, master or house number; or several, separated by blanks, commas or lines",
  ),
  agent: optionalText(80).describe("Part of an agent's or the other company's name"),
  transport: optionalText(40).describe("Part of the flight number, vessel or voyage"),
  carrier: optionalText(80).describe("Part of the carrier's name"),
  transit: optionalText(80).describe("Part of the transit"),
  remark: optionalText(80).describe("Part of the remark"),
  createdBy: optionalText(80).describe("Part of the name of who made it, or from whom it came"),
  types: z.array(z.literal(waybillTypeNumbers)).max(5).default([]).describe("Only these business types"),
  states: z.array(z.enum(preAlertStateNames)).max(3).default([]).describe("Only in these states"),
  cargoTypes: z.array(z.enum(cargoTypeNames)).max(cargoTypeNames.length).default([]).describe("Only of these kinds"),
  loadingPort: portFilter.describe("POL"),
  destinationPort: portFilter.describe("POD"),
  hasFiles: z.boolean().optional().describe("With files, or without"),
  housesFrom: bound(0).describe("Total HAWB from"),
  housesTo: bound(0).describe("Total HAWB to"),
  packagesFrom: bound(0).describe("Packages from"),
  packagesTo: bound(0).describe("Packages to"),
  weightFrom: bound(3).describe("Gross weight from, kg"),
  weightTo: bound(3).describe("Gross weight to, kg"),
  volumeFrom: bound(3).describe("Volume from, m³"),
  volumeTo: bound(3).describe("Volume to, m³"),
  etdFrom: day.describe("ETD from"),
  etdTo: day.describe("ETD to"),
  etaFrom: day.describe("ETA from"),
  etaTo: day.describe("ETA to"),
  atdFrom: day.describe("ATD from (UTC)"),
  atdTo: day.describe("ATD to (UTC)"),
  ataFrom: day.describe("ATA from (UTC)"),
  ataTo: day.describe("ATA to (UTC)"),
  createdFrom: day.describe("Created or arrived from (UTC)"),
  createdTo: day.describe("Created or arrived to (UTC)"),
};

/** Sorts of these lists. */
export const preAlertSorts = [
  "createdAt",
  "alertNumber",
  "state",
  "mainNumber",
  "type",
  "loadingPort",
  "destinationPort",
  "totalHouses",
  "packages",
  "weight",
  "volume",
  "etd",
  "atd",
  "eta",
  "ata",
] as const;

import { z } from "zod";
import { calendarDate, coreRefusals, id, moment, optionalText, orEmpty, rule, text, version } from "#core";
import { optionalPort, portHint } from "#place";
import { storedFile } from "#files";
import { cabinetClassIds, measure, waybillTypeNumbers } from "#waybill";
import {
  cargoTypeNames,
  mostHousesShown,
  mostPreAlertFiles,
  preAlertDirections,
  preAlertStateNames,
  pushOutcomes,
} from "./kinds.ts";
import { preAlertRefusals as refusals } from "./refusals.ts";

/** Business type: 1 air, 2 sea, 3 air to door, 4 sea to door, 5 express. */
export const businessType = z.literal(waybillTypeNumbers).describe("Business type, of the waybill types");

const actual = z.union([z.literal(""), moment]).default("");

/** Fields of a pre-alert that a person may change; all are prefilled from the waybill. */
export const preAlertFields = {
  mainNumber: optionalText(35)
    .transform((number) => number.toUpperCase())
    .describe("MAWB, or the master bill of lading; of a pre-alert of a master waybill its own"),
  loadingPort: optionalPort().describe(`POL: airport (IATA) or seaport (UN/LOCODE), ${portHint}`),
  destinationPort: optionalPort().describe(`POD: airport (IATA) or seaport (UN/LOCODE), ${portHint}`),
  transit: optionalText(160).describe("Transit ports or places"),
  carrier: optionalText(80).describe("Airline or shipping line"),
  flightNumber: optionalText(20).describe("Flight number"),
  vessel: optionalText(80).describe("Vessel"),
  voyage: optionalText(30).describe("Voyage"),
  originAgent: optionalText(200).describe("Agent at origin"),
  destinationAgent: optionalText(200).describe("Agent at destination"),
  packages: z.int().min(0).max(9_999_999).describe("Packages"),
  weight: z.union([z.literal("0"), measure(99_999_999)]).describe("Gross weight in kg"),
  volume: z.union([z.literal("0"), measure(99_999)]).describe("Volume in m³"),
  cargoType: z.enum(cargoTypeNames).describe("Cargo type: no waybill says it, so that it is always chosen"),
  etd: orEmpty(calendarDate).describe("ETD, YYYY-MM-DD"),
  eta: orEmpty(calendarDate).describe("ETA, YYYY-MM-DD"),
  atd: actual.describe("ATD, ISO 8601 in UTC"),
  ata: actual.describe("ATA, ISO 8601 in UTC"),
  remark: optionalText(500).describe("Remark for the destination"),
};

/** Files of a pre-alert: uploads (use `preAlertFile`), its own, or cargo files of the waybill. */
export const preAlertFileIds = z
  .array(id)
  .max(mostPreAlertFiles)
  .default([])
  .describe("Its files: uploads (use `preAlertFile`), those it has, and cargo files of the waybill");

interface Times {
  etd: string;
  eta: string;
  atd: string;
  ata: string;
}

/** Nothing arrives before it departs. */
export function checkTimes({ etd, eta, atd, ata }: Times, context: z.core.$RefinementCtx): void {
  const wrong = (field: string) =>
    context.issues.push({ code: "custom", path: [field], input: "", ...rule(refusals.arrivalBeforeDeparture) });
  if (etd !== "" && eta !== "" && eta < etd) wrong("eta");
  if (atd !== "" && ata !== "" && Date.parse(ata) < Date.parse(atd)) wrong("ata");
}

/** How the form's own rules are called, for the lists of refusals. */
export const fieldRefusals = [refusals.arrivalBeforeDeparture, coreRefusals.tooMany];

/** A house waybill as a pre-alert names it. */
export const preAlertHouse = z
  .object({
    line: z.int().describe("Line, from 1"),
    houseNumber: text("HAWB"),
    waybillId: id.nullable().describe("The company's own waybill: its source, or what was made from it"),
    waybillNumber: text("That waybill's number in this company, or the empty text"),
    shipperName: text("Shipper"),
    consigneeName: text("Consignee"),
    consigneePhone: text("Consignee's phone number"),
    city: text("City of destination, in the request's language where it is known"),
    country: text("Country of destination"),
    productName: text("Goods"),
    pieces: z.int().describe("Pieces"),
    weight: text("Gross weight in kg"),
    volume: text("Volume in m³"),
    codAmount: text("Cash on delivery"),
    codCurrency: text("Its currency"),
  })
  .meta({ id: "PreAlertHouse" });
export type PreAlertHouse = z.output<typeof preAlertHouse>;

/** A container of a sea main waybill as a pre-alert hands it over. */
export const preAlertContainer = z
  .object({
    containerNumber: text("Container number (ISO 6346)"),
    numberFlagged: z.boolean().describe("It came with a wrong check digit: kept, and flagged"),
    cabinetClass: z.enum(cabinetClassIds).describe("Cabinet class"),
    cabinetType: text("ISO 6346 size and type code, or the empty text"),
    sealNumber: text("Seal numbers, separated by commas; or the empty text"),
    pieces: z.int().describe("Pieces in it"),
    weight: text("Gross weight in kg of what is in it"),
    volume: text("Volume in m³ of what is in it"),
    packed: z
      .array(
        z
          .object({
            houseNumber: text("HAWB"),
            pieces: z.int().describe("Pieces of it"),
            weight: text("kg"),
            volume: text("m³"),
          })
          .meta({ id: "PreAlertPackedHouse" }),
      )
      .describe("How much of which house is in it"),
  })
  .meta({ id: "PreAlertContainer" });
export type PreAlertContainer = z.output<typeof preAlertContainer>;

/** A company that a pre-alert was pushed to, with what it pushed back. */
export const preAlertPush = z
  .object({
    companyCode: text("Company code"),
    companyName: text("Name on Lading"),
    pushedAt: moment.describe("When it was pushed last"),
    pushedByName: text("Who pushed it"),
    current: z.boolean().describe("False: it was changed since, and not pushed again"),
    outcome: z
      .enum(pushOutcomes)
      .describe("`held`: the receiver had disabled it or made waybills, and kept what it had"),
    state: z.enum(preAlertStateNames).describe("The receiver's state of it"),
    stateAt: moment.nullable().describe("When the receiver changed it"),
    worked: z.boolean().describe("The receiver has made its waybills from it"),
  })
  .meta({ id: "PreAlertPush" });

const common = {
  id: id.describe("Pre-alert"),
  direction: z.enum(preAlertDirections).describe("Received or sent"),
  alertNumber: text("Its number, the sender's in both companies"),
  type: businessType,
  mainNumber: text("MAWB or master bill of lading"),
  numberFlagged: z.boolean().describe("A number received from others has a wrong check digit: kept, and flagged"),
  loadingPort: text("POL"),
  destinationPort: text("POD"),
  loadingPortName: text("POL with its name"),
  destinationPortName: text("POD with its name"),
  transit: text("Transit"),
  carrier: text("Carrier"),
  flightNumber: text("Flight number"),
  vessel: text("Vessel"),
  voyage: text("Voyage"),
  originAgent: text("Agent at origin"),
  destinationAgent: text("Agent at destination"),
  totalHouses: z.int().describe("Total HAWB"),
  packages: z.int().describe("Packages"),
  weight: text("Gross weight in kg"),
  volume: text("Volume in m³"),
  cargoType: z.enum(cargoTypeNames).describe("Cargo type"),
  etd: text("ETD, or the empty text"),
  atd: text("ATD, or the empty text"),
  eta: text("ETA, or the empty text"),
  ata: text("ATA, or the empty text"),
  remark: text("Remark"),
  state: z
    .enum(preAlertStateNames)
    .describe("State; of a sent one Confirmed as well when everybody it was pushed to has confirmed it"),
  withdrawn: z.boolean().describe("Of a received one: its sender has withdrawn it"),
  partners: text("From whom it came, or to whom it was pushed"),
  files: z.int().describe("How many files it has"),
  waybillId: id.nullable().describe("The company's own master waybill: its source, or what was made from it"),
  worked: z.boolean().describe("Waybills were made from it"),
  createdByName: text("Who made it, or from whom it came"),
  createdAt: moment.describe("When it was made, or arrived"),
  version: version.describe("Version for a later edit"),
};

/** A pre-alert as the list shows it. */
export const listedPreAlert = z.object(common).meta({ id: "ListedPreAlert" });
export type ListedPreAlert = z.output<typeof listedPreAlert>;

const wholePreAlertFields = {
  ...common,
  houses: z.array(preAlertHouse).describe(`Its first houses, at most ${mostHousesShown}`),
  containers: z.array(preAlertContainer).describe("Containers of a sea master waybill, in the order of their numbers"),
  storedFiles: z.array(storedFile).describe("Its files"),
  pushes: z.array(preAlertPush).describe("Of a sent one: to whom it was pushed"),
  workedByName: text("Who made waybills from it, or the empty text"),
  workedAt: moment.nullable().describe("When"),
  heldAt: moment.nullable().describe("When the sender pushed a change that was not taken over any more"),
  hiddenHouses: z.int().describe("Houses beyond those; GetPreAlertHouseList pages through all"),
};
export interface WholePreAlertFields extends Readonly<typeof wholePreAlertFields> {}

/** A whole pre-alert. */
export const wholePreAlert: z.ZodObject<WholePreAlertFields> = z.object(wholePreAlertFields).meta({ id: "PreAlert" });
export type PreAlert = z.output<typeof wholePreAlert>;

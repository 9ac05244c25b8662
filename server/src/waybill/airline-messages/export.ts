import { coreRefusals, fill, refuse, type Language } from "@lading/contract/core";
import {
  airCheckDigit,
  airlineMessageWarnings,
  airlineMessageRefusals,
  isAir,
  readAirMainNumber,
  waybillFieldTexts,
  waybillRefusals,
  type exportAirWaybillMessages,
} from "@lading/contract/waybill";
import type { Context } from "#core/http";
import { airMainOf } from "./export-data.ts";
import { readForMessages, type ForMessages } from "./export-read.ts";
import {
  fhl,
  fwb,
  sentHouseNumber,
  xfwb,
  xfzb,
  type AirMain,
  type AirShipment,
  type Warn,
  type Warning,
} from "./formats/index.ts";

/** Writes an air main waybill with its houses as messages for the airline; nothing is stored or sent. */
export async function exportAirlineMessages({
  db,
  input,
  session,
  language,
}: Context<typeof exportAirWaybillMessages>) {
  const read = await readForMessages(db, session, input.id);
  if (!read) throw refuse(coreRefusals.notFound);
  checkMain(read);
  const warnings: Warning[] = [];
  const warn = (warning: Warning) => void warnings.push(warning);
  const main = airMainOf(read, input, warn);
  if (read.hidden > 0) warn({ number: main.number, field: "houseIds", kind: "notVisible", from: String(read.hidden) });
  const messages = input.format === "cargoImp" ? textMessages(main, warn) : xmlMessages(main, warn);
  return { messages, warnings: distinct(warnings).map((warning) => told(warning, language)) };
}

/** The same of several goods lines is told once. */
function distinct(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}

function checkMain({ main }: ForMessages): void {
  const { houseNumber: number } = main;
  if (!main.isMain || !isAir(main.type)) throw refuse(airlineMessageRefusals.notAirMain, { number });
  if (main.voidedAt !== null) throw refuse(waybillRefusals.voided, { number });
  if (!readAirMainNumber(main.mainNumber)) throw refuse(airlineMessageRefusals.numberForm, { number: main.mainNumber });
}

function textMessages(main: AirMain, warn: Warn) {
  for (const shipment of [main, ...main.houses]) checkRoom(shipment);
  warnOfCheckDigit(main, warn);
  warnOfSameNumbers(main, warn);
  return [
    messageOf("FWB", main.number, fwb(main, warn)),
    ...main.houses.map((house) => messageOf("FHL", house.number, fhl(main, house, warn))),
  ];
}

function xmlMessages(main: AirMain, warn: Warn) {
  warnOfCheckDigit(main, warn);
  const writtenAt = new Date().toISOString().slice(0, 19);
  const envelope = { writtenAt, sender: main.sender, recipient: main.carrier || main.number.slice(0, 3) };
  return [
    messageOf("XFWB", main.number, xfwb(main, envelope, warn)),
    ...main.houses.map((house) => messageOf("XFZB", house.number, xfzb(main, house, { envelope, warn }))),
  ];
}

/** Number of pieces n[...4], weight n[...7]p (Cargo-IMP data elements 701 and 600). */
const mostPieces = 9_999;
const heaviest = 9_999_999;

function checkRoom({ number, pieces, weight }: AirShipment): void {
  if (pieces > mostPieces || Number(weight) > heaviest) throw refuse(airlineMessageRefusals.tooMuch, { number });
}

function warnOfCheckDigit({ number }: AirMain, warn: Warn): void {
  const read = readAirMainNumber(number);
  if (read && airCheckDigit(read.serial) !== read.checkDigit)
    warn({ number, field: "mainNumber", kind: "checkDigit", from: number });
}

/** Two house numbers may become one where only their ends are sent. */
function warnOfSameNumbers({ houses }: AirMain, warn: Warn): void {
  for (const [sent, same] of Map.groupBy(houses, ({ number }) => sentHouseNumber(number)))
    if (same.length > 1)
      for (const { number } of same) warn({ number, field: "houseNumber", kind: "sameNumber", from: number, to: sent });
}

function messageOf(kind: "FWB" | "FHL" | "XFWB" | "XFZB", number: string, text: string) {
  const extension = kind.startsWith("X") ? "xml" : "txt";
  return { kind, number, fileName: `${kind}_${number.replace(/[^\w.-]/g, "-")}.${extension}`, text };
}

function told({ number, field, kind, from = "", to = "" }: Warning, language: Language) {
  return {
    number,
    field: waybillFieldTexts[field][language],
    message: fill(airlineMessageWarnings[kind][language], { from, to }),
  };
}

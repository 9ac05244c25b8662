import { addressLines, lineEnd, messageDate, natureWidth, textWidth } from "./cargo-imp.ts";
import type { AirMain, Warn } from "./model.ts";
import { messageWeight, plain } from "./numbers.ts";
import { cargoImp, Writing } from "./writing.ts";

/** Lines of nature of goods: the rate description has twelve, of which volume, dimensions and count need three. */
const mostNatureLines = 9;
/** Other service information: three lines. */
const mostServiceLines = 3;

/**
 * An air waybill as FWB/16 (IATA Cargo-IMP, message FWB "Air Waybill Data", version 16): consignment detail, flight
 * bookings, routing, shipper, consignee, charge declarations, rate description, charge summary, carrier's execution,
 * other service information, sender reference, special handling, in the order of the message. The optional agent needs
 * an IATA code that Lading does not keep; charges are not stated, so the summary's total is nil.
 */
export function fwb(main: AirMain, warn: Warn): string {
  const writing = new Writing(main.number, cargoImp, warn);
  const shipper = writing.party("shipper", main.shipper);
  const consignee = writing.party("consignee", main.consignee);
  const pay = main.prepaid ? "PP" : "CC";
  return [
    "FWB/16",
    `${main.number}${main.origin}${main.destination}/T${main.pieces}K${weightOf(writing, main.weight)}${volumeOf(main)}`,
    ...flightLine(main, writing),
    `RTG/${main.destination}${main.carrier}`,
    "SHP",
    `/${shipper.name}`,
    ...addressLines(shipper),
    "CNE",
    `/${consignee.name}`,
    ...addressLines(consignee),
    `CVD/${main.currency}//${pay}/NVD/NCV/XXX`,
    ...rateLines(main, writing),
    main.prepaid ? "PPD" : "COL",
    "/CT0",
    `ISU/${messageDate(main.issued)}/${main.origin}`,
    ...serviceLines(main, writing),
    `REF///FFW/${main.sender}/${main.origin}`,
    ...(main.handlingCodes.length === 0 ? [] : [`SPH/${main.handlingCodes.join("/")}`]),
    "",
  ].join(lineEnd);
}

function weightOf(writing: Writing, weight: string): string {
  const written = messageWeight(weight);
  if (written !== plain(weight)) writing.warn("weight", "rounded", plain(weight), written);
  return written;
}

const volumeOf = ({ volume }: AirMain) => (volume === "" ? "" : `MC${plain(volume)}`);

/** `FLT/SV0985/20`: a flight is booked on a day; without either the optional line is left out. */
function flightLine({ carrier, flight, departure }: AirMain, writing: Writing): string[] {
  if (carrier === "") writing.warn("flightNumber", "missing");
  if (carrier === "" || flight === "" || departure === "") return [];
  return [`FLT/${carrier}${flight}/${departure.slice(8)}`];
}

/** The rate line: pieces, gross and chargeable weight; then nature of goods, volume, no dimensions available, count. */
function rateLines(main: AirMain, writing: Writing): string[] {
  const consolidated = main.houses.length > 0;
  const lines = writing.lines("productName", main.goods, { width: natureWidth, most: mostNatureLines, needed: true });
  const count = main.houses.reduce((sum, { pieces }) => sum + pieces, 0);
  const weights = `P${main.pieces}/K${messageWeight(main.weight)}`;
  const chargeable = main.chargeableWeight === "" ? "" : `/W${messageWeight(main.chargeableWeight)}`;
  const details = [
    ...lines.map((line) => `${consolidated ? "NC" : "NG"}/${line}`),
    ...(main.volume === "" ? [] : [`NV/MC${plain(main.volume)}`]),
    "ND//NDA",
    ...(consolidated && count < 100_000 ? [`NS/${count}`] : []),
  ];
  return [
    `RTD/1/${weights}${chargeable}`,
    ...details.map((detail, place) => (place === 0 ? `/${detail}` : `/${place + 1}/${detail}`)),
  ];
}

/** Lading keeps whom to notify as free text, which the structured notify party has no room for. */
function serviceLines({ notify }: AirMain, writing: Writing): string[] {
  if (notify === "") return [];
  const lines = writing.lines("notifyParty", `Notify ${notify}`, { width: textWidth, most: mostServiceLines });
  return lines.map((line, place) => (place === 0 ? `OSI/${line}` : `/${line}`));
}

import { addressLines, lineEnd, textWidth } from "./cargo-imp.ts";
import { inCargoImp } from "./letters.ts";
import type { AirHouse, AirMain, Warn } from "./model.ts";
import { messageWeight, plain } from "./numbers.ts";
import { cargoImp, Writing } from "./writing.ts";

/** House waybill serial number, m[1...12]. */
const longestHouseNumber = 12;
/** Manifest description of goods, t[15]. */
const manifestWidth = 15;
/** Free text and tariff lines: nine each. */
const mostLines = 9;

/**
 * A house waybill as FHL/4 (IATA Cargo-IMP, message FHL "Consolidation List", version 4): master consignment detail,
 * house waybill summary, free text description of goods, harmonised tariff schedule, shipper, consignee, charge
 * declarations, in the order of the message.
 */
export function fhl(main: AirMain, house: AirHouse, warn: Warn): string {
  const writing = new Writing(house.number, cargoImp, warn);
  const shipper = writing.party("shipper", house.shipper);
  const consignee = writing.party("consignee", house.consignee);
  const weight = messageWeight(house.weight);
  if (weight !== plain(house.weight)) writing.warn("weight", "rounded", plain(house.weight), weight);
  const route = `${house.origin}${house.destination}`;
  return [
    "FHL/4",
    `MBI/${main.number}${main.origin}${main.destination}/T${main.pieces}K${messageWeight(main.weight)}`,
    `HBS/${houseNumber(house, writing)}/${route}/${house.pieces}/K${weight}//${manifest(house)}`,
    ...(house.handlingCodes.length === 0 ? [] : [`/${house.handlingCodes.join("/")}`]),
    ...goodsLines(house, writing),
    ...tariffLines(house, writing),
    `SHP/${shipper.name}`,
    ...addressLines(shipper),
    `CNE/${consignee.name}`,
    ...addressLines(consignee),
    `CVD/${house.currency}/${house.prepaid ? "PP" : "CC"}/NVD/NCV/XXX`,
    "",
  ].join(lineEnd);
}

/** A house number as FHL sends it: letters and digits only, of a longer one the end, which tells a company's numbers apart. */
export function sentHouseNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(-longestHouseNumber);
}

function houseNumber({ number }: AirHouse, writing: Writing): string {
  const sent = sentHouseNumber(number);
  if (sent !== number) writing.warn("houseNumber", "shortened", number, sent);
  return sent;
}

/** A word or two for the manifest; the whole description stands in the free text. */
function manifest({ goods }: AirHouse): string {
  return inCargoImp(goods).slice(0, manifestWidth).trim();
}

function goodsLines({ goods }: AirHouse, writing: Writing): string[] {
  const lines = writing.lines("productName", goods, { width: textWidth, most: mostLines, needed: true });
  return lines.map((line, place) => (place === 0 ? `TXT/${line}` : `/${line}`));
}

/** Harmonised commodity codes of 6 to 18 letters and digits. */
function tariffLines({ customsCodes }: AirHouse, writing: Writing): string[] {
  const codes = new Set<string>();
  for (const given of customsCodes) {
    const code = given.toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (code.length < 6 || code.length > 18 || (codes.size === mostLines && !codes.has(code)))
      writing.warn("customsCode", "leftOut", given);
    else codes.add(code);
  }
  return [...codes].map((code, place) => (place === 0 ? `HTS/${code}` : `/${code}`));
}

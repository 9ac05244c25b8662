import { isoCode, refuse, type InputOf } from "@lading/contract/core";
import {
  airMainNumber,
  airlineMessageRefusals,
  readAirMainNumber,
  type exportAirWaybillMessages,
} from "@lading/contract/waybill";
import type { PrintedItem, PrintedWaybill } from "../print/read.ts";
import type { ForMessages } from "./export-read.ts";
import type { EnglishNames } from "./english-names.ts";
import { isInLatinLetters, type AirHouse, type AirMain, type AirParty, type Warn } from "./formats/index.ts";

type Input = InputOf<typeof exportAirWaybillMessages>;

/** Gathers from Lading's own rows what the standards' messages hold. */
export function airMainOf(
  { main, houses, items, company, englishNames }: ForMessages,
  input: Input,
  warn: Warn,
): AirMain {
  const origin = airport(main.loadingPort);
  const destination = airport(main.destinationPort);
  if (origin === undefined || destination === undefined)
    throw refuse(airlineMessageRefusals.airport, { number: main.houseNumber });
  const number = readAirMainNumber(main.mainNumber);
  const common = {
    currency: currencyOf(input, { main, houses, company, warn }),
    handlingCodes: [...new Set(input.handlingCodes)],
  };
  const gathered = { origin, destination, ...common, englishNames, warn };
  return {
    ...shipmentOf(main, gathered),
    number: number ? airMainNumber(number.prefix, number.serial).slice(0, -1) + String(number.checkDigit) : "",
    ...flightOf(main, warn),
    departure: main.etd ?? "",
    notify: main.notifyParty,
    issued: main.shippingDate,
    sender: (company.code ?? "").toUpperCase(),
    houses: houses.map((house) => houseOf(house, items.get(house.id) ?? [], gathered)),
  };
}

/** An IATA airport code; undefined for another text. */
function airport(text: string): string | undefined {
  return /^[A-Z]{3}$/.exec(text.trim().toUpperCase())?.[0];
}

interface Gathered {
  origin: string;
  destination: string;
  currency: string;
  handlingCodes: readonly string[];
  englishNames: EnglishNames;
  warn: Warn;
}

function shipmentOf(row: PrintedWaybill, { warn, englishNames, ...common }: Gathered) {
  const number = row.houseNumber;
  if (row.freightTerms === "") warn({ number, field: "freightTerms", kind: "assumed", to: "PP" });
  return {
    ...common,
    pieces: row.pieces,
    weight: row.weight,
    volume: Number(row.volume) === 0 ? "" : row.volume,
    chargeableWeight: row.chargeableWeight,
    goods: row.productName,
    shipper: partyOf(row, "shipper", { englishNames, warn }),
    consignee: partyOf(row, "consignee", { englishNames, warn }),
    prepaid: row.freightTerms !== "collect",
  };
}

function houseOf(row: PrintedWaybill, items: readonly PrintedItem[], main: Gathered): AirHouse {
  const number = row.houseNumber;
  const own = (field: "loadingPort" | "destinationPort", ofMain: string) => {
    const code = airport(row[field]);
    if (code === undefined) main.warn({ number, field, kind: "otherName", from: row[field], to: ofMain });
    return code ?? ofMain;
  };
  return {
    ...shipmentOf(row, main),
    number,
    origin: own("loadingPort", main.origin),
    destination: own("destinationPort", main.destination),
    customsCodes: [...new Set([row.customsCode, ...items.map(({ customsCode }) => customsCode)])].filter(
      (code) => code !== "",
    ),
    items: items.map((item) => ({
      goods: item.productName,
      customsCode: item.customsCode,
      pieces: item.boxCount,
      weight: item.weight,
      volume: item.volume,
      lengthCm: item.lengthCm ?? "",
      widthCm: item.widthCm ?? "",
      heightCm: item.heightCm ?? "",
    })),
  };
}

/**
 * The company stands on an air waybill, and the person where there is none, or where only the person's name is in Latin
 * letters; a name that is on file in English stands in English.
 */
function partyOf(
  row: PrintedWaybill,
  role: "shipper" | "consignee",
  { englishNames, warn }: Pick<Gathered, "englishNames" | "warn">,
): AirParty {
  const inEnglish = (name: string) => englishNames.get(name.trim()) ?? name;
  const [ofCompany, ofPerson] = [row[`${role}Company`], row[`${role}Name`]];
  const [company, person] = [inEnglish(ofCompany), inEnglish(ofPerson)];
  const isPerson = company === "" || (!isInLatinLetters(company) && isInLatinLetters(person));
  if (isPerson && company !== "")
    warn({ number: row.houseNumber, field: `${role}Company`, kind: "otherName", from: company, to: person });
  const [field, from, to] = isPerson
    ? ([`${role}Name`, ofPerson, person] as const)
    : ([`${role}Company`, ofCompany, company] as const);
  if (from !== to) warn({ number: row.houseNumber, field, kind: "otherName", from, to });
  return {
    name: isPerson ? person : company,
    address: row[`${role}Address`],
    city: row[`${role}City`],
    province: row[`${role}Province`],
    postalCode: row[`${role}PostalCode`],
    country: row[`${role}Country`],
    phone: row[`${role}Phone`],
  };
}

/** `SV 85` is the airline SV and the flight 085, of at least three digits (Cargo-IMP data elements 312 and 800). */
function flightOf({ houseNumber, flightNumber, carrier }: PrintedWaybill, warn: Warn) {
  const [, airline, digits, letter = ""] =
    /^([A-Z][A-Z0-9]|[0-9][A-Z])[ -]?(\d{1,4})([A-Z]?)$/.exec(flightNumber.trim().toUpperCase()) ?? [];
  if (airline !== undefined && digits !== undefined)
    return { carrier: airline, flight: digits.padStart(3, "0") + letter };
  if (flightNumber !== "") warn({ number: houseNumber, field: "flightNumber", kind: "leftOut", from: flightNumber });
  const code = /^(?:[A-Z][A-Z0-9]|[0-9][A-Z])$/.exec(carrier.trim().toUpperCase())?.[0];
  return { carrier: code ?? "", flight: "" };
}

interface Owner extends Pick<ForMessages, "main" | "houses" | "company"> {
  warn: Warn;
}

/** ISO 4217 of the air waybill: as asked, else that of the goods, else the company's. The trade's RMB is CNY there. */
function currencyOf({ currency }: Input, { main, houses, company, warn }: Owner): string {
  const ofGoods = [main, ...houses].map((row) => row.currency).find((one) => one !== "");
  const chosen = currency || (ofGoods ?? company.settlementCurrency);
  const code = isoCode(chosen);
  if (currency === "") warn({ number: main.houseNumber, field: "currency", kind: "assumed", to: code });
  return code;
}

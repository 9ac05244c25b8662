import { currencyOfIso, isDecimal, type Currency } from "@lading/contract/core";
import { rateDate } from "@lading/contract/exchange-rate";
import { SaxesParser, type SaxesAttributeNS } from "saxes";
import type { PublishedRates } from "./published.ts";

const vocabulary = "http://www.ecb.int/vocabulary/2002-08-01/eurofxref";
/** Decimals that the Bank would never use up. */
const mostDecimals = 12;

type Attributes = Readonly<Record<string, SaxesAttributeNS>>;

/**
 * Reads `eurofxref-daily.xml`: `<Cube time='2026-11-20'>` holds a `<Cube currency='USD' rate='1.1534'/>` for each
 * currency, what one euro is worth in it. Codes that are no currencies of ISO 4217 are passed over; anything else
 * that is not as published throws, so that nothing is half read.
 */
export function readReferenceRates(xml: string): PublishedRates {
  const days: string[] = [];
  const units = new Map<Currency, string>([["EUR", "1"]]);
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (local !== "Cube" || uri !== vocabulary) return;
    const { time, currency, rate } = valuesOf(attributes);
    if (time !== undefined) days.push(rateDate.parse(time));
    const code = currencyOfIso(currency ?? "");
    if (code !== undefined) units.set(code, checkedRate(code, rate));
  });
  parser.write(xml).close();
  const [date, ...others] = days;
  if (date === undefined || others.length > 0) throw new Error(`It holds the rates of ${days.length} days`);
  if (units.size === 1) throw new Error("It holds no rate");
  return { date, units };
}

function valuesOf(attributes: Attributes): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
}

function checkedRate(code: Currency, rate = ""): string {
  if (!isDecimal(rate, mostDecimals) || /^[0.]+$/.test(rate)) throw new Error(`The rate of ${code} is “${rate}”`);
  return rate;
}

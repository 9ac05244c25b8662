import { z } from "zod";
import { refuseField, type Refusal, type RefusalValues } from "./refusal.ts";
import { coreRefusals } from "./refusals.ts";

/** The currencies of this trade (catalogue §9, with the Gulf's), in the order that it names them; RMB, as it writes CNY. */
const ofTheTrade = "USD RMB HKD EUR JPY SAR AED KWD BHD OMR";
/** The others of ISO 4217, list one of January 2026, without funds, metals and codes for tests. */
const fromA =
  "AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP";
const fromG =
  "GBP GEL GHS GIP GMD GNF GTQ GYD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD KES KGS KHR KMF KPW KRW KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN";
const fromN =
  "NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG";
const codes = `${ofTheTrade} ${fromA} ${fromG} ${fromN}` as const;

type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Text;

/** A currency that a company may deal in: a code of ISO 4217, but for RMB. */
export type Currency = Words<typeof codes>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the words of the codes are the type's words
export const currencies = codes.split(" ") as unknown as readonly [Currency, ...Currency[]];
/** The codes as a schema has them: a name, since the compiler would write all of them out wherever a currency stands. */
export interface CurrencyCodes extends Readonly<{ [code in Currency]: code }> {}
export const currency: z.ZodEnum<CurrencyCodes> = z
  .enum(currencies)
  .meta({ id: "Currency", description: "Currency of ISO 4217; RMB is CNY" });

/** Currencies whose minor units are not two decimals: ISO 4217, list one. */
const unusualMinorUnits: Readonly<Record<string, number>> = Object.fromEntries([
  ..."BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0]),
  ..."BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3]),
]);

/** The most decimals that an amount of any currency has: what the books keep. */
export const mostMinorUnits = 3;

/** Decimals of a currency's amounts (decisions.md, "Money"): JPY 0, KWD 3, most others 2. */
export function minorUnits(code: string): number {
  return unusualMinorUnits[code] ?? 2;
}

/** The code that files and standards have for a currency: CNY for the trade's RMB. */
export function isoCode(code: string): string {
  return code === "RMB" ? "CNY" : code;
}

/** The currency of a code of ISO 4217 as files and standards have it; undefined where the product does not deal in it. */
export function currencyOfIso(code: string): Currency | undefined {
  return currencies.find((one) => one === (code === "CNY" ? "RMB" : code));
}

/** Why an amount has more decimals than its currency; undefined where it fits. Zeros at its end do not count. */
export function tooManyDecimals(amount: string, code: string): { refusal: Refusal; values: RefusalValues } | undefined {
  const decimals = (amount.split(".")[1] ?? "").replace(/0+$/, "").length;
  const scale = minorUnits(code);
  if (decimals <= scale) return undefined;
  return scale === 0
    ? { refusal: coreRefusals.wholeAmount, values: { currency: code } }
    : { refusal: coreRefusals.amountDecimals, values: { currency: code, scale } };
}

/** Refuses at its field an amount that has more decimals than its currency; the empty text is none. */
export function checkDecimals(field: string, amount: string, code: string): void {
  const problem = tooManyDecimals(amount, code);
  if (problem) throw refuseField(field, problem.refusal, problem.values);
}

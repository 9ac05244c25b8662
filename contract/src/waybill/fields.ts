import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  countryCode,
  currency,
  decimal,
  emailAddress,
  id,
  isDecimal,
  mostMinorUnits,
  optionalText,
  orEmpty,
  phoneNumber,
  plainDigits,
  positiveDecimal,
  requiredText,
  rule,
} from "#core";
import { creditReason } from "#customer-contract";
import { portHint, requiredPort } from "#place";
import {
  airCheckDigit,
  airMainNumber,
  containerCheckDigit,
  readAirMainNumber,
  readContainerNumber,
} from "./check-digits.ts";
import { goodsRefusals } from "./goods-refusals.ts";
import { boxUnitNames, cabinetClassIds, codChannelNames, freightTermNames, tradeTerms } from "./kinds.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

const upTo = (max: number) =>
  [(value: string) => !isDecimal(value, 4) || Number(value) <= max, rule(coreRefusals.tooLarge, { max })] as const;

/** kg or m³: above zero, at most three decimals (catalogue §5), at most `max`. */
export const measure = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => value === "" || isDecimal(value, 3), { ...rule(refusals.decimals), abort: true })
    .pipe(positiveDecimal(3))
    .refine(...upTo(max));

/** No line of goods weighs or measures more, so that every sum fits its column. */
const heaviestLine = 99_999_999;
const largestLine = 99_999;
const heaviestShipment = heaviestLine * 200;
const largestShipment = largestLine * 200;
const centimetres = orEmpty(positiveDecimal(2).refine(...upTo(99_999)));

/** A house number that somebody else gave; the empty text lets the server build one. */
export const givenHouseNumber = z
  .string()
  .trim()
  .max(35)
  .transform((number) => number.toUpperCase())
  .refine((number) => /^[A-Z0-9][A-Z0-9\-/._]*$|^$/.test(number), rule(refusals.houseNumberFormat))
  .default("");

/** An air main number typed by hand: its check digit must be right; kept as `020-12345675`. */
export const typedAirMainNumber = z
  .string()
  .trim()
  .max(20)
  .superRefine((text, context) => {
    if (text === "") return;
    const number = readAirMainNumber(text);
    if (!number) {
      context.addIssue({ code: "custom", ...rule(refusals.mainNumberFormat) });
      return;
    }
    const expected = airCheckDigit(number.serial);
    if (number.checkDigit !== expected)
      context.addIssue({
        code: "custom",
        ...rule(refusals.mainNumberCheck, { expected, number: airMainNumber(number.prefix, number.serial) }),
      });
  })
  .transform((text) => {
    const number = readAirMainNumber(text);
    return number ? airMainNumber(number.prefix, number.serial) : "";
  })
  .default("");

/** A container number typed by hand: ISO 6346 with the right check digit. */
export const typedContainerNumber = z
  .string()
  .trim()
  .max(20)
  .superRefine((text, context) => {
    if (text === "") return;
    const number = readContainerNumber(text);
    if (!number) {
      context.addIssue({ code: "custom", ...rule(refusals.containerFormat) });
      return;
    }
    const expected = containerCheckDigit(number.owner, number.serial);
    if (number.checkDigit !== expected)
      context.addIssue({
        code: "custom",
        ...rule(refusals.containerCheck, { expected, number: `${number.owner}${number.serial}${expected}` }),
      });
  })
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ""))
  .default("");

/** A shipping line's main number: free text of up to 35 characters (decisions.md, "Waybills"). */
export const seaMainNumber = z
  .string()
  .trim()
  .max(35)
  .transform((number) => number.toUpperCase())
  .default("");

/** Arabic-Indic, Persian and full-width digits as Latin ones, without the dots, blanks and hyphens that group them. */
const hsDigits = (text: string): string => plainDigits(text.normalize("NFKC")).replace(/[.\s-]/g, "");

/** True for digits of a customs code: six of the Harmonised System, then up to four of a country's tariff. */
export const isHsCode = (digits: string): boolean => /^\d{6,10}$/.test(digits);

/** A customs code as it is entered, also `8504.40.13` or `8504 4013`; kept as its digits. */
export const hsCode = requiredText(20).transform(hsDigits).refine(isHsCode, rule(goodsRefusals.customsCode));

/** As {@link hsCode}, or the empty text; missing is the empty text. */
export const optionalHsCode = optionalText(20)
  .transform(hsDigits)
  .refine((digits) => digits === "" || isHsCode(digits), rule(goodsRefusals.customsCode));

/** A line of goods as it is entered (catalogue §3, "Items"). */
export const itemInput = z.strictObject({
  productName: requiredText(120).describe("Product name"),
  customsCode: hsCode.describe("HS code, 6 to 10 digits"),
  boxCount: z.int().min(1).max(99_999).describe("Boxes"),
  boxUnit: z.enum(boxUnitNames).describe("Kind of package"),
  lengthCm: centimetres.describe("Length of a box in cm"),
  widthCm: centimetres.describe("Width of a box in cm"),
  heightCm: centimetres.describe("Height of a box in cm"),
  boxVolume: orEmpty(measure(largestLine)).describe("Volume of a box in m³, instead of its measures"),
  volume: measure(largestLine).describe("Volume of the line in m³; boxes × volume of a box, rounded to three decimals"),
  weight: measure(heaviestLine).describe("Gross weight of the line in kg"),
  unitPrice: positiveDecimal(4)
    .refine(...upTo(99_999_999))
    .describe("Price of a box"),
  itemValue: orEmpty(decimal(2)).describe(
    "Value of the line, unit price × boxes; the server computes it when it is left out",
  ),
  currency: currency.describe("Currency of the price"),
  remark: optionalText(200).describe("Remark"),
  postalCode: optionalText(20).describe("Postal code it goes to"),
  tradingPlatform: optionalText(60).describe("Platform it was sold on"),
});
export type ItemInput = z.output<typeof itemInput>;

/** Numbers and dates that every form has. */
export const numberFields = {
  orderNumber: optionalText(60).describe("The customer's order number"),
  platformOrder: optionalText(60).describe("Order number on a trading platform"),
  shippingDate: calendarDate.describe("Shipping date, YYYY-MM-DD"),
};

/** Whose shipment it is: a customer on file, or a name. */
export const customerFields = {
  customerId: id.nullable().default(null).describe("Customer on file, or null"),
  customerName: optionalText(120).describe("Name of a customer who is not on file"),
  creditReason,
};

export const shipperFields = {
  shipperName: requiredText(120).describe("Shipper"),
  shipperCompany: optionalText(160).describe("Shipper's company"),
  shipperPhone: orEmpty(phoneNumber).describe("Shipper's phone number"),
  shipperEmail: orEmpty(emailAddress).describe("Shipper's e-mail address"),
  shipperCountry: orEmpty(countryCode).describe("Shipper's country, ISO 3166-1 alpha-2"),
  shipperProvince: optionalText(80).describe("Shipper's province or state"),
  shipperCity: optionalText(80).describe("Shipper's city"),
  shipperAddress: optionalText(300).describe("Shipper's address"),
  shipperPostalCode: optionalText(20).describe("Shipper's postal code"),
};

export const consigneeFields = {
  consigneeName: requiredText(120).describe("Consignee"),
  consigneeCompany: optionalText(160).describe("Consignee's company"),
  consigneePhone: orEmpty(phoneNumber).describe("Consignee's phone number"),
  consigneeEmail: orEmpty(emailAddress).describe("Consignee's e-mail address"),
  consigneeCountry: orEmpty(countryCode).describe("Consignee's country, ISO 3166-1 alpha-2"),
  consigneeProvince: optionalText(80).describe("Consignee's province or state"),
  consigneeCity: optionalText(80).describe("Consignee's city"),
  consigneeAddress: optionalText(300).describe("Consignee's address"),
  consigneePostalCode: optionalText(20).describe("Consignee's postal code"),
};

/** Delivery to the door needs to know where the door is. */
export const doorConsigneeFields = {
  ...consigneeFields,
  consigneePhone: phoneNumber.describe("Consignee's phone number"),
  consigneeCountry: countryCode.describe("Consignee's country, ISO 3166-1 alpha-2"),
  consigneeCity: requiredText(80).describe("Consignee's city"),
  consigneeAddress: requiredText(300).describe("Consignee's address"),
};

/** Where the shipment ends. */
export const destinationFields = {
  country: countryCode.describe("Country of destination, ISO 3166-1 alpha-2"),
  city: requiredText(80).describe("City of destination"),
};

const dates = {
  etd: orEmpty(calendarDate).describe("Estimated departure, YYYY-MM-DD"),
  eta: orEmpty(calendarDate).describe("Estimated arrival, YYYY-MM-DD"),
};

export const airFields = {
  mainNumber: typedAirMainNumber.describe("IATA air waybill number with its check digit, or the empty text"),
  loadingPort: requiredPort("air").describe(`Airport of departure: IATA code, ${portHint}`),
  destinationPort: requiredPort("air").describe(`Airport of destination: IATA code, ${portHint}`),
  carrier: optionalText(80).describe("Airline"),
  flightNumber: optionalText(20).describe("Flight"),
  ...dates,
};

export const seaFields = {
  mainNumber: seaMainNumber.describe(
    "The shipping line's bill of lading number, up to 35 characters, or the empty text",
  ),
  loadingPort: requiredPort("sea").describe(`Port of loading: UN/LOCODE, ${portHint}`),
  destinationPort: requiredPort("sea").describe(`Port of destination: UN/LOCODE, ${portHint}`),
  carrier: optionalText(80).describe("Shipping line"),
  vessel: optionalText(80).describe("Vessel"),
  voyage: optionalText(30).describe("Voyage"),
  ...dates,
  cabinetClass: z.enum(cabinetClassIds).describe("Cabinet class"),
  cabinetType: optionalText(10).describe("Container type of that class, ISO 6346 size and type code"),
  containerNumber: typedContainerNumber.describe("Container number (ISO 6346), or the empty text"),
  sealNumber: optionalText(30).describe("Seal number"),
};

export const termsFields = {
  tradeTerms: z
    .union([z.literal(""), z.enum(tradeTerms)])
    .default("")
    .describe("Incoterms 2020"),
  freightTerms: z
    .union([z.literal(""), z.enum(freightTermNames)])
    .default("")
    .describe("Freight prepaid or collect"),
  notifyParty: optionalText(300).describe("Notify party"),
};

/** Cash on delivery: an amount is required, 0 for none (catalogue §5). */
export const codFields = {
  codAmount: decimal(mostMinorUnits).describe("Cash on delivery, with its currency's decimals; 0 for none"),
  codCurrency: z
    .union([z.literal(""), currency])
    .default("")
    .describe("Its currency, needed with an amount"),
  codChannel: z
    .union([z.literal(""), z.enum(codChannelNames)])
    .default("")
    .describe("How it is taken, needed with an amount"),
};

/** The people in charge and the warehouse, all required (catalogue §5). */
export const assignmentFields = {
  operatorId: id.describe("Operator"),
  salesId: id.describe("Salesperson"),
  customerServiceId: id.describe("Customer service"),
  marketingId: id.describe("Marketing"),
  warehouseId: id.describe("Warehouse that receives the goods"),
};

/** Goods: the heading's name and code, the items, and totals that must agree with them. */
export const goodsFields = {
  productName: requiredText(160).describe("Goods name"),
  customsCode: hsCode.describe("HS code of the shipment, 6 to 10 digits"),
  items: z.array(itemInput).min(1).max(200).describe("Lines of goods"),
  pieces: z.int().min(1).optional().describe("Pieces, the sum of the items' boxes; may be left out"),
  weight: measure(heaviestShipment).describe("Gross weight in kg, the sum of the items"),
  volume: measure(largestShipment).describe("Volume in m³, the sum of the items"),
  chargeableWeight: orEmpty(measure(heaviestShipment)).describe(
    "Chargeable weight in kg; the server computes it and refuses another",
  ),
  remark: optionalText(500).describe("Remark"),
};

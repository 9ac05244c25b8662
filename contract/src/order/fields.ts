import { z } from "zod";
import {
  calendarDate,
  coreRefusals,
  countryCode,
  currency,
  isDecimal,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  rule,
} from "#core";
import { optionalPort, portHint, portProblem, portRefusals, type PortKind } from "#place";
import {
  boxUnitNames,
  consigneeFields,
  goodsRefusals,
  isSea,
  lineVolume,
  measure,
  optionalHsCode,
  shipperFields,
  tradeTerms,
  waybillRefusals,
  waybillTypeNumbers,
} from "#waybill";
import { deliveryServiceNames, exportTypeNames, mostOrderItems } from "./kinds.ts";

const centimetres = orEmpty(positiveDecimal(2).refine((value) => !isDecimal(value, 2) || Number(value) <= 99_999));

const itemFields = {
  productName: requiredText(120).describe("Product name"),
  customsCode: optionalHsCode.describe("HS code, where it is known"),
  boxCount: z.int().min(1).max(99_999).describe("Packages"),
  boxUnit: z.enum(boxUnitNames).default("carton").describe("Kind of package"),
  lengthCm: centimetres.describe("Length of a package in cm"),
  widthCm: centimetres.describe("Width of a package in cm"),
  heightCm: centimetres.describe("Height of a package in cm"),
  boxVolume: orEmpty(measure(99_999)).describe("Volume of a package in m³, instead of its measures"),
  weight: measure(99_999_999).describe("Gross weight of the line in kg"),
  unitPrice: positiveDecimal(4).describe("Value of a package, for customs"),
};
export interface OrderItemFields extends Readonly<typeof itemFields> {}

/** A line of goods of an order; a customer need not know customs codes. */
export const orderItem: z.ZodObject<OrderItemFields, z.core.$strict> = z.strictObject(itemFields);
export type OrderItem = z.output<typeof orderItem>;

const orderFields = {
  type: z.literal(waybillTypeNumbers).describe("1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
  customerReference: optionalText(60).describe("The customer's own order number"),
  readyDate: orEmpty(calendarDate).describe("When the goods are ready, YYYY-MM-DD"),
  ...shipperFields,
  ...consigneeFields,
  deliveryCity: optionalText(80).describe("City where the goods are handed over"),
  deliveryPort: optionalPort().describe(`Port of loading: IATA airport or UN/LOCODE by the type, ${portHint}`),
  destinationCountry: countryCode.describe("Country of destination, ISO 3166-1 alpha-2"),
  destinationCity: requiredText(80).describe("City of destination"),
  destinationPort: optionalPort().describe(`Port of destination: IATA airport or UN/LOCODE by the type, ${portHint}`),
  tradeTerms: z
    .union([z.literal(""), z.enum(tradeTerms)])
    .default("")
    .describe("Incoterms 2020"),
  exportType: z.enum(exportTypeNames).default("generalTrade").describe("How the goods are exported"),
  deliveryService: z.enum(deliveryServiceNames).default("toWarehouse").describe("How the goods come to the forwarder"),
  productName: requiredText(160).describe("Goods name"),
  customsCode: optionalHsCode.describe("HS code of the shipment, where it is known"),
  currency: currency.describe("Currency of the goods' value"),
  items: z.array(orderItem).min(1).max(mostOrderItems).describe("Lines of goods"),
  remark: optionalText(500).describe("Remark"),
};
export interface OrderFields extends Readonly<typeof orderFields> {}

const door = ["consigneePhone", "consigneeCountry", "consigneeCity", "consigneeAddress"] as const;
const side = z.string().default("");
const boxFields = { boxCount: z.int(), lengthCm: side, widthCm: side, heightCm: side, boxVolume: side };
const measured = z.object(boxFields);

/** Delivery to the door needs to know where the door is; a package needs its measures or its volume. */
function rulesOfOrder(value: unknown, context: z.core.$RefinementCtx): void {
  const order: Readonly<Record<string, unknown>> = typeof value === "object" && value !== null ? { ...value } : {};
  const report = (path: (string | number)[], problem: ReturnType<typeof rule>) =>
    context.issues.push({ code: "custom", path, input: value, ...problem });
  if (typeof order["type"] === "number" && order["type"] >= 3)
    for (const field of door) if ((order[field] ?? "") === "") report([field], rule(coreRefusals.required));
  for (const field of ["deliveryPort", "destinationPort"] as const) {
    const problem = portProblem(portKind(order["type"]), order[field]);
    if (problem) report([field], problem);
  }
  const items: readonly unknown[] = Array.isArray(order["items"]) ? order["items"] : [];
  items.forEach((item, line) => {
    const box = measured.safeParse(item);
    if (box.success && isMeasurable(box.data) && lineVolume(box.data) === undefined)
      report(["items", line, "boxVolume"], rule(waybillRefusals.itemMeasures));
  });
}

/** A number that is none has its own message already. */
function isMeasurable({ boxCount: _count, ...texts }: z.output<typeof measured>): boolean {
  return Object.values(texts).every((text) => text === "" || isDecimal(text, 4));
}

/** Which list an order's ports are of; undefined is either. */
function portKind(type: unknown): PortKind | undefined {
  if (typeof type !== "number" || type === 5) return undefined;
  return isSea(type) ? "sea" : "air";
}

/** The rules run whatever else is wrong with the form, so that a person learns of everything at once. */
const whenever = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

/** The refusals of an order's form, whoever fills it in. */
export const orderFormRefusals = [
  portRefusals.airport,
  portRefusals.seaport,
  portRefusals.port,
  waybillRefusals.decimals,
  goodsRefusals.customsCode,
  waybillRefusals.itemMeasures,
];

/** A customer's order form, with a call's `extra` fields. */
export function orderForm<E extends z.ZodRawShape>(extra: E): z.ZodObject<E & OrderFields, z.core.$strict> {
  return z.strictObject({ ...extra, ...orderFields }).superRefine(rulesOfOrder, whenever);
}

const whole = z.strictObject(orderFields);
/** An order as it was entered. */
export type OrderForm = z.output<typeof whole>;

const placedFields = {
  ...orderFields,
  readyDate: z.string().describe("When the goods are ready, YYYY-MM-DD, or the empty text"),
};
export interface PlacedOrderFields extends Readonly<typeof placedFields> {}

/** An order as it is shown again: what was entered. */
export const placedOrder: z.ZodObject<PlacedOrderFields> = z.object(placedFields).meta({ id: "PlacedOrder" });

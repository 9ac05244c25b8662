import { z } from "zod";
import { id, text, version } from "#core";
import { waybillTypeNumbers } from "#waybill";
import { placedOrder } from "./fields.ts";
import { orderActionNames, orderStateNames } from "./kinds.ts";

const common = {
  id: id.describe("Order"),
  orderNumber: text("Its number"),
  customerReference: text("The customer's own order number"),
  state: z.enum(orderStateNames).describe("How far it has come"),
  type: z.literal(waybillTypeNumbers).describe("1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
  productName: text("Goods name"),
  consigneeName: text("Consignee"),
  destinationCountry: text("Country of destination, ISO 3166-1 alpha-2"),
  destinationCity: text("City of destination, in the request's language where it is known"),
  pieces: z.int().describe("Packages"),
  weight: text("Gross weight in kg"),
  volume: text("Volume in m³"),
  houseNumber: text("House number of its waybill, or the empty text"),
  reason: text("Why it was turned down, or the empty text"),
  createdAt: text("When it was placed"),
  version: version.describe("Version for a later edit"),
};

/** An order as the customer's own list shows it. */
export const customerOrder = z
  .object({ ...common, trackingState: text("Present logistics state of its waybill, or the empty text") })
  .meta({ id: "CustomerOrder" });
export type CustomerOrder = z.output<typeof customerOrder>;

const receivedOrderFields = {
  ...common,
  source: z.enum(["portal", "staff"]).describe("Placed by the customer, or recorded by staff"),
  customerId: id.describe("Customer"),
  customerNumber: text("Customer number"),
  customerName: text("Customer"),
  salesId: id.nullable().describe("The customer's salesperson when it was placed"),
  waybillId: id.nullable().describe("The waybill that it was accepted into"),
  receivedPieces: z.int().describe("Pieces taken into the warehouse"),
  acceptedByName: text("Who accepted it, or the empty text"),
  acceptedAt: z.string().nullable().describe("When it was accepted"),
  endedByName: text("Who turned it down or withdrew it, or the empty text"),
  endedAt: z.string().nullable().describe("When it was turned down or withdrawn"),
  createdByName: text("Who placed or recorded it"),
  missing: z
    .array(z.enum(["customsCode", "loadingPort", "destinationPort"]))
    .describe("Fields of a waybill that it leaves open: accepting it asks for them, ports by air and sea alone"),
};
export interface ReceivedOrderFields extends Readonly<typeof receivedOrderFields> {}

/** An order as the receiving centre shows it. */
export const receivedOrder: z.ZodObject<ReceivedOrderFields> = z
  .object(receivedOrderFields)
  .meta({ id: "ReceivedOrder" });
export type ReceivedOrder = z.output<typeof receivedOrder>;

/** An entry of an order's history. */
export const orderLogEntry = z
  .object({
    id: id.describe("Entry"),
    action: z.enum(orderActionNames).describe("Action"),
    userName: text("Who"),
    createdAt: text("When"),
    detail: text("Number of the waybill, or the reason; or the empty text"),
  })
  .meta({ id: "OrderLogEntry" });

/** The whole of an order. */
export const wholeOrder = <T extends z.ZodType>(order: T) =>
  z.object({
    order: order.describe("The order"),
    form: placedOrder.describe("The order as it was placed"),
    log: z.array(orderLogEntry).describe("Its history, newest first"),
  });

import { z } from "zod";
import {
  calendarDate,
  defineCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  optionalText,
  requiredText,
  someId,
  staff,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { optionalPort, portRefusals } from "#place";
import { creditHeld, creditReason } from "#customer-contract";
import {
  assignmentFields,
  cabinetClassIds,
  givenHouseNumber,
  optionalHsCode,
  goodsRefusals,
  waybillRefusals,
  waybillTypeNumbers,
} from "#waybill";
import { exampleOrder } from "./customer-calls.ts";
import { orderForm, orderFormRefusals } from "./fields.ts";
import { orderFilters, orderSorts, receivingFilters } from "./filters.ts";
import { mostAcceptedAtOnce, orderStateNames } from "./kinds.ts";
import { orderRefusals as refusals } from "./refusals.ts";
import { receivedOrder, wholeOrder } from "./rows.ts";

const page = "/logisticsManagement/orderWayBill";
const which = { id: id.describe("Order") };
const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number, the customer, the goods name or the consignee; or several numbers, separated by blanks, commas or lines",
  ),
  customerId: id.optional().describe("Only of this customer"),
  source: z.enum(["portal", "staff"]).optional().describe("Only placed by customers, or only recorded by staff"),
  ...orderFilters,
  ...receivingFilters,
};
const sorts = [...orderSorts, "customerName", "volume", "acceptedAt"] as const;

export const getOrderReceivingCenterList = defineCall({
  path: "/WayBill/GetOrderReceivingCenterList",
  summary: "Orders that came in, with how many are in each state",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(receivedOrder).extend({
    counts: z
      .record(z.enum(orderStateNames), z.int().describe("Orders in this state"))
      .describe("How many orders the caller sees in each state, whatever is filtered"),
  }),
  changes: false,
  refusals: [],
  example: { state: "toAccept" },
});

export const exportOrderReceivingCenterList = exportCall({
  path: "/WayBill/ExportOrderReceivingCenterList",
  summary: "The filtered orders as a spreadsheet, at most 50,000 at once",
  page,
  filters,
  sorts,
  example: {},
});

export const loadEntrustOrder = defineCall({
  path: "/EntrustOrder/LoadEntrustOrder",
  summary: "An order with what was asked for and its history",
  access: staff(`${page}:view`),
  input: z.strictObject(which),
  answer: wholeOrder(receivedOrder),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const addEntrustOrder = defineCall({
  path: "/EntrustOrder/AddEntrustOrder",
  summary: "Record an order that came by phone or e-mail, for a customer",
  access: staff(`${page}:add`),
  input: orderForm({ customerId: id.describe("Customer on file") }),
  answer: z.object({ id: id.describe("The new order"), orderNumber: z.string().describe("Its number") }),
  changes: true,
  refusals: [refusals.customerGone, ...orderFormRefusals],
  example: { customerId: someId, ...exampleOrder },
});

export const editEntrustOrder = defineCall({
  path: "/EntrustOrder/EditEntrustOrder",
  summary: "Correct or complete an order that was not accepted yet",
  access: staff(`${page}:add`),
  input: orderForm({ ...which, version: version.describe("Version it was read with") }),
  answer: z.object({ version: version.describe("The new version") }),
  changes: true,
  refusals: [refusals.accepted, refusals.ended, ...orderFormRefusals],
  example: { id: someId, version: 1, ...exampleOrder },
});

const completion = {
  shippingDate: calendarDate.describe("Shipping date of the waybills, YYYY-MM-DD"),
  loadingPort: optionalPort().describe("Port of loading where the order names none"),
  destinationPort: optionalPort().describe("Port of destination where the order names none"),
  customsCode: optionalHsCode.describe("HS code where the order names none"),
  cabinetClass: z
    .union([z.literal(""), z.enum(cabinetClassIds)])
    .default("")
    .describe("Cabinet class; by sea only"),
  ...assignmentFields,
  creditReason,
};
const staffExample = {
  shippingDate: "2026-11-24",
  loadingPort: "SZX",
  destinationPort: "RUH",
  customsCode: "85044013",
  operatorId: someId,
  salesId: someId,
  customerServiceId: someId,
  marketingId: someId,
  warehouseId: someId,
};
const acceptRefusals = [
  goodsRefusals.customsCode,
  portRefusals.port,
  refusals.accepted,
  refusals.ended,
  refusals.wrongWay,
  waybillRefusals.numberTaken,
  waybillRefusals.houseNumberFormat,
  waybillRefusals.warehouseNeeded,
  waybillRefusals.staffNeeded,
  waybillRefusals.customerGone,
  waybillRefusals.partyBlocked,
  ...creditHeld,
];

export const acceptEntrustOrder = defineCall({
  path: "/EntrustOrder/AcceptEntrustOrder",
  summary: "Accept an order: it becomes a waybill of its customer, with its first logistics state",
  access: staff(`${page}:approve`),
  input: z.strictObject({
    ...which,
    version: version.describe("Version it was read with"),
    type: z
      .literal(waybillTypeNumbers)
      .optional()
      .describe("Another type of the same mode of transport (to the port or to the door); default: the order's"),
    houseNumber: givenHouseNumber.describe("House number; left empty, the server builds one"),
    ...completion,
  }),
  answer: z.object({
    waybillId: id.describe("The new waybill"),
    houseNumber: z.string().describe("House number, given or built"),
  }),
  changes: true,
  refusals: acceptRefusals,
  example: { id: someId, version: 1, ...staffExample },
});

export const acceptEntrustOrders = defineCall({
  path: "/EntrustOrder/AcceptEntrustOrders",
  summary: "Accept many orders with the same staff, each for itself",
  description: "An order that is refused stays as it is and says why; the others are accepted.",
  access: staff(`${page}:approve`),
  input: z.strictObject({
    ids: z.array(id).min(1).max(mostAcceptedAtOnce).describe("Orders"),
    ...completion,
  }),
  answer: z.object({
    rows: z
      .array(
        z.object({
          id: id.describe("Order"),
          orderNumber: z.string().describe("Its number"),
          houseNumber: z.string().describe("House number of the new waybill; empty when refused"),
          error: z.string().describe("Why it was not accepted, or the empty text"),
        }),
      )
      .describe("Outcome for each, in the order asked"),
  }),
  changes: true,
  refusals: [portRefusals.port, goodsRefusals.customsCode],
  example: { ids: [someId], ...staffExample },
});

export const turnDownEntrustOrder = defineCall({
  path: "/EntrustOrder/TurnDownEntrustOrder",
  summary: "Turn an order down with a reason, which the customer sees and gets by e-mail",
  access: staff(`${page}:approve`),
  input: z.strictObject({
    ...which,
    reason: requiredText(300).describe("Why, as the customer reads it"),
    notify: z.boolean().default(true).describe("Send it to the customer's e-mail address on file"),
  }),
  answer: z.object({
    mail: z
      .enum(["sent", "outbox", "noAddress", "failed", "unknown", "notAsked"])
      .describe(
        "`outbox`: no mail server is configured, nothing left; `failed`: the mail server did not take it; `unknown`: the mail server took it without confirming, it may have arrived",
      ),
    address: z.string().describe("The addresses on file, separated by commas, or the empty text"),
    refused: z.array(z.string()).describe("Addresses that the mail server did not take, while it took others"),
  }),
  changes: true,
  refusals: [refusals.accepted, refusals.ended],
  example: { id: someId, reason: "Lithium batteries without UN 38.3 report" },
});

export const reopenEntrustOrder = defineCall({
  path: "/EntrustOrder/ReopenEntrustOrder",
  summary: "Open an order again that was turned down, or whose waybill was voided or deleted",
  access: staff(`${page}:approve`),
  input: z.strictObject(which),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.notEnded],
  example: { id: someId },
});

export const staffOrderCalls: readonly Call[] = [
  getOrderReceivingCenterList,
  exportOrderReceivingCenterList,
  loadEntrustOrder,
  addEntrustOrder,
  editEntrustOrder,
  acceptEntrustOrder,
  acceptEntrustOrders,
  turnDownEntrustOrder,
  reopenEntrustOrder,
];

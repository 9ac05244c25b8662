import { z } from "zod";
import {
  customerOnly,
  defineCall,
  exportInput,
  id,
  listAnswer,
  listInput,
  madeFile,
  optionalText,
  someId,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { orderForm, orderFormRefusals } from "./fields.ts";
import { orderFilters, orderSorts } from "./filters.ts";
import { orderRefusals as refusals } from "./refusals.ts";
import { customerOrder, wholeOrder } from "./rows.ts";

/** An order for two cartons by air to Riyadh. */
export const exampleOrder = {
  type: 1 as const,
  customerReference: "PO-7788",
  shipperName: "陈静",
  shipperCity: "Shenzhen",
  shipperCountry: "CN",
  consigneeName: "محمد العتيبي",
  consigneePhone: "+966 50 123 4567",
  deliveryCity: "Shenzhen",
  destinationCountry: "SA",
  destinationCity: "Riyadh",
  productName: "Power adapters",
  currency: "USD" as const,
  items: [
    {
      productName: "Power adapter 65 W",
      boxCount: 2,
      lengthCm: "100",
      widthCm: "120",
      heightCm: "110",
      weight: "300",
      unitPrice: "640",
    },
  ],
};

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number, the goods name or the consignee; or several numbers, separated by blanks, commas or lines",
  ),
  trackingState: optionalText(60).describe("Part of the name of its waybill's present logistics state"),
  ...orderFilters,
};

export const getCustomerEntrustOrderList = defineCall({
  path: "/EntrustOrder/GetCustomerEntrustOrderList",
  summary: "The signed-in customer's own entrust orders",
  access: customerOnly,
  input: listInput(filters, orderSorts),
  answer: listAnswer(customerOrder),
  changes: false,
  refusals: [],
  example: {},
});

export const exportCustomerEntrustOrderList = defineCall({
  path: "/EntrustOrder/ExportCustomerEntrustOrderList",
  summary: "The customer's own filtered orders as a spreadsheet, at most 50,000 at once",
  access: customerOnly,
  input: exportInput(filters, orderSorts),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: {},
});

export const loadCustomerEntrustOrder = defineCall({
  path: "/EntrustOrder/LoadCustomerEntrustOrder",
  summary: "An own order of the signed-in customer",
  access: customerOnly,
  input: z.strictObject({ id: id.describe("Order") }),
  answer: wholeOrder(customerOrder),
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const addCustomerEntrustOrder = defineCall({
  path: "/EntrustOrder/AddCustomerEntrustOrder",
  summary: "The customer places an order",
  description: "The forwarder's receiving centre is told at once.",
  access: customerOnly,
  input: orderForm({}),
  answer: z.object({ id: id.describe("The new order"), orderNumber: z.string().describe("Its number") }),
  changes: true,
  refusals: orderFormRefusals,
  example: exampleOrder,
});

export const editCustomerEntrustOrder = defineCall({
  path: "/EntrustOrder/EditCustomerEntrustOrder",
  summary: "The customer changes an order that was not accepted yet",
  access: customerOnly,
  input: orderForm({ id: id.describe("Order"), version: version.describe("Version it was read with") }),
  answer: z.object({ version: version.describe("The new version") }),
  changes: true,
  refusals: [refusals.acceptedMeanwhile, refusals.ended, ...orderFormRefusals],
  example: { id: someId, version: 1, ...exampleOrder },
});

export const withdrawCustomerEntrustOrder = defineCall({
  path: "/EntrustOrder/WithdrawCustomerEntrustOrder",
  summary: "The customer withdraws an order that was not accepted yet",
  access: customerOnly,
  input: z.strictObject({ id: id.describe("Order") }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.acceptedMeanwhile, refusals.ended],
  example: { id: someId },
});

export const customerOrderCalls: readonly Call[] = [
  getCustomerEntrustOrderList,
  exportCustomerEntrustOrderList,
  loadCustomerEntrustOrder,
  addCustomerEntrustOrder,
  editCustomerEntrustOrder,
  withdrawCustomerEntrustOrder,
];

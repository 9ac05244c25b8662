import { z } from "zod";
import {
  calendarDate,
  customerOnly,
  defineCall,
  exportInput,
  id,
  decimalBound,
  listAnswer,
  listInput,
  optionalText,
  orEmpty,
  staff,
  startedJob,
  version,
  type Call,
  longestNumbersSearch,
} from "#core";
import { portFilter, routeNames } from "#place";
import { codStatusNames, paymentStatusNames, waybillTypeNumbers } from "./kinds.ts";

const sees = staff("/logisticsManagement/checkWayBill:view");
const type = z.literal(waybillTypeNumbers);
const weightBound = decimalBound(3);

const reading = {
  id: id.describe("Waybill"),
  type: type.describe("1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
  isMain: z.boolean().describe("A master waybill"),
  houseNumber: z.string().describe("House number; of a master waybill its master number"),
  mainNumber: z.string().describe("Master number, or the empty text"),
  orderNumber: z.string().describe("The customer's order number"),
  platformOrder: z.string().describe("Order number on a trading platform"),
  expressNumber: z.string().describe("The last-mile carrier's number"),
  shippingDate: z.string().describe("Shipping date, YYYY-MM-DD"),
  shipperName: z.string().describe("Shipper"),
  consigneeName: z.string().describe("Consignee"),
  loadingPort: z.string().describe("Port of loading"),
  destinationPort: z.string().describe("Port of destination"),
  ...routeNames,
  country: z.string().describe("Country of destination, ISO 3166-1 alpha-2"),
  city: z.string().describe("City of destination"),
  productName: z.string().describe("Goods name"),
  pieces: z.int().describe("Pieces"),
  weight: z.string().describe("Gross weight in kg"),
  volume: z.string().describe("Volume in m³"),
  chargeableWeight: z.string().describe("Chargeable weight in kg"),
  codAmount: z.string().describe("Cash on delivery; 0.00 for none"),
  codCurrency: z.string().describe("Its currency"),
  codStatus: z.enum(codStatusNames).describe("Status of cash on delivery"),
  stateId: id.nullable().describe("Present logistics state"),
  state: z.string().describe("Its name in the language of the request, or the empty text"),
  preset: z.string().nullable().describe("Its key when companies start with it"),
  phase: z.string().nullable().describe("Phase of a shipment's way that it belongs to, or null"),
  stateAt: z.string().nullable().describe("When it came to that state"),
  etd: z.string().nullable().describe("Estimated departure, YYYY-MM-DD"),
  eta: z.string().nullable().describe("Estimated arrival, YYYY-MM-DD"),
  createdAt: z.string().describe("When it was entered"),
};

const listedWaybillFields = {
  ...reading,
  numberFlagged: z.boolean().describe("A number received from others has a wrong check digit"),
  mainWaybillId: id.nullable().describe("The master waybill it belongs to"),
  customerNumber: z.string().describe("Customer number, or the empty text"),
  customerName: z.string().describe("Customer"),
  paymentStatus: z.enum(paymentStatusNames).describe("Payment status"),
  operatorName: z.string().describe("Operator"),
  salesName: z.string().describe("Salesperson"),
  customerServiceName: z.string().describe("Customer service"),
  marketingName: z.string().describe("Marketing"),
  warehouseName: z.string().describe("Warehouse"),
  voided: z.boolean().describe("Voided"),
  createdByName: z.string().describe("Who entered it"),
  version: version.describe("Version for a later edit"),
};
export interface ListedWaybillFields extends Readonly<typeof listedWaybillFields> {}

export const listedWaybill: z.ZodObject<ListedWaybillFields> = z
  .object(listedWaybillFields)
  .meta({ id: "ListedWaybill" });
export type ListedWaybill = z.output<typeof listedWaybill>;

const sorts = ["createdAt", "shippingDate", "houseNumber", "mainNumber"] as const;

/** Filters of the waybill list, the same for its export. */
export const waybillFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number (house, master, order, platform, express, customer), a name (customer, shipper, consignee) or the goods name; or several whole numbers, separated by blanks, commas or lines. The code of a piece's label stands for its shipment",
  ),
  types: z.array(type).max(5).default([]).describe("Only these types; none for all"),
  kind: z.enum(["all", "house", "main"]).default("all").describe("Houses, master waybills, or both"),
  stateId: id.optional().describe("Only in this logistics state"),
  paymentStatus: z.enum(paymentStatusNames).optional().describe("Only with this payment status"),
  codStatus: z.enum(codStatusNames).optional().describe("Only with this status of cash on delivery"),
  customerId: id.optional().describe("Only of this customer"),
  mainWaybillId: id.optional().describe("Only under this master waybill"),
  hasMain: z.boolean().optional().describe("True: only with a master number; false: only without"),
  country: optionalText(2).describe("Country of destination, ISO 3166-1 alpha-2"),
  city: optionalText(80).describe("City of destination"),
  loadingPort: portFilter.describe("Port of loading"),
  destinationPort: portFilter.describe("Port of destination"),
  operatorId: id.optional().describe("Only of this operator"),
  salesId: id.optional().describe("Only of this salesperson"),
  customerServiceId: id.optional().describe("Only of this customer service"),
  marketingId: id.optional().describe("Only of this marketing user"),
  warehouseId: id.optional().describe("Only of this warehouse"),
  shippingFrom: orEmpty(calendarDate).describe("Shipping date from, YYYY-MM-DD"),
  shippingTo: orEmpty(calendarDate).describe("Shipping date to, YYYY-MM-DD"),
  createdFrom: orEmpty(calendarDate).describe("Entered from, YYYY-MM-DD (UTC)"),
  createdTo: orEmpty(calendarDate).describe("Entered to, YYYY-MM-DD (UTC)"),
  weightFrom: weightBound.describe("Chargeable weight from, kg"),
  weightTo: weightBound.describe("Chargeable weight to, kg"),
  voided: z.enum(["no", "yes", "all"]).default("no").describe("Voided ones: without, only, or with them"),
};

export const wayBillListByPage = defineCall({
  path: "/WayBill/WayBillListByPage",
  summary: "The waybills that the signed-in user may see",
  access: sees,
  input: listInput(waybillFilters, sorts),
  answer: listAnswer(listedWaybill),
  changes: false,
  refusals: [],
  example: { types: [1, 3], search: "riyadh" },
});

export const exportWayBillList = defineCall({
  path: "/WayBill/ExportWayBillList",
  summary: "Export the filtered waybills, all pages, as a spreadsheet in the background",
  description: "Works after the company's period has ended as well: data can always be taken along.",
  access: { ...staff("/logisticsManagement/checkWayBill:export"), afterExpiry: true },
  input: exportInput(waybillFilters, sorts),
  answer: startedJob,
  changes: true,
  refusals: [],
  example: { types: [1] },
});

export const customerWaybill = z.object(reading).meta({ id: "CustomerWaybill" });

const customerFilters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of a number, a name or the goods name; or several whole numbers, separated by blanks, commas or lines. The code of a piece's label stands for its shipment",
  ),
  types: z.array(type).max(5).default([]).describe("Only these types; none for all"),
  shippingFrom: orEmpty(calendarDate).describe("Shipping date from, YYYY-MM-DD"),
  shippingTo: orEmpty(calendarDate).describe("Shipping date to, YYYY-MM-DD"),
};

export const getCustomerWayBillList = defineCall({
  path: "/WayBill/GetCustomerWayBillList",
  summary: "The signed-in customer's own shipments",
  access: customerOnly,
  input: listInput(customerFilters, sorts),
  answer: listAnswer(customerWaybill),
  changes: false,
  refusals: [],
  example: {},
});

export const exportCustomerWayBillList = defineCall({
  path: "/WayBill/ExportCustomerWayBillList",
  summary: "Export the customer's own shipments as a spreadsheet in the background",
  access: customerOnly,
  input: exportInput(customerFilters, sorts),
  answer: startedJob,
  changes: true,
  refusals: [],
  example: {},
});

export const listCalls: readonly Call[] = [
  wayBillListByPage,
  exportWayBillList,
  getCustomerWayBillList,
  exportCustomerWayBillList,
];

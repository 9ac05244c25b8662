import { z } from "zod";
import {
  calendarDate,
  changedRecord,
  coreRefusals,
  currency,
  defineCall,
  deletedRecords,
  enteredFilters,
  exportCall,
  id,
  listAnswer,
  listInput,
  logActionTexts,
  logCall,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  text,
  version,
  type Call,
  type LocalText,
} from "#core";
import { creditReleaseTexts } from "#customer";
import { creditHeld } from "#customer-contract";
import { currencyRefusals } from "#currency";
import { exchangeRateRefusals } from "#exchange-rate";
import { fileRefusals } from "#files";
import { periodRefusals } from "#period";
import { supplierCost, supplierCostRefusals } from "#supplier-cost";
import { paymentStatusNames, accountRefusals } from "#waybill";
import { billFields, billRow, listedBill, openedBill } from "./bills.ts";
import { billRefusals as refusals } from "./refusals.ts";

const page = "/logisticsManagement/jobSummary";
const sees = staff(`${page}:view`);

const refused = [
  refusals.dueBeforeBill,
  supplierCostRefusals.noCustomer,
  supplierCostRefusals.noChargeItem,
  accountRefusals.jobSigned,
  exchangeRateRefusals.none,
  currencyRefusals.disabled,
  exchangeRateRefusals.date,
  coreRefusals.tooLarge,
  fileRefusals.gone,
  ...creditHeld,
] as const;
const example = {
  customerNumber: "C0001",
  billDate: "2026-11-20",
  currency: "USD" as const,
  lines: [{ chargeItemId: someId, qty: "440", unitPrice: "3.25" }],
};

export const addCollectionBill = defineCall({
  path: "/WayBill/AddCollectionBill",
  summary: "Write a collection bill for a waybill",
  description:
    "The server computes amounts and sum and gives the number, gapless per company and year. The bill takes the exchange rate of its date and keeps it; without one on or before the date it is refused. The waybill's payment status follows from its bills. A job that was signed off takes no bill: the refusal names who signed.",
  access: staff(`${page}:add`),
  input: z.strictObject({ waybillId: id.describe("Waybill"), ...billFields }),
  answer: z.object({ id: id.describe("The new bill"), invoiceNo: text("Its number") }),
  changes: true,
  refusals: [periodRefusals.closed, ...refused, supplierCostRefusals.voided],
  example: { waybillId: someId, ...example },
});

export const editCollectionBill = defineCall({
  path: "/WayBill/EditCollectionBill",
  summary: "Change a collection bill",
  description: "Its number and waybill stay; it keeps its rate unless its date or currency changes.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Collection bill"),
    ...billFields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [
    periodRefusals.closed,
    ...refused,
    supplierCostRefusals.oneFile,
    refusals.voided,
    refusals.writtenOff,
    refusals.reconciled,
    refusals.onWriteOff,
    refusals.onTaxInvoice,
  ],
  example: { id: someId, ...example, version: 1 },
});

export const deleteCollectionBill = defineCall({
  path: "/WayBill/DeleteCollectionBill",
  summary: "Void collection bills, all or none, with a reason; they keep their numbers and leave all sums",
  access: staff(`${page}:delete`),
  input: z.strictObject({
    ids: z.array(id).min(1).max(100).describe("Collection bills"),
    reason: requiredText(200).describe("Why"),
  }),
  answer: deletedRecords,
  changes: true,
  refusals: [
    periodRefusals.closed,
    accountRefusals.jobSigned,
    refusals.voided,
    refusals.reconciled,
    refusals.onWriteOff,
    refusals.onTaxInvoice,
  ],
  example: { ids: [someId], reason: "Written twice" },
});

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the bill's or the waybill's number, or of the customer's name or number",
  ),
  currency: currency.optional().describe("Only in this currency"),
  dateFrom: orEmpty(calendarDate).describe("Bill date from, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Bill date to, YYYY-MM-DD"),
  dueFrom: orEmpty(calendarDate).describe("Due from, YYYY-MM-DD"),
  dueTo: orEmpty(calendarDate).describe("Due to, YYYY-MM-DD"),
  ...enteredFilters,
  overdue: z.boolean().optional().describe("True: only those whose due date has passed"),
  voided: z.enum(["no", "yes", "all"]).default("no").describe("Voided ones: without, only, or with them"),
};
const sorts = [
  "createDate",
  "invoiceNo",
  "waybillNumber",
  "billDate",
  "dueDate",
  "amount",
  "customerNumber",
  "customerName",
] as const;

export const getCollectionBillList = defineCall({
  path: "/WayBill/GetCollectionBillList",
  summary: "Collection bills of the waybills that the user may see",
  access: sees,
  input: listInput(filters, sorts),
  answer: listAnswer(billRow),
  changes: false,
  refusals: [],
  example: { search: "DN26" },
});

export const exportCollectionBillList = exportCall({
  path: "/WayBill/ExportCollectionBillList",
  summary: "The filtered collection bills as a spreadsheet, at most 50,000 at once",
  page,
  filters,
  sorts,
  example: {},
});

export const loadCollectionBillInfo = defineCall({
  path: "/WayBill/LoadCollectionBillInfo",
  summary: "A collection bill with its lines",
  access: sees,
  input: z.strictObject({ id: id.describe("Collection bill") }),
  answer: openedBill,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const billActions = ["add", "edit", "delete", "send", "print", "passCredit"] as const;

/** Names of the actions on a bill. */
export const billActionTexts = {
  ...logActionTexts,
  delete: { zh: "作废", en: "Voided", ar: "إلغاء الفاتورة" },
  add: { zh: "开账单", en: "Issued", ar: "إصدار" },
  passCredit: creditReleaseTexts.done,
} as const satisfies Record<(typeof billActions)[number], LocalText>;

export const getCollectionBillLog = logCall({
  path: "/WayBill/GetCollectionBillLog",
  summary: "Operation log of a collection bill",
  access: sees,
  id: "Collection bill",
  actions: billActions,
});

const sums = {
  sales: text("Sum of the bills"),
  costs: text("Sum of the supplier costs"),
  profit: text("Sales less costs; below zero with a minus"),
};

export const getCargoTransportationAccount = defineCall({
  path: "/WayBill/GetCargoTransportationAccount",
  summary:
    "A waybill's whole account: costs, bills, sums in each currency and in the settlement currency, profit; of a master waybill the sums of its whole job",
  access: sees,
  input: z.strictObject({ waybillId: id.describe("Waybill") }),
  answer: z
    .object({
      waybill: z
        .object({
          id: id.describe("Waybill"),
          number: text("House number, of a master waybill the master number"),
          mainNumber: text("Master number, or the empty text"),
          isMain: z.boolean().describe("A master waybill"),
          customerNumber: text("Its customer's number, or the empty text"),
          customerName: text("Its customer"),
          loadingPort: text("Port of loading"),
          destinationPort: text("Port of destination"),
          pieces: z.int().describe("Pieces"),
          chargeableWeight: text("Chargeable weight in kg"),
          shippingDate: text("Shipping date, YYYY-MM-DD"),
          paymentStatus: z.enum(paymentStatusNames).describe("Payment status"),
          voided: z.boolean().describe("Voided: it takes no new cost or bill"),
          jobSigned: z.boolean().describe("Its job was signed off: costs and bills neither come, change nor go"),
        })
        .describe("The waybill"),
      costs: z.array(supplierCost).describe("Its supplier costs, in the order they were entered"),
      bills: z.array(listedBill).describe("Its bills, in the order they were written"),
      houses: z.int().describe("Of a master waybill: houses under it, whose costs and bills the sums include"),
      totals: z
        .array(z.object({ currency: currency.describe("Currency"), ...sums }))
        .describe("Sums in each currency that occurs"),
      settlement: z
        .array(z.object({ currency: currency.describe("Settlement currency"), ...sums }))
        .describe("All of it in the settlement currency, each at the rate that it keeps; empty while there is nothing"),
    })
    .meta({ id: "CargoTransportationAccount" }),
  changes: false,
  refusals: [],
  example: { waybillId: someId },
});

export const getCollectionBillProposal = defineCall({
  path: "/WayBill/GetCollectionBillProposal",
  summary: "What a new bill of a customer most likely has: currency and due date",
  description:
    "The currency is that of the customer's latest bill, else the settlement currency; the due date follows from the credit days of the contract in force.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    customerNumber: requiredText(40).describe("Customer of the bill"),
    billDate: orEmpty(calendarDate).describe("Date of the bill, YYYY-MM-DD, or the empty text"),
  }),
  answer: z.object({
    currency: currency.describe("Currency"),
    dueDate: text("To be paid by, YYYY-MM-DD, or the empty text where no credit days were agreed"),
  }),
  changes: false,
  refusals: [],
  example: { customerNumber: "C0001", billDate: "2026-11-20" },
});

export const recordCalls: readonly Call[] = [
  addCollectionBill,
  editCollectionBill,
  deleteCollectionBill,
  getCollectionBillList,
  exportCollectionBillList,
  loadCollectionBillInfo,
  getCollectionBillLog,
  getCollectionBillProposal,
  getCargoTransportationAccount,
];

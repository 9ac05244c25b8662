import { z } from "zod";
import {
  amount,
  answered,
  coreRefusals,
  currency,
  defineCall,
  exportCall,
  id,
  listCall,
  moment,
  mostMinorUnits,
  named,
  longestNumbersSearch,
  optionalText,
  positiveDecimal,
  someId,
  staff,
  type Call,
} from "#core";
import { billFieldTexts } from "#bill";
import { checkBillFieldTexts } from "#check-bill";
import { periodRefusals } from "#period";
import { partlyPaidTexts } from "./words.ts";
import { writeOffRefusals as refusals } from "./refusals.ts";

const finished = "/businessLedger/finishedCheckBillsSummary";
const decides = staff(`${finished}/writeOff:approve`);

/** Fields of an open bill of a waybill that was marked as partly paid before there were write-offs. */
export const partlyPaidShown = {
  waybillNumber: named(z.string(), billFieldTexts.waybillNumber),
  invoiceNo: named(z.string(), billFieldTexts.invoiceNo),
  customerNumber: named(z.string(), billFieldTexts.customerNumber),
  customerName: named(z.string(), billFieldTexts.customerName),
  currency: named(currency, checkBillFieldTexts.currency),
  amount: named(amount, checkBillFieldTexts.amount),
  balance: named(amount, checkBillFieldTexts.balance),
  markedByName: named(z.string(), partlyPaidTexts.markedByName),
  markedAt: named(moment, partlyPaidTexts.markedAt),
};

const row = z
  .object({ id: id.describe("The bill"), waybillId: id.describe("Its waybill"), ...answered(partlyPaidShown) })
  .meta({ id: "PartlyPaidBill" });
export type PartlyPaidBill = z.output<typeof row>;

const filters = {
  search: optionalText(longestNumbersSearch).describe("Part of the waybill's, bill's or customer's number or name"),
};
const sorts = ["markedAt", "waybillNumber", "invoiceNo", "balance"] as const;

export const getPartlyPaidList = listCall({
  path: "/FinancialBills/GetPartlyPaidList",
  summary: "Open bills of waybills that were marked as partly paid by hand before there were write-offs",
  description:
    "The mark said that something was paid, not how much. Finance enters what it was, or takes the waybill off.",
  access: staff(`${finished}:view`),
  row,
  filters,
  sorts,
  example: {},
});

export const exportPartlyPaidList = exportCall({
  path: "/FinancialBills/ExportPartlyPaidList",
  summary: "The bills that were marked as partly paid as a spreadsheet",
  page: finished,
  filters,
  sorts,
  example: {},
});

export const addOpeningRecord = defineCall({
  path: "/FinancialBills/AddOpeningRecord",
  summary: "Enter what was paid of such a bill before there were write-offs, as an opening record",
  access: decides,
  input: z.strictObject({
    billId: id.describe("A bill of that list"),
    amount: named(positiveDecimal(mostMinorUnits), partlyPaidTexts.paid).describe(
      "So much was paid, up to the balance",
    ),
  }),
  answer: z.object({ balance: amount.describe("What is left of the bill") }),
  changes: true,
  refusals: [periodRefusals.closed, refusals.tooMuch, coreRefusals.amountDecimals, coreRefusals.wholeAmount],
  example: { billId: someId, amount: "50" },
});

export const settlePartlyPaid = defineCall({
  path: "/FinancialBills/SettlePartlyPaid",
  summary: "Take a waybill off that list: what was paid of it is entered, or nothing was",
  access: decides,
  input: z.strictObject({ waybillId: id.describe("A waybill of that list") }),
  answer: z.object({}),
  changes: true,
  refusals: [],
  example: { waybillId: someId },
});

export const openingCalls: readonly Call[] = [
  getPartlyPaidList,
  exportPartlyPaidList,
  addOpeningRecord,
  settlePartlyPaid,
];

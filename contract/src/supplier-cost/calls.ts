import { z } from "zod";
import {
  amount,
  calendarDate,
  changedRecord,
  currency,
  decimal,
  defineCall,
  deleteCall,
  enteredFilters,
  exportCall,
  id,
  listAnswer,
  listInput,
  logCall,
  moment,
  named,
  longestNumbersSearch,
  optionalText,
  orEmpty,
  requiredText,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { chargedPrice, chargedQuantity, priceScale, quantityScale } from "#charge-item";
import { currencyRefusals } from "#currency";
import { exchangeRateRefusals, rateDate, rateScale } from "#exchange-rate";
import { fileRefusals, storedFile } from "#files";
import { periodRefusals } from "#period";
import { accountRefusals } from "#waybill";
import { costFieldTexts as texts } from "./field-texts.ts";
import { supplierCostRefusals as refusals } from "./refusals.ts";

const page = "/logisticsManagement/jobSummary";

/** Costs that are entered at once. */
export const mostCostsAtOnce = 50;

/** Fields of a supplier cost in the order of its lists and sheets. */
export const costShown = {
  waybillNumber: named(z.string(), texts.waybillNumber).describe(
    "Its house number, of a master waybill the master number",
  ),
  customerNumber: named(z.string(), texts.customerNumber).describe(
    "Number of whoever is paid: a supplier's, or a customer's",
  ),
  customerName: named(z.string(), texts.customerName).describe("Their name, as it was when the cost was entered"),
  chargeItem: named(z.string(), texts.chargeItem).describe("Its name in the language of the request"),
  qty: named(decimal(quantityScale), texts.qty),
  unitPrice: named(decimal(priceScale), texts.unitPrice),
  currency: named(currency, texts.currency),
  amount: named(amount, texts.amount).describe("Quantity × unit price, in the currency's minor units"),
  balance: named(amount, texts.balance).describe("Amount − written off − waived"),
  rate: named(decimal(rateScale), texts.rate).describe(
    "Value of a unit in the settlement currency on the cost's date; kept",
  ),
  settlementAmount: named(amount, texts.settlementAmount).describe("The amount in the settlement currency"),
  settlementCurrency: named(currency, texts.settlementCurrency),
  costDate: named(calendarDate, texts.costDate),
  billReferNo: named(z.string(), texts.billReferNo).describe("Number of the supplier's own invoice, or the empty text"),
  taxInvoice: named(z.boolean(), texts.taxInvoice).describe("The supplier gives a tax invoice"),
  remark: named(z.string(), texts.remark),
  createdByName: named(z.string(), texts.createdByName).describe("Who entered it"),
};

/** A supplier cost as lists and its page show it. */
export const supplierCost = z
  .object({
    id: id.describe("Supplier cost"),
    waybillId: id.describe("Waybill"),
    chargeItemId: id.describe("Charge item"),
    ...costShown,
    rateDate: z.string().describe("Date of that rate, YYYY-MM-DD"),
    attachment: storedFile.nullable().describe("The one file"),
    createdAt: moment.describe("When it was entered"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "SupplierCost" });
export type SupplierCost = z.output<typeof supplierCost>;

const fields = {
  customerNumber: requiredText(40).describe("Number of whoever is paid: a supplier's, or a customer's"),
  chargeItemId: id.describe("Charge item"),
  qty: chargedQuantity.describe("Quantity, above 0, at most 3 decimals"),
  unitPrice: chargedPrice.describe("Unit price, above 0, at most 4 decimals"),
  currency: currency.describe("Currency"),
  billReferNo: optionalText(60).describe("Number of the supplier's own invoice"),
  costDate: rateDate.describe("Date of the cost, YYYY-MM-DD; its rate is that of this date"),
  taxInvoice: z.boolean().default(false).describe("The supplier gives a tax invoice"),
  fileId: id.nullable().default(null).describe("The one file, uploaded (use `supplierCost`); null for none"),
  remark: optionalText(200).describe("Remark"),
};
const refused = [
  refusals.noPayee,
  refusals.noChargeItem,
  accountRefusals.jobSigned,
  exchangeRateRefusals.none,
  currencyRefusals.disabled,
  exchangeRateRefusals.date,
  fileRefusals.gone,
] as const;
const example = {
  customerNumber: "C0001",
  chargeItemId: someId,
  qty: "1",
  unitPrice: "640",
  currency: "USD" as const,
  costDate: "2026-11-20",
};

export const addSupplierCostDetails = defineCall({
  path: "/WayBill/AddSupplierCostDetails",
  summary: "Enter supplier costs on a waybill, all or none",
  description:
    "The server computes the amounts. Each cost takes the exchange rate of its date and keeps it; a currency without a rate on or before the date refuses the whole. Costs of a job that was signed off are refused, naming who signed.",
  access: staff(`${page}:add`),
  input: z.strictObject({
    waybillId: id.describe("Waybill"),
    costs: z.array(z.strictObject(fields)).min(1).max(mostCostsAtOnce).describe("The costs, in order"),
  }),
  answer: z.object({ ids: z.array(id).describe("The new costs, in order") }),
  changes: true,
  refusals: [periodRefusals.closed, ...refused, refusals.voided],
  example: { waybillId: someId, costs: [example] },
});

export const editSupplierCostDetails = defineCall({
  path: "/WayBill/EditSupplierCostDetails",
  summary: "Change a supplier cost",
  description: "It keeps its rate unless its date or currency changes. A file is deleted before another is attached.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    id: id.describe("Supplier cost"),
    ...fields,
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [
    periodRefusals.closed,
    ...refused,
    refusals.oneFile,
    refusals.reconciled,
    refusals.onWriteOff,
    refusals.onInvoice,
  ],
  example: { id: someId, ...example, version: 1 },
});

export const deleteSupplierCostDetails = deleteCall({
  path: "/WayBill/DeleteSupplierCostDetails",
  summary: "Delete supplier costs, all or none",
  page,
  ids: "Supplier costs",
  refusals: [
    periodRefusals.closed,
    accountRefusals.jobSigned,
    refusals.reconciled,
    refusals.onWriteOff,
    refusals.onInvoice,
  ],
});

const filters = {
  search: optionalText(longestNumbersSearch).describe(
    "Part of the waybill's number, the supplier's name or number, or its invoice number",
  ),
  chargeItemId: id.optional().describe("Only under this charge item"),
  currency: currency.optional().describe("Only in this currency"),
  dateFrom: orEmpty(calendarDate).describe("Cost date from, YYYY-MM-DD"),
  dateTo: orEmpty(calendarDate).describe("Cost date to, YYYY-MM-DD"),
  taxInvoice: z.boolean().optional().describe("Only those with a tax invoice, or only those without"),
  ...enteredFilters,
};
const sorts = [
  "createdAt",
  "waybillNumber",
  "costDate",
  "amount",
  "customerNumber",
  "customerName",
  "billReferNo",
] as const;

/** A supplier cost as lists and its page show it. */
const openedCost = supplierCost
  .extend({
    jobSigned: z.boolean().describe("Its job was signed off: it neither changes nor goes"),
    financialAccountNo: named(z.string(), texts.financialAccountNo).describe(
      "Number of the check bill that it stands on, or the empty text; it then neither changes nor goes",
    ),
    paymentInvoiceId: id.nullable().describe("The supplier's invoice that it stands on; it then does not go"),
    paymentInvoiceNo: named(z.string(), texts.paymentInvoiceNo).describe(
      "Registration number of that invoice, or the empty text",
    ),
    invoiceConfirmed: z.boolean().describe("That invoice is confirmed: the cost does not change either"),
  })
  .meta({ id: "OpenedSupplierCost" });
export type OpenedSupplierCost = z.output<typeof openedCost>;

export const getSupplierCostDetailsList = defineCall({
  path: "/WayBill/GetSupplierCostDetailsList",
  summary: "Supplier costs on the waybills that the user may see",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(openedCost),
  changes: false,
  refusals: [],
  example: { currency: "USD" },
});

export const exportSupplierCostDetailsList = exportCall({
  path: "/WayBill/ExportSupplierCostDetailsList",
  summary: "The filtered supplier costs as a spreadsheet, at most 50,000 at once",
  page,
  filters,
  sorts,
  example: {},
});

export const loadSupplierCostDetailsInfo = defineCall({
  path: "/WayBill/LoadSupplierCostDetailsInfo",
  summary: "A supplier cost",
  access: staff(`${page}:view`),
  input: z.strictObject({ id: id.describe("Supplier cost") }),
  answer: openedCost,
  changes: false,
  refusals: [],
  example: { id: someId },
});

export const supplierCostActions = ["add", "edit", "delete"] as const;

export const getSupplierCostLog = logCall({
  path: "/WayBill/GetSupplierCostLog",
  summary: "Operation log of a supplier cost",
  access: staff(`${page}:view`),
  id: "Supplier cost",
  actions: supplierCostActions,
});

export const supplierCostCalls: readonly Call[] = [
  addSupplierCostDetails,
  editSupplierCostDetails,
  deleteSupplierCostDetails,
  getSupplierCostDetailsList,
  exportSupplierCostDetailsList,
  loadSupplierCostDetailsInfo,
  getSupplierCostLog,
];

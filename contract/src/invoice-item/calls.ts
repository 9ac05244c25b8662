import { z } from "zod";
import {
  addCall,
  answered,
  coreRefusals,
  decimal,
  deleteCall,
  editCall,
  enabledField,
  exportCall,
  id,
  isDecimal,
  listCall,
  logCall,
  named,
  optionalText,
  rule,
  staff,
  updatedFields,
  updatedFilters,
  version,
  type Call,
} from "#core";
import { chargeItemFields } from "#charge-item";
import { invoiceItemRefusals as refusals } from "./refusals.ts";

const page = "/financialBill/invoiceItemList";

export const invoiceItemTitles = {
  one: { zh: "开票项目", en: "invoice item", ar: "بند فاتورة" },
  all: { zh: "开票项目", en: "Invoice items", ar: "بنود الفواتير" },
};

/** Decimals of a tax rate in percent. */
const taxRateScale = 2;

/** Percent of the net amount, 0 for what is exempt. */
const taxRate = decimal(taxRateScale).refine(
  (percent) => !isDecimal(percent, taxRateScale) || Number(percent) <= 100,
  rule(coreRefusals.tooLarge, { max: 100 }),
);

/** Fields of an item of tax invoices (catalogue §3, "invoice item"). */
export const invoiceItemFields = {
  chineseName: chargeItemFields.chineseName,
  englishName: chargeItemFields.englishName,
  arabicName: chargeItemFields.arabicName,
  taxCode: named(optionalText(30), { zh: "税收分类编码", en: "Tax code", ar: "رمز التصنيف الضريبي" }).describe(
    "Code of the tax authority's classification, or the empty text",
  ),
  taxRate: named(taxRate, { zh: "税率（%）", en: "Tax rate (%)", ar: "نسبة الضريبة (%)" }).describe(
    "Percent of the net amount, 0 to 100, at most 2 decimals",
  ),
  enabled: enabledField,
};

/** An item as its list and spreadsheet show it. */
export const shownInvoiceItemFields = { ...invoiceItemFields, ...updatedFields };

const row = z
  .object({
    id: id.describe("Invoice item"),
    ...answered(shownInvoiceItemFields),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "InvoiceItem" });

const filters = {
  search: optionalText(80).describe("Part of a name or of the tax code"),
  enabled: z.boolean().optional().describe("Only the enabled, or only the disabled ones"),
  ...updatedFilters,
};
const sorts = ["updatedAt", "chineseName", "englishName", "arabicName", "taxCode", "taxRate"] as const;

export const getInvoiceItemList = listCall({
  path: "/FinancialBills/GetInvoiceItemList",
  summary: "The items that the company's tax invoices are written for",
  access: staff(`${page}:view`),
  row,
  filters,
  sorts,
  example: { enabled: true },
});

export const exportInvoiceItemList = exportCall({
  path: "/FinancialBills/ExportInvoiceItemList",
  summary: "The company's invoice items as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const example = {
  chineseName: "国际货物运输代理服务",
  englishName: "International freight forwarding service",
  arabicName: "خدمة وكالة شحن دولي",
  taxRate: "6",
};

export const addInvoiceItem = addCall({
  path: "/FinancialBills/AddInvoiceItem",
  summary: "Add an item of tax invoices",
  page,
  fields: invoiceItemFields,
  refusals: [refusals.nameTaken],
  example,
});

export const editInvoiceItem = editCall({
  path: "/FinancialBills/EditInvoiceItem",
  summary: "Change, enable or disable an item of tax invoices",
  page,
  fields: invoiceItemFields,
  refusals: [refusals.nameTaken],
  example,
});

export const deleteInvoiceItem = deleteCall({
  path: "/FinancialBills/DeleteInvoiceItem",
  summary: "Delete items of tax invoices",
  page,
  ids: "Invoice items, all or none",
  refusals: [],
});

export const invoiceItemActions = ["add", "edit", "delete"] as const;

export const getInvoiceItemLog = logCall({
  path: "/FinancialBills/GetInvoiceItemLog",
  summary: "Operation log of an invoice item",
  access: staff(`${page}:view`),
  id: "Invoice item",
  actions: invoiceItemActions,
});

export const invoiceItemCalls: readonly Call[] = [
  getInvoiceItemList,
  exportInvoiceItemList,
  addInvoiceItem,
  editInvoiceItem,
  deleteInvoiceItem,
  getInvoiceItemLog,
];

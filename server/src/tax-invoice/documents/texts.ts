import type { LocalText } from "@lading/contract/core";
import { taxInvoiceFieldTexts as fields } from "@lading/contract/tax-invoice";

/** The words of a tax invoice's paper. */
export const paperTexts = {
  invoice: { zh: "增值税发票", en: "TAX INVOICE", ar: "فاتورة ضريبية" },
  refund: { zh: "红字增值税发票", en: "TAX CREDIT NOTE", ar: "إشعار دائن ضريبي" },
  seller: { zh: "销售方", en: "Seller", ar: "البائع" },
  buyer: { zh: "购买方", en: "Buyer", ar: "المشتري" },
  number: fields.number,
  issuedAt: fields.issuedAt,
  taxNumber: fields.taxNumber,
  currency: fields.currency,
  riyalAmount: {
    zh: "价税合计（沙特里亚尔）",
    en: "Total with tax in SAR",
    ar: "الإجمالي شامل الضريبة بالريال السعودي",
  },
  riyalTax: { zh: "税额（沙特里亚尔）", en: "VAT in SAR", ar: "ضريبة القيمة المضافة بالريال السعودي" },
  applicationNo: fields.applicationNo,
  refundOf: fields.refundOf,
  bills: fields.bills,
  line: { zh: "序号", en: "No.", ar: "م" },
  item: fields.item,
  net: fields.net,
  taxRate: fields.taxRate,
  tax: fields.tax,
  gross: fields.gross,
  total: { zh: "合计", en: "Total", ar: "الإجمالي" },
  inWords: { zh: "价税合计（大写）", en: "Amount in words", ar: "المبلغ بالحروف" },
  reason: fields.reason,
  recorded: {
    zh: "本单据记录税务平台已开具的发票，请以税务平台开具的发票文件为准。",
    en: "This paper records an invoice that was issued on the tax platform. The platform's own file is the invoice.",
    ar: "توثّق هذه الورقة فاتورة صدرت على منصة الضرائب، والملف الصادر عن المنصة هو الفاتورة المعتمدة.",
  },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
} as const satisfies Record<string, LocalText>;

/** Name of the paper's file. */
export const paperFile: LocalText = { zh: "发票", en: "Tax invoice", ar: "فاتورة ضريبية" };

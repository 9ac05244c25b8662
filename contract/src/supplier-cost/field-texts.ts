import { chargeFieldTexts } from "#charge-item";
import type { LocalText } from "#core";

/** Names of a supplier cost's fields: on its form and page, in lists, in its log and in spreadsheets. */
export const costFieldTexts = {
  waybillNumber: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  customerNumber: { zh: "供应商编号", en: "Supplier no.", ar: "رقم المورّد" },
  customerName: { zh: "供应商", en: "Supplier", ar: "المورّد" },
  ...chargeFieldTexts,
  costDate: { zh: "费用日期", en: "Cost date", ar: "تاريخ التكلفة" },
  billReferNo: { zh: "供应商账单号", en: "Supplier invoice no.", ar: "رقم فاتورة المورّد" },
  taxInvoice: { zh: "增值税发票", en: "VAT invoice", ar: "فاتورة ضريبية" },
  balance: { zh: "余额", en: "Balance", ar: "الرصيد" },
  financialAccountNo: { zh: "对账单号", en: "Check bill no.", ar: "رقم كشف المطابقة" },
  paymentInvoiceNo: { zh: "供应商发票登记号", en: "Registration no.", ar: "رقم تسجيل الفاتورة" },
  createdByName: { zh: "录入人", en: "Entered by", ar: "أُدخلت بواسطة" },
  createdAt: { zh: "录入时间", en: "Entered at", ar: "وقت الإدخال" },
} as const satisfies Record<string, LocalText>;

/** Title of all supplier costs. */
export const costTitle: LocalText = { zh: "供应商费用", en: "Supplier costs", ar: "تكاليف الموردين" };

import type { LocalText } from "@lading/contract/core";

/** Headings of the costs' spreadsheet, and words in it. */
export const costTexts = {
  costs: { zh: "供应商费用", en: "Supplier costs", ar: "تكاليف الموردين" },
  waybillNumber: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  customerNumber: { zh: "供应商编号", en: "Supplier no.", ar: "رقم المورّد" },
  customerName: { zh: "供应商", en: "Supplier", ar: "المورّد" },
  chargeItem: { zh: "费用名称", en: "Charge item", ar: "بند الرسوم" },
  qty: { zh: "数量", en: "Quantity", ar: "الكمية" },
  unitPrice: { zh: "单价", en: "Unit price", ar: "سعر الوحدة" },
  currency: { zh: "币种", en: "Currency", ar: "العملة" },
  amount: { zh: "金额", en: "Amount", ar: "المبلغ" },
  rate: { zh: "汇率", en: "Exchange rate", ar: "سعر الصرف" },
  settlementAmount: { zh: "折算金额", en: "In settlement currency", ar: "بعملة التسوية" },
  settlementCurrency: { zh: "结算币种", en: "Settlement currency", ar: "عملة التسوية" },
  costDate: { zh: "费用日期", en: "Cost date", ar: "تاريخ التكلفة" },
  billReferNo: { zh: "供应商账单号", en: "Supplier invoice no.", ar: "رقم فاتورة المورّد" },
  taxInvoice: { zh: "税务发票", en: "Tax invoice", ar: "فاتورة ضريبية" },
  remark: { zh: "备注", en: "Remark", ar: "ملاحظات" },
  createdByName: { zh: "录入人", en: "Entered by", ar: "أُدخلت بواسطة" },
  yes: { zh: "是", en: "Yes", ar: "نعم" },
  no: { zh: "否", en: "No", ar: "لا" },
} as const satisfies Record<string, LocalText>;

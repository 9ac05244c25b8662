import type { LocalText } from "@lading/contract/core";

/** Headings of the bills' spreadsheet. */
export const billTexts = {
  bills: { zh: "收款账单", en: "Collection bills", ar: "فواتير التحصيل" },
  invoiceNo: { zh: "账单编号", en: "Bill no.", ar: "رقم الفاتورة" },
  waybillNumber: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  customerNumber: { zh: "客户编号", en: "Customer no.", ar: "رقم العميل" },
  customerName: { zh: "客户名称", en: "Customer", ar: "العميل" },
  billDate: { zh: "账单日期", en: "Bill date", ar: "تاريخ الفاتورة" },
  dueDate: { zh: "付款期限", en: "Due date", ar: "تاريخ الاستحقاق" },
  currency: { zh: "币种", en: "Currency", ar: "العملة" },
  amount: { zh: "金额", en: "Amount", ar: "المبلغ" },
  rate: { zh: "汇率", en: "Exchange rate", ar: "سعر الصرف" },
  settlementAmount: { zh: "折算金额", en: "In settlement currency", ar: "بعملة التسوية" },
  settlementCurrency: { zh: "结算币种", en: "Settlement currency", ar: "عملة التسوية" },
  remark: { zh: "备注", en: "Remark", ar: "ملاحظات" },
  createdByName: { zh: "开单人", en: "Written by", ar: "أصدرها" },
} as const satisfies Record<string, LocalText>;

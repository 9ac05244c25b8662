import { logActionTexts, type LocalText } from "#core";

/** A supplier's invoice waits for somebody else's confirmation, has it, or was voided (catalogue §4). */
export const paymentInvoiceStatusTexts = {
  toConfirm: { zh: "待确认", en: "To confirm", ar: "بانتظار التأكيد" },
  confirmed: { zh: "已确认", en: "Confirmed", ar: "مؤكدة" },
  voided: { zh: "已作废", en: "Voided", ar: "ملغاة" },
} as const satisfies Record<string, LocalText>;

/** Whether all costs of an invoice are written off (catalogue §4, "Payment"). */
export const invoicePaymentTexts = {
  unpaid: { zh: "未付款", en: "Unpaid", ar: "غير مدفوعة" },
  paid: { zh: "已付款", en: "Paid", ar: "مدفوعة" },
} as const satisfies Record<string, LocalText>;

/** Results of matching a number of a supplier's statement. */
export const matchStateTexts = {
  matched: { zh: "已匹配", en: "Matched", ar: "مطابَق" },
  differs: { zh: "金额不符", en: "Amount differs", ar: "المبلغ مختلف" },
  onInvoice: { zh: "已在其他发票上", en: "On another invoice", ar: "مدرج في فاتورة أخرى" },
  otherCurrency: { zh: "币种不同", en: "Another currency", ar: "عملة أخرى" },
  notFound: { zh: "未找到费用", en: "No such cost", ar: "لا توجد تكلفة" },
} as const satisfies Record<string, LocalText>;

export const paymentInvoiceTitles = {
  one: { zh: "供应商发票", en: "Supplier invoice", ar: "فاتورة مورّد" },
  all: { zh: "供应商发票", en: "Supplier invoices", ar: "فواتير الموردين" },
  invoicedCosts: { zh: "已收到发票的费用", en: "Costs with invoice", ar: "تكاليف لها فاتورة" },
  costs: { zh: "未收到发票的费用", en: "Costs without invoice", ar: "تكاليف بلا فاتورة" },
} as const satisfies Record<string, LocalText>;

export const paymentInvoiceActions = ["add", "edit", "delete", "confirm", "withdraw", "pay"] as const;

/** Names of the actions on a supplier's invoice. */
export const paymentInvoiceActionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  delete: { zh: "作废发票", en: "Invoice voided", ar: "إلغاء الفاتورة" },
  confirm: { zh: "确认发票", en: "Invoice confirmed", ar: "تأكيد الفاتورة" },
  withdraw: { zh: "撤销确认", en: "Confirmation taken back", ar: "التراجع عن التأكيد" },
  pay: { zh: "付款", en: "Paid", ar: "صرف" },
} as const satisfies Record<(typeof paymentInvoiceActions)[number], LocalText>;

import { billTaxInvoices, billTaxInvoiceTexts } from "#bill";
import type { LocalText } from "#core";
import { checkBillFieldTexts } from "./field-texts.ts";

/** A bill is owed to the company, a cost is owed by it. */
export const lineKindTexts = {
  bill: { zh: "应收", en: "Receivable", ar: "مدينة" },
  cost: { zh: "应付", en: "Payable", ar: "دائنة" },
} as const satisfies Record<string, LocalText>;

/** How a bill or cost stands with tax invoices: a bill's own, or the one that a supplier gives for a cost. */
export const lineTaxInvoices = [...billTaxInvoices, "given"] as const;
export type LineTaxInvoice = (typeof lineTaxInvoices)[number];

export const lineTaxInvoiceTexts = {
  ...billTaxInvoiceTexts,
  none: { zh: "无", en: "None", ar: "لا توجد" },
  given: { zh: "供应商开票", en: "By the supplier", ar: "من المورّد" },
} as const satisfies Record<(typeof lineTaxInvoices)[number], LocalText>;

/** Types of check bills (catalogue §4). */
export const checkBillTypeTexts = {
  receipt: { zh: "收款", en: "Receipt", ar: "قبض" },
  payment: { zh: "付款", en: "Payment", ar: "صرف" },
  hedge: { zh: "对冲", en: "Hedge", ar: "مقاصة" },
} as const satisfies Record<string, LocalText>;

/** A check bill waits for the party's agreement, has it, or was voided. */
export const checkBillStatusTexts = {
  pending: { zh: "待对账", en: "To reconcile", ar: "بانتظار المطابقة" },
  finished: { zh: "已对账", en: "Reconciled", ar: "تمت المطابقة" },
  voided: { zh: "已作废", en: "Voided", ar: "ملغى" },
} as const satisfies Record<string, LocalText>;

/** Bands of days after the due date. */
export const ageingTexts = {
  notDue: checkBillFieldTexts.notDue,
  to30: checkBillFieldTexts.to30,
  to60: checkBillFieldTexts.to60,
  to90: checkBillFieldTexts.to90,
  over90: checkBillFieldTexts.over90,
} as const satisfies Record<string, LocalText>;

export const checkBillTitles = {
  one: { zh: "对账单", en: "Check bill", ar: "كشف مطابقة" },
  pending: { zh: "待对账", en: "To reconcile", ar: "بانتظار المطابقة" },
  finished: { zh: "已对账", en: "Reconciled", ar: "تمت مطابقتها" },
  byParty: { zh: "待对账汇总", en: "To reconcile by company", ar: "بانتظار المطابقة حسب الجهة" },
  lines: checkBillFieldTexts.lines,
} as const satisfies Record<string, LocalText>;

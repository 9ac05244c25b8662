import type { LocalText } from "#core";

/** An application is applied for, issued, rolled back to the applicant, or cancelled (catalogue §4, "Tax invoice lists"). */
export const taxInvoiceStatuses = ["pending", "applied", "invoiced", "cancelled"] as const;
export type TaxInvoiceStatus = (typeof taxInvoiceStatuses)[number];

export const taxInvoiceStatusTexts = {
  pending: { zh: "可开票", en: "Pending", ar: "قابلة للإصدار" },
  applied: { zh: "已申请", en: "Applied", ar: "مطلوبة" },
  invoiced: { zh: "已开票", en: "Invoiced", ar: "صادرة" },
  cancelled: { zh: "已撤销", en: "Cancelled", ar: "ملغاة" },
} as const satisfies Record<TaxInvoiceStatus, LocalText>;

/** Full is all that is not yet invoiced of the chosen bills, partial is less (decisions.md, "Money"). */
export const taxInvoiceTypes = ["full", "partial"] as const;
export type TaxInvoiceType = (typeof taxInvoiceTypes)[number];

export const taxInvoiceTypeTexts = {
  full: { zh: "全额", en: "Full", ar: "كامل" },
  partial: { zh: "部分", en: "Partial", ar: "جزئي" },
} as const satisfies Record<TaxInvoiceType, LocalText>;

export const taxInvoiceKinds = ["invoice", "refund"] as const;
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number];

export const taxInvoiceKindTexts = {
  invoice: { zh: "发票", en: "Tax invoice", ar: "فاتورة ضريبية" },
  refund: { zh: "红字发票", en: "Refund invoice", ar: "إشعار دائن" },
} as const satisfies Record<TaxInvoiceKind, LocalText>;

export const taxInvoiceTitles = {
  page: { zh: "发票管理", en: "Tax invoices", ar: "الفواتير الضريبية" },
  issuing: { zh: "开票", en: "Issuing tax invoices", ar: "إصدار الفواتير الضريبية" },
  bills: { zh: "可开票账单", en: "Bills to invoice", ar: "فواتير قابلة للإصدار الضريبي" },
  applications: { zh: "开票申请", en: "Tax invoice applications", ar: "طلبات الفواتير الضريبية" },
  issued: { zh: "已开发票", en: "Issued tax invoices", ar: "الفواتير الضريبية الصادرة" },
} as const satisfies Record<string, LocalText>;

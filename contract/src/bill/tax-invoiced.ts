import type { LocalText } from "#core";

/** How much of a bill stands on tax invoices: nothing, something is applied for, some of it is invoiced, or all. */
export const billTaxInvoices = ["none", "applied", "partly", "invoiced"] as const;
export type BillTaxInvoice = (typeof billTaxInvoices)[number];

export const billTaxInvoiceTexts = {
  none: { zh: "未开票", en: "Not invoiced", ar: "لم تصدر" },
  applied: { zh: "已申请", en: "Applied", ar: "مطلوبة" },
  partly: { zh: "部分开票", en: "Partly invoiced", ar: "صادرة جزئيًا" },
  invoiced: { zh: "已开票", en: "Invoiced", ar: "صادرة" },
} as const satisfies Record<BillTaxInvoice, LocalText>;

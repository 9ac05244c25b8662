import { commonFieldTexts, type LocalText } from "#core";

/** Names of a charge's figures, of a bill as of a supplier's cost. */
export const chargeFieldTexts = {
  chargeItem: { zh: "费用名称", en: "Charge item", ar: "بند الرسوم" },
  qty: { zh: "数量", en: "Quantity", ar: "الكمية" },
  unitPrice: { zh: "单价", en: "Unit price", ar: "سعر الوحدة" },
  currency: commonFieldTexts.currency,
  amount: commonFieldTexts.amount,
  rate: { zh: "汇率", en: "Exchange rate", ar: "سعر الصرف" },
  settlementAmount: { zh: "折算金额", en: "In settlement currency", ar: "بعملة التسوية" },
  settlementCurrency: commonFieldTexts.settlementCurrency,
  attachment: { zh: "附件", en: "Attachment", ar: "المرفق" },
  remark: commonFieldTexts.remark,
} as const satisfies Record<string, LocalText>;

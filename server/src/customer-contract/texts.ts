import type { LocalText } from "@lading/contract/core";

/** Words of the contracts' spreadsheet and reminder. */
export const contractTexts = {
  contracts: { zh: "客户合同", en: "Customer contracts", ar: "عقود العملاء" },
  subject: {
    zh: "合同即将到期：{number}（{customer}）",
    en: "Contract ending soon: {number} ({customer})",
    ar: "عقد ينتهي قريبًا: {number} ({customer})",
  },
  body: {
    zh: "{name}，您好：\n\n与客户 {customer}（{customerNumber}）签订的合同 {number}“{contract}”将于 {date} 到期。如需续签，请尽快与客户联系。到期后原信用条款继续适用，直至新合同生效。",
    en: "Dear {name},\n\nContract {number} “{contract}” with {customer} ({customerNumber}) ends on {date}. If it is to be renewed, please get in touch with the customer in time. Until a new contract holds, its terms of credit stay as they are.",
    ar: "السيد/ة {name}،\n\nينتهي العقد {number} «{contract}» مع العميل {customer} ({customerNumber}) بتاريخ {date}. إذا كان سيُجدَّد فيرجى التواصل مع العميل في الوقت المناسب. تبقى شروط الائتمان سارية إلى أن يبدأ عقد جديد.",
  },
} as const satisfies Record<string, LocalText>;

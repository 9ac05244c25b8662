import type { LocalText } from "@lading/contract/core";

/** Headings of the charge items' spreadsheet, and words in it. */
export const chargeItemTexts = {
  items: { zh: "费用名称", en: "Charge items", ar: "بنود الرسوم" },
  chineseName: { zh: "中文名称", en: "Chinese name", ar: "الاسم بالصينية" },
  englishName: { zh: "英文名称", en: "English name", ar: "الاسم بالإنجليزية" },
  arabicName: { zh: "阿拉伯文名称", en: "Arabic name", ar: "الاسم بالعربية" },
  state: { zh: "状态", en: "Status", ar: "الحالة" },
  enabled: { zh: "启用", en: "Enabled", ar: "مفعّل" },
  disabled: { zh: "停用", en: "Disabled", ar: "موقوف" },
} as const satisfies Record<string, LocalText>;

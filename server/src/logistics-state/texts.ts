import type { LocalText } from "@lading/contract/core";

/** Headings of the states' spreadsheet. */
export const stateExportTexts = {
  states: { zh: "物流状态", en: "Logistics states", ar: "حالات الشحن" },
  sortNumber: { zh: "排序", en: "Order", ar: "الترتيب" },
  abbreviation: { zh: "简称", en: "Abbreviation", ar: "الاختصار" },
  chineseDescription: { zh: "中文描述", en: "Chinese description", ar: "الوصف بالصينية" },
  englishDescription: { zh: "英文描述", en: "English description", ar: "الوصف بالإنجليزية" },
  arabicDescription: { zh: "阿拉伯文描述", en: "Arabic description", ar: "الوصف بالعربية" },
} as const satisfies Record<string, LocalText>;

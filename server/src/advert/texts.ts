import type { LocalText } from "@lading/contract/core";

/** Headings of the adverts' spreadsheet, and words in it. */
export const advertTexts = {
  list: { zh: "广告", en: "Adverts", ar: "الإعلانات" },
  titleZh: { zh: "标题（中文）", en: "Title (Chinese)", ar: "العنوان (بالصينية)" },
  titleEn: { zh: "标题（英文）", en: "Title (English)", ar: "العنوان (بالإنجليزية)" },
  titleAr: { zh: "标题（阿拉伯文）", en: "Title (Arabic)", ar: "العنوان (بالعربية)" },
  type: { zh: "类型", en: "Type", ar: "النوع" },
  module: { zh: "展示位置", en: "Shown on", ar: "مكان العرض" },
  station: { zh: "终端", en: "Screens", ar: "الشاشات" },
  link: { zh: "链接", en: "Link", ar: "الرابط" },
  sort: { zh: "排序", en: "Order", ar: "الترتيب" },
  state: { zh: "展示状态", en: "State", ar: "الحالة" },
  shown: { zh: "展示中", en: "Shown", ar: "معروض" },
  hidden: { zh: "已隐藏", en: "Hidden", ar: "مخفي" },
  updatedBy: { zh: "更新人", en: "Updated by", ar: "حدّثه" },
  updatedAt: { zh: "更新时间（UTC）", en: "Updated at (UTC)", ar: "وقت التحديث (UTC)" },
} as const satisfies Record<string, LocalText>;

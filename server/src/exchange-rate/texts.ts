import type { LocalText } from "@lading/contract/core";
import type { RateSource, rateActions } from "@lading/contract/exchange-rate";

/** Where a rate comes from, as people read it. */
const sourceTexts = {
  hand: { zh: "手工录入", en: "Entered by hand", ar: "إدخال يدوي" },
  ecb: { zh: "欧洲央行", en: "European Central Bank", ar: "البنك المركزي الأوروبي" },
} as const satisfies Record<RateSource, LocalText>;

/** Headings of the rates' spreadsheet, and words in it. */
export const rateTexts = {
  rates: { zh: "汇率", en: "Exchange rates", ar: "أسعار الصرف" },
  currency: { zh: "币种", en: "Currency", ar: "العملة" },
  settlementCurrency: { zh: "结算币种", en: "Settlement currency", ar: "عملة التسوية" },
  date: { zh: "汇率日期", en: "Rate date", ar: "تاريخ السعر" },
  rate: { zh: "汇率", en: "Rate", ar: "السعر" },
  source: { zh: "来源", en: "Source", ar: "المصدر" },
  updatedByName: { zh: "更新人", en: "Updated by", ar: "حدّثه" },
  updatedAt: { zh: "更新时间（UTC）", en: "Updated at (UTC)", ar: "وقت التحديث (UTC)" },
  ...sourceTexts,
} as const satisfies Record<string, LocalText>;

/** Headings of the log's spreadsheet. */
export const logTexts = {
  log: { zh: "汇率日志", en: "Exchange rate log", ar: "سجل أسعار الصرف" },
  createdAt: { zh: "操作时间（UTC）", en: "Time (UTC)", ar: "الوقت (UTC)" },
  action: { zh: "操作类型", en: "Action", ar: "العملية" },
  before: { zh: "修改前汇率", en: "Rate before", ar: "السعر قبل" },
  after: { zh: "修改后汇率", en: "Rate after", ar: "السعر بعد" },
  userName: { zh: "操作人", en: "User", ar: "المستخدم" },
  ip: { zh: "IP 地址", en: "IP address", ar: "عنوان IP" },
} as const satisfies Record<string, LocalText>;

/** What can have been done to a rate, as people read it. */
export const actionTexts = {
  add: { zh: "新增", en: "Added", ar: "إضافة" },
  edit: { zh: "修改", en: "Changed", ar: "تعديل" },
  delete: { zh: "删除", en: "Deleted", ar: "حذف" },
  fetch: { zh: "自动获取", en: "Fetched", ar: "جلب آلي" },
} as const satisfies Record<(typeof rateActions)[number], LocalText>;

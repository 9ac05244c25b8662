import type { LocalText } from "./language.ts";

/** Names of fields that records of many modules have. */
export const commonFieldTexts = {
  status: { zh: "状态", en: "Status", ar: "الحالة" },
  type: { zh: "类型", en: "Type", ar: "النوع" },
  name: { zh: "名称", en: "Name", ar: "الاسم" },
  remark: { zh: "备注", en: "Remark", ar: "ملاحظات" },
  reason: { zh: "原因", en: "Reason", ar: "السبب" },
  date: { zh: "日期", en: "Date", ar: "التاريخ" },
  currency: { zh: "币种", en: "Currency", ar: "العملة" },
  amount: { zh: "金额", en: "Amount", ar: "المبلغ" },
  country: { zh: "国家/地区", en: "Country", ar: "البلد" },
  city: { zh: "城市", en: "City", ar: "المدينة" },
  address: { zh: "地址", en: "Address", ar: "العنوان" },
  email: { zh: "邮箱", en: "E-mail", ar: "البريد الإلكتروني" },
  phone: { zh: "电话", en: "Phone", ar: "الهاتف" },
  website: { zh: "网址", en: "Website", ar: "الموقع الإلكتروني" },
  licence: { zh: "营业执照", en: "Licence", ar: "الرخصة التجارية" },
  settlementCurrency: { zh: "结算币种", en: "Settlement currency", ar: "عملة التسوية" },
  language: { zh: "语言", en: "Language", ar: "اللغة" },
} as const satisfies Record<string, LocalText>;

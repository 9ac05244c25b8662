import { commonFieldTexts, type LocalText } from "#core";

/** Fields that customers and suppliers have alike, in words. */
export const partyFieldTexts = {
  shortName: { zh: "简称", en: "Short name", ar: "الاسم المختصر" },
  contact: { zh: "联系人", en: "Contact", ar: "جهة الاتصال" },
  country: commonFieldTexts.country,
  city: commonFieldTexts.city,
  companyCode: { zh: "统一社会信用代码", en: "Company registration code", ar: "رقم السجل التجاري" },
  telephone: { zh: "电话", en: "Telephone", ar: "الهاتف" },
  WeChat: { zh: "微信", en: "WeChat", ar: "WeChat" },
  email: commonFieldTexts.email,
  website: commonFieldTexts.website,
  licence: commonFieldTexts.licence,
  status: commonFieldTexts.status,
  reason: commonFieldTexts.reason,
  addPeople: { zh: "添加人", en: "Added by", ar: "أضافه" },
  createdAt: { zh: "添加时间", en: "Added", ar: "تاريخ الإضافة" },
} as const satisfies Record<string, LocalText>;

import type { ChoiceTexts, LocalText } from "#core";

/**
 * As what a party of one's own is known; `director`: a customer's director or legal person, `contact`: a person to talk to
 * at a customer, supplier or agent, `agent`: an agent of a pre-alert's shipment.
 */
export const partyKinds = [
  "customer",
  "director",
  "supplier",
  "consignee",
  "shipper",
  "notifyParty",
  "contact",
  "accountHolder",
  "bank",
  "carrier",
  "agent",
  "remitter",
] as const;
export type PartyKind = (typeof partyKinds)[number];

export const partyKindTexts = {
  customer: { zh: "客户", en: "Customer", ar: "العميل" },
  director: { zh: "客户法人/负责人", en: "Customer's director", ar: "مدير العميل" },
  supplier: { zh: "供应商", en: "Supplier", ar: "المورّد" },
  consignee: { zh: "收货人", en: "Consignee", ar: "المرسل إليه" },
  shipper: { zh: "发货人", en: "Shipper", ar: "الشاحن" },
  notifyParty: { zh: "通知方", en: "Notify party", ar: "جهة الإشعار" },
  contact: { zh: "联系人", en: "Contact", ar: "جهة الاتصال" },
  accountHolder: { zh: "账户户名", en: "Account holder", ar: "صاحب الحساب" },
  bank: { zh: "开户行", en: "Bank", ar: "البنك" },
  carrier: { zh: "承运人", en: "Carrier", ar: "الناقل" },
  agent: { zh: "代理", en: "Agent", ar: "الوكيل" },
  remitter: { zh: "汇款人", en: "Remitter", ar: "المُحوِّل" },
} as const satisfies Record<PartyKind, LocalText>;

/** How a customer or supplier stands: a restricted one warns where it is picked, a disabled one cannot be (catalogue §4). */
export const partyStates = ["enabled", "disabled", "restricted"] as const;
export type PartyState = (typeof partyStates)[number];

export const partyStateTexts: Readonly<Record<PartyState, LocalText>> = {
  enabled: { zh: "启用", en: "Enabled", ar: "مفعّل" },
  disabled: { zh: "停用", en: "Disabled", ar: "موقوف" },
  restricted: { zh: "受限", en: "Restricted", ar: "مقيّد" },
};

/** Whether a party's licence is uploaded. */
export const licenceTexts = {
  true: { zh: "已上传", en: "Uploaded", ar: "مرفوعة" },
  false: { zh: "未上传", en: "Not uploaded", ar: "غير مرفوعة" },
} as const satisfies ChoiceTexts;

import { commonFieldTexts, type LocalText, type Right } from "#core";

export const contractPage = "/customerManagement/contractManagement";
/** The right to let a customer pass its credit; whoever sets the terms of credit needs it as well. */
export const creditRight: Right = `${contractPage}/credit:approve`;

/** Catalogue §9. */
export const mostAttachments = 6;
/** So many days before its end a contract is reminded of. */
export const reminderDays = 30;
/** Credit is agreed for no longer than this many days. */
export const mostCreditDays = 365;

/** Kinds of contracts by subject. */
export const contractNatures = {
  framework: { zh: "框架协议", en: "Framework agreement", ar: "اتفاقية إطارية" },
  freight: { zh: "货运代理合同", en: "Freight forwarding", ar: "عقد شحن" },
  warehousing: { zh: "仓储合同", en: "Warehousing", ar: "عقد تخزين" },
  customs: { zh: "报关代理合同", en: "Customs brokerage", ar: "عقد تخليص جمركي" },
  supplementary: { zh: "补充协议", en: "Supplementary agreement", ar: "ملحق عقد" },
  other: { zh: "其他", en: "Other", ar: "أخرى" },
} as const satisfies Record<string, LocalText>;
export type ContractNature = keyof typeof contractNatures;
export const contractNatureNames = [
  "framework",
  "freight",
  "warehousing",
  "customs",
  "supplementary",
  "other",
] as const satisfies readonly ContractNature[];

/** Where a contract stands today; `ending` is in force, with 30 days or fewer to go and no renewal. */
export const contractStates = {
  upcoming: { zh: "未生效", en: "Not begun", ar: "لم يبدأ" },
  inForce: { zh: "生效中", en: "In force", ar: "سارٍ" },
  ending: { zh: "即将到期", en: "Ending soon", ar: "ينتهي قريبًا" },
  ended: { zh: "已到期", en: "Ended", ar: "منتهٍ" },
} as const satisfies Record<string, LocalText>;
export type ContractState = keyof typeof contractStates;
export const contractStateNames = [
  "upcoming",
  "inForce",
  "ending",
  "ended",
] as const satisfies readonly ContractState[];

/** A contract's fields in words: headings, labels and the log. */
export const contractFieldTexts = {
  customerNumber: { zh: "客户编号", en: "Customer number", ar: "رقم العميل" },
  customerName: { zh: "客户", en: "Customer", ar: "العميل" },
  contractNumber: { zh: "合同编号", en: "Contract number", ar: "رقم العقد" },
  name: { zh: "合同名称", en: "Contract name", ar: "اسم العقد" },
  nature: { zh: "合同性质", en: "Nature", ar: "طبيعة العقد" },
  conclusion: { zh: "签订日期", en: "Concluded on", ar: "تاريخ الإبرام" },
  issuer: { zh: "签发人", en: "Issuer", ar: "مُصدر العقد" },
  validity: { zh: "有效期", en: "Validity", ar: "مدة السريان" },
  from: { zh: "生效日期", en: "Valid from", ar: "سارٍ من" },
  to: { zh: "到期日期", en: "Valid to", ar: "سارٍ حتى" },
  state: commonFieldTexts.status,
  creditDays: { zh: "账期", en: "Credit days", ar: "مهلة السداد" },
  creditAmount: { zh: "授信额度", en: "Credit amount", ar: "مبلغ الائتمان" },
  creditLimit: { zh: "信用上限", en: "Credit limit", ar: "سقف الائتمان" },
  currency: commonFieldTexts.currency,
  uploader: { zh: "上传人", en: "Uploader", ar: "رُفع بواسطة" },
  attachments: { zh: "附件", en: "Attachments", ar: "المرفقات" },
  remark: commonFieldTexts.remark,
  createdAt: { zh: "添加时间", en: "Added", ar: "تاريخ الإضافة" },
} as const satisfies Record<string, LocalText>;
export type ContractField = keyof typeof contractFieldTexts;

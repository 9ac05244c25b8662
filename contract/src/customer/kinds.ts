import type { LocalText } from "#core";
import { partyFieldTexts } from "#party";

export { partyStateTexts as customerStateTexts } from "#party";

export const customerTypes = ["enterprise", "personal"] as const;

/** Catalogue §9. */
export const mostContacts = 10;
export const mostBankAccounts = 10;
/** Rows of an imported spreadsheet. */
export const mostImportedCustomers = 2_000;

export const customerTypeTexts: Readonly<Record<(typeof customerTypes)[number], LocalText>> = {
  enterprise: { zh: "企业", en: "Enterprise", ar: "شركة" },
  personal: { zh: "个人", en: "Personal", ar: "فرد" },
};

const { licence, ...partyTexts } = partyFieldTexts;

/** A customer's fields in words: headings of sheets, labels of forms and of the history. */
export const customerFieldTexts = {
  ...partyTexts,
  customerNumber: { zh: "客户编号", en: "Customer number", ar: "رقم العميل" },
  customerName: { zh: "公司名称", en: "Company name", ar: "اسم الشركة" },
  companyNameEn: { zh: "英文名称", en: "Company name (English)", ar: "اسم الشركة (بالإنجليزية)" },
  customerType: { zh: "客户类型", en: "Customer type", ar: "نوع العميل" },
  address: { zh: "公司地址", en: "Address", ar: "العنوان" },
  director: { zh: "法人/负责人", en: "Director / legal person", ar: "المدير / الممثل القانوني" },
  phone: { zh: "手机", en: "Phone", ar: "الجوال" },
  telephone: { zh: "固定电话", en: "Telephone", ar: "الهاتف الثابت" },
  referrer: { zh: "推荐人", en: "Referrer", ar: "جهة الإحالة" },
  personalId: { zh: "身份证号", en: "Personal ID", ar: "رقم الهوية" },
  passport: { zh: "护照号", en: "Passport", ar: "رقم جواز السفر" },
  salesId: { zh: "业务员", en: "Salesperson", ar: "مندوب المبيعات" },
  certificate: licence,
  receivableBalance: { zh: "应收余额", en: "Receivable balance", ar: "رصيد الذمم المدينة" },
  contractNumber: { zh: "合同编号", en: "Contract number", ar: "رقم العقد" },
  creditRecord: { zh: "放行单据", en: "Released for", ar: "المستند الموافَق عليه" },
  creditUse: { zh: "已用额度/信用上限", en: "Credit used / limit", ar: "المستخدم / سقف الائتمان" },
  overdueDays: { zh: "超出账期天数", en: "Days past credit terms", ar: "أيام تجاوز الائتمان" },
  creditReason: { zh: "信用放行原因", en: "Reason for the credit release", ar: "سبب تجاوز الائتمان" },
  messageMail: { zh: "消息邮件提醒", en: "Messages by e-mail too", ar: "الرسائل بالبريد الإلكتروني أيضًا" },
  signIn: { zh: "门户登录", en: "Portal sign-in", ar: "دخول البوابة" },
} as const satisfies Record<string, LocalText>;
export type CustomerTextField = keyof typeof customerFieldTexts;

/** Actions in a customer's history. */
export const customerActions = [
  "add",
  "import",
  "edit",
  "state",
  "merge",
  "signIn",
  "signInEnd",
  "messageMail",
  "complete",
  "ask",
  "accept",
  "refuse",
  "contactAdd",
  "contactEdit",
  "contactDelete",
  "accountAdd",
  "accountEdit",
  "accountDelete",
  "contractAdd",
  "contractEdit",
  "contractDelete",
  "passCredit",
] as const;

/** Kinds of messages in a customer's message centre. */
export const customerMessageKinds = [
  "requestAccepted",
  "requestRefused",
  "requestMerged",
  "orderAccepted",
  "orderTurnedDown",
  "goodsReceived",
  "waybillState",
] as const;

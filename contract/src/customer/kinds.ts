import type { LocalText } from "#core";

/** Catalogue §4. */
export const customerStates = ["enabled", "disabled", "restricted"] as const;
export type CustomerState = (typeof customerStates)[number];

export const customerTypes = ["enterprise", "personal"] as const;

/** Catalogue §9. */
export const mostContacts = 10;
export const mostBankAccounts = 10;
/** Rows of an imported spreadsheet. */
export const mostImportedCustomers = 2_000;

/** A customer's state in words. */
export const customerStateTexts: Readonly<Record<CustomerState, LocalText>> = {
  enabled: { zh: "启用", en: "Enabled", ar: "مفعّل" },
  disabled: { zh: "停用", en: "Disabled", ar: "موقوف" },
  restricted: { zh: "受限", en: "Restricted", ar: "مقيّد" },
};

export const customerTypeTexts: Readonly<Record<(typeof customerTypes)[number], LocalText>> = {
  enterprise: { zh: "企业", en: "Enterprise", ar: "شركة" },
  personal: { zh: "个人", en: "Personal", ar: "فرد" },
};

/** A customer's fields in words: headings of sheets, labels of forms and of the history. */
export const customerFieldTexts = {
  customerNumber: { zh: "客户编号", en: "Customer number", ar: "رقم العميل" },
  customerName: { zh: "中文名称", en: "Company name", ar: "اسم الشركة" },
  companyNameEn: { zh: "英文名称", en: "Company name (English)", ar: "اسم الشركة (بالإنجليزية)" },
  shortName: { zh: "简称", en: "Short name", ar: "الاسم المختصر" },
  customerType: { zh: "客户类型", en: "Customer type", ar: "نوع العميل" },
  country: { zh: "国家/地区", en: "Country", ar: "البلد" },
  city: { zh: "城市", en: "City", ar: "المدينة" },
  address: { zh: "公司地址", en: "Address", ar: "العنوان" },
  director: { zh: "法人/负责人", en: "Director / legal person", ar: "المدير / الممثل القانوني" },
  contact: { zh: "联系人", en: "Contact", ar: "جهة الاتصال" },
  phone: { zh: "手机", en: "Phone", ar: "الجوال" },
  telephone: { zh: "固定电话", en: "Telephone", ar: "الهاتف الثابت" },
  email: { zh: "邮箱", en: "E-mail", ar: "البريد الإلكتروني" },
  website: { zh: "网址", en: "Website", ar: "الموقع الإلكتروني" },
  referrer: { zh: "推荐人", en: "Referrer", ar: "المُعرِّف" },
  companyCode: { zh: "统一社会信用代码", en: "Company registration code", ar: "رقم السجل التجاري" },
  personalId: { zh: "身份证号", en: "Personal ID", ar: "رقم الهوية" },
  passport: { zh: "护照号", en: "Passport", ar: "رقم جواز السفر" },
  salesId: { zh: "业务员", en: "Salesperson", ar: "مندوب المبيعات" },
  addPeople: { zh: "添加人", en: "Added by", ar: "أضافه" },
  status: { zh: "状态", en: "Status", ar: "الحالة" },
  certificate: { zh: "营业执照", en: "Licence", ar: "الرخصة التجارية" },
  receivableBalance: { zh: "应收余额", en: "Receivable balance", ar: "رصيد المستحقات" },
  createdAt: { zh: "添加时间", en: "Added", ar: "تاريخ الإضافة" },
  reason: { zh: "原因", en: "Reason", ar: "السبب" },
  contractNumber: { zh: "合同编号", en: "Contract number", ar: "رقم العقد" },
  creditRecord: { zh: "放行单据", en: "Released for", ar: "تمت الموافقة لأجل" },
  creditUse: { zh: "已用额度/信用上限", en: "Credit used / limit", ar: "المستخدم / سقف الائتمان" },
  overdueDays: { zh: "超出账期天数", en: "Days beyond the credit days", ar: "أيام تجاوز الائتمان" },
  creditReason: { zh: "信用放行原因", en: "Reason for the credit release", ar: "سبب تجاوز الائتمان" },
  signIn: { zh: "门户登录", en: "Portal sign-in", ar: "دخول البوابة" },
} as const satisfies Record<string, LocalText>;
export type CustomerTextField = keyof typeof customerFieldTexts;

/** What a customer's history tells of. */
export const customerActions = [
  "add",
  "import",
  "edit",
  "state",
  "merge",
  "signIn",
  "signInEnd",
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

/** What a customer is told of in the message centre. */
export const customerMessageKinds = ["requestAccepted", "requestRefused", "requestMerged", "waybillState"] as const;

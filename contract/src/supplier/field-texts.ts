import { commonFieldTexts, type LocalText } from "#core";
import { partyFieldTexts } from "#party";

/** A supplier's fields in words: headings of sheets, labels of forms and of the history. */
export const supplierFieldTexts = {
  ...partyFieldTexts,
  supplierNumber: { zh: "供应商编号", en: "Supplier number", ar: "رقم المورّد" },
  supplierName: { zh: "供应商名称", en: "Supplier name", ar: "اسم المورّد" },
  companyNameEn: { zh: "英文名称", en: "Name (English)", ar: "الاسم بالإنجليزية" },
  kind: { zh: "供应商类型", en: "Kind", ar: "نوع المورّد" },
  address: commonFieldTexts.address,
  contacts: { zh: "联系人", en: "Contacts", ar: "جهات الاتصال" },
  contact: { zh: "联系人姓名", en: "Contact", ar: "اسم جهة الاتصال" },
  position: { zh: "职务", en: "Position", ar: "المسمى الوظيفي" },
  mainBusiness: { zh: "主营业务", en: "Main business", ar: "النشاط الرئيسي" },
  accounts: { zh: "银行账户", en: "Bank accounts", ar: "الحسابات البنكية" },
  currency: commonFieldTexts.currency,
  accountName: { zh: "户名", en: "Account name", ar: "اسم الحساب" },
  bankName: { zh: "开户行", en: "Bank", ar: "البنك" },
  bankNumber: { zh: "银行账号", en: "Account number", ar: "رقم الحساب" },
  swiftCode: { zh: "SWIFT 代码", en: "SWIFT code", ar: "رمز SWIFT" },
  remark: commonFieldTexts.remark,
} as const satisfies Record<string, LocalText>;
export type SupplierField = keyof typeof supplierFieldTexts;

/** A service's fields in words. */
export const serviceFieldTexts = {
  supplier: { zh: "供应商", en: "Supplier", ar: "المورّد" },
  source: { zh: "来源", en: "Source", ar: "المصدر" },
  service: { zh: "服务", en: "Service", ar: "الخدمة" },
  mode: { zh: "运输方式", en: "Mode", ar: "وسيلة النقل" },
  loadingPort: { zh: "起运港", en: "Port of loading", ar: "ميناء التحميل" },
  destinationPort: { zh: "目的港", en: "Port of destination", ar: "ميناء الوصول" },
  carrier: { zh: "承运人", en: "Carrier", ar: "الناقل" },
  vehicleWeight: { zh: "车型（吨）", en: "Vehicle (tons)", ar: "حمولة الشاحنة (طن)" },
  country: commonFieldTexts.country,
  city: commonFieldTexts.city,
  fromCountry: { zh: "提货国家/地区", en: "Pick-up country", ar: "بلد الاستلام" },
  fromCity: { zh: "提货城市", en: "Pick-up city", ar: "مدينة الاستلام" },
  toCountry: { zh: "送货国家/地区", en: "Delivery country", ar: "بلد التسليم" },
  toCity: { zh: "送货城市", en: "Delivery city", ar: "مدينة التسليم" },
  warehouseName: { zh: "仓库", en: "Warehouse", ar: "المستودع" },
  period: { zh: "计费周期", en: "Period", ar: "فترة الاحتساب" },
  freeDays: { zh: "免租天数", en: "Free days", ar: "أيام السماح" },
  valueAddedKind: { zh: "服务项目", en: "Support", ar: "نوع الخدمة" },
  price: { zh: "单价", en: "Price", ar: "السعر" },
  currency: commonFieldTexts.currency,
  unit: { zh: "计费单位", en: "Unit", ar: "وحدة الاحتساب" },
  minimumCharge: { zh: "最低收费", en: "Minimum", ar: "الحد الأدنى" },
  transitDays: { zh: "时效（天）", en: "Transit (days)", ar: "مدة النقل (أيام)" },
  validFrom: { zh: "生效日期", en: "Valid from", ar: "سارٍ من" },
  validTo: { zh: "到期日期", en: "Valid to", ar: "سارٍ حتى" },
  remark: commonFieldTexts.remark,
  createdAt: { zh: "添加时间", en: "Added", ar: "تاريخ الإضافة" },
} as const satisfies Record<string, LocalText>;
export type ServiceField = keyof typeof serviceFieldTexts;

/** Names of the fields of an overseas agent's operation. */
export const operationFieldTexts = {
  scope: { zh: "适用业务", en: "Applies to", ar: "ينطبق على" },
  port: { zh: "港口/机场", en: "Port", ar: "الميناء" },
  contacts: { zh: "各职能联系人", en: "Contacts by function", ar: "جهات الاتصال حسب الاختصاص" },
  agentFunction: { zh: "职能", en: "Function", ar: "الاختصاص" },
  documents: { zh: "所需单证", en: "Documents needed", ar: "المستندات المطلوبة" },
  customsNotes: { zh: "清关注意事项", en: "Customs notes", ar: "ملاحظات التخليص الجمركي" },
  workingHours: { zh: "工作时间", en: "Working hours", ar: "ساعات العمل" },
  validFrom: { zh: "生效日期", en: "Valid from", ar: "سارٍ من" },
  validTo: { zh: "到期日期", en: "Valid to", ar: "سارٍ حتى" },
  remark: commonFieldTexts.remark,
} as const satisfies Record<string, LocalText>;
export type OperationField = keyof typeof operationFieldTexts;

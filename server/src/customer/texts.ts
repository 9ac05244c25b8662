import type { LocalText } from "@lading/contract/core";

/** Words of the customers' spreadsheets, their history and their messages. */
export const customerSheetTexts = {
  customers: { zh: "客户资料", en: "Customers", ar: "العملاء" },
  contacts: { zh: "客户联系人", en: "Customer contacts", ar: "جهات اتصال العملاء" },
  accounts: { zh: "客户银行账户", en: "Customer bank accounts", ar: "الحسابات البنكية للعملاء" },
  template: { zh: "客户导入模板", en: "Customer import", ar: "قالب استيراد العملاء" },
  uploaded: { zh: "已上传", en: "Uploaded", ar: "مرفوعة" },
  missing: { zh: "未上传", en: "Not uploaded", ar: "غير مرفوعة" },
  yes: { zh: "是", en: "Yes", ar: "نعم" },
  no: { zh: "否", en: "No", ar: "لا" },
  inUse: { zh: "使用中", en: "In use", ar: "مستخدم" },
  notInUse: { zh: "停用", en: "Not in use", ar: "غير مستخدم" },
} as const satisfies Record<string, LocalText>;

/** Fields of contacts and accounts, as headings and in the history. */
export const attachedTexts = {
  contact: { zh: "联系人", en: "Contact", ar: "جهة الاتصال" },
  email: { zh: "邮箱", en: "E-mail", ar: "البريد الإلكتروني" },
  QQ: { zh: "QQ", en: "QQ", ar: "QQ" },
  WeChat: { zh: "微信", en: "WeChat", ar: "WeChat" },
  telephone: { zh: "电话", en: "Telephone", ar: "الهاتف" },
  liaison: { zh: "联络事项", en: "Liaison", ar: "موضوع التواصل" },
  currency: { zh: "币种", en: "Currency", ar: "العملة" },
  accountName: { zh: "户名", en: "Account name", ar: "اسم الحساب" },
  bankName: { zh: "开户行", en: "Bank", ar: "البنك" },
  bankRegion: { zh: "开户地区", en: "Bank region", ar: "منطقة البنك" },
  bankNumber: { zh: "银行账号", en: "Account number", ar: "رقم الحساب" },
  bankAddress: { zh: "银行地址", en: "Bank address", ar: "عنوان البنك" },
  companyAddressEn: { zh: "公司英文地址", en: "Company address (English)", ar: "عنوان الشركة (بالإنجليزية)" },
  taxId: { zh: "税号", en: "Tax ID", ar: "الرقم الضريبي" },
  enabled: { zh: "使用状态", en: "In use", ar: "حالة الاستخدام" },
  merged: { zh: "合并的客户", en: "Merged entry", ar: "السجل المدموج" },
} as const satisfies Record<string, LocalText>;

/** Texts of the customers' messages; `{…}` are filled with a message's values. */
export const customerMessageTexts = {
  requestAccepted: {
    zh: "您的资料修改申请已通过，新资料已生效。",
    en: "Your change of details was accepted and is in force.",
    ar: "تمت الموافقة على طلب تعديل بياناتكم وأصبح ساريًا.",
  },
  requestRefused: {
    zh: "您的资料修改申请未通过：{reason}",
    en: "Your change of details was turned down: {reason}",
    ar: "لم تتم الموافقة على طلب تعديل بياناتكم: {reason}",
  },
  requestMerged: {
    zh: "贵公司在我司有两份客户档案，现已合并。两份档案都有待审核的资料修改申请，本次申请因此作废，另一份继续审核。如仍需修改，请重新提交申请。",
    en: "Your company was on file with us twice, and the two entries are now one. A change of details was waiting under each of them: this one is set aside, the other is being checked. If you still need it, please ask for it again.",
    ar: "كانت شركتكم مسجلة لدينا مرتين وقد دُمج السجلان في سجل واحد. وكان لكل منهما طلب تعديل بيانات قيد المراجعة، فأُلغي هذا الطلب وتستمر مراجعة الطلب الآخر. إذا كنتم لا تزالون بحاجة إلى التعديل فيرجى تقديم الطلب من جديد.",
  },
  waybillState: {
    zh: "您的货物 {number} 状态更新：{state}",
    en: "Your shipment {number}: {state}",
    ar: "تحديث شحنتكم {number}: {state}",
  },
} as const satisfies Record<string, LocalText>;

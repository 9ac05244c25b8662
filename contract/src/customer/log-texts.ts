import { logActionTexts, type LocalText } from "#core";
import { creditReleaseTexts } from "./credit-texts.ts";
import type { customerActions } from "./kinds.ts";

/** Names of the actions on a customer. */
export const customerActionTexts = {
  add: logActionTexts.add,
  import: logActionTexts.import,
  edit: logActionTexts.edit,
  state: { zh: "修改状态", en: "Status changed", ar: "تغيير الحالة" },
  merge: { zh: "合并", en: "Merged", ar: "دمج" },
  signIn: { zh: "开通门户登录", en: "Portal access granted", ar: "منح حق الدخول" },
  signInEnd: { zh: "停用门户登录", en: "Portal access revoked", ar: "سحب حق الدخول" },
  messageMail: { zh: "修改消息邮件提醒", en: "E-mails of messages changed", ar: "تعديل إرسال الرسائل بالبريد" },
  complete: { zh: "客户完善资料", en: "Completed by the customer", ar: "أكمل العميل بياناته" },
  ask: { zh: "客户申请修改", en: "Change asked for", ar: "طلب العميل تعديلًا" },
  accept: { zh: "通过修改申请", en: "Change accepted", ar: "الموافقة على التعديل" },
  refuse: { zh: "退回修改申请", en: "Change turned down", ar: "رفض التعديل" },
  contactAdd: { zh: "新增联系人", en: "Contact added", ar: "إضافة جهة اتصال" },
  contactEdit: { zh: "修改联系人", en: "Contact changed", ar: "تعديل جهة اتصال" },
  contactDelete: { zh: "删除联系人", en: "Contact deleted", ar: "حذف جهة اتصال" },
  accountAdd: { zh: "新增银行账户", en: "Bank account added", ar: "إضافة حساب بنكي" },
  accountEdit: { zh: "修改银行账户", en: "Bank account changed", ar: "تعديل حساب بنكي" },
  accountDelete: { zh: "删除银行账户", en: "Bank account deleted", ar: "حذف حساب بنكي" },
  passCredit: creditReleaseTexts.done,
  contractAdd: { zh: "新增合同", en: "Contract added", ar: "إضافة عقد" },
  contractEdit: { zh: "修改合同", en: "Contract changed", ar: "تعديل عقد" },
  contractDelete: { zh: "删除合同", en: "Contract deleted", ar: "حذف عقد" },
} as const satisfies Record<(typeof customerActions)[number], LocalText>;

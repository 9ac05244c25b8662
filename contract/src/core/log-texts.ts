import type { LocalText } from "./language.ts";

/** Names of the actions that operation logs of several modules have in common. */
export const logActionTexts = {
  add: { zh: "新增", en: "Added", ar: "إضافة" },
  import: { zh: "导入", en: "Imported", ar: "استيراد" },
  edit: { zh: "修改", en: "Changed", ar: "تعديل" },
  delete: { zh: "删除", en: "Deleted", ar: "حذف" },
  print: { zh: "打印", en: "Printed", ar: "طباعة" },
  send: { zh: "邮件发送", en: "Sent by e-mail", ar: "إرسال بالبريد" },
} as const satisfies Record<string, LocalText>;

/** An action that operation logs of several modules have in common. */
export type LogAction = keyof typeof logActionTexts;

/** Names of an operation log's columns. */
export const logFieldTexts = {
  createdAt: { zh: "操作时间", en: "Time", ar: "الوقت" },
  action: { zh: "操作类型", en: "Action", ar: "الإجراء" },
  userName: { zh: "操作人", en: "User", ar: "المستخدم" },
  ip: { zh: "IP 地址", en: "IP address", ar: "عنوان IP" },
  field: { zh: "字段", en: "Field", ar: "الحقل" },
  before: { zh: "修改前", en: "Before", ar: "قبل" },
  after: { zh: "修改后", en: "After", ar: "بعد" },
} as const satisfies Record<string, LocalText>;

import type { Language, LocalText } from "@lading/contract/core";

/** Headings of the mail accounts' spreadsheet, and words in it. */
export const accountTexts = {
  title: { zh: "邮箱账户", en: "E-mail accounts", ar: "حسابات البريد" },
  name: { zh: "账户名称", en: "Account", ar: "الحساب" },
  senderName: { zh: "发件人名称", en: "Sender name", ar: "اسم المرسل" },
  senderAddress: { zh: "发件地址", en: "Sender address", ar: "عنوان المرسل" },
  host: { zh: "邮件服务器", en: "Mail server", ar: "خادم البريد" },
  port: { zh: "端口", en: "Port", ar: "المنفذ" },
  security: { zh: "加密方式", en: "Encryption", ar: "التشفير" },
  user: { zh: "用户名", en: "User name", ar: "اسم المستخدم" },
  dailyLimit: { zh: "每日上限", en: "Daily limit", ar: "الحد اليومي" },
  isDefault: { zh: "默认账户", en: "Default", ar: "الافتراضي" },
  state: { zh: "状态", en: "State", ar: "الحالة" },
  updatedBy: { zh: "更新人", en: "Updated by", ar: "حدّثه" },
  updatedAt: { zh: "更新时间（UTC）", en: "Updated at (UTC)", ar: "وقت التحديث (UTC)" },
  yes: { zh: "是", en: "Yes", ar: "نعم" },
  enabled: { zh: "启用", en: "Enabled", ar: "مفعّل" },
  disabled: { zh: "停用", en: "Disabled", ar: "معطّل" },
} as const satisfies Record<string, LocalText>;

const testMail = {
  subject: { zh: "Lading 测试邮件", en: "Test message from Lading", ar: "رسالة تجريبية من Lading" },
  text: {
    zh: "这是一封测试邮件。邮箱账户“{name}”可以正常发送公司邮件。",
    en: "This is a test message. The mail account {name} is ready to send the company's mail.",
    ar: "هذه رسالة تجريبية. حساب البريد {name} جاهز لإرسال بريد الشركة.",
  },
} as const satisfies Record<string, LocalText>;

/** What a test sends. */
export function testMailOf(name: string, language: Language): { subject: string; text: string } {
  return { subject: testMail.subject[language], text: testMail.text[language].replace("{name}", () => name) };
}

import type { Language, LocalText } from "@lading/contract/core";

const testMail = {
  subject: { zh: "Lading 测试邮件", en: "Test message from Lading", ar: "رسالة تجريبية من Lading" },
  text: {
    zh: "这是一封测试邮件。邮箱账户“{name}”可以正常发送公司邮件。",
    en: "This is a test message. The mail account {name} is ready to send the company's mail.",
    ar: "هذه رسالة تجريبية. حساب البريد {name} جاهز لإرسال بريد الشركة.",
  },
} as const satisfies Record<string, LocalText>;

/** The message of a test. */
export function testMailOf(name: string, language: Language): { subject: string; text: string } {
  return { subject: testMail.subject[language], text: testMail.text[language].replace("{name}", () => name) };
}

import type { LocalText } from "#core";

/** Names of what people enter to sign in, to register, and to change how they sign in. */
export const signInFieldTexts = {
  userName: { zh: "姓名", en: "Your name", ar: "الاسم" },
  account: { zh: "邮箱或手机号", en: "E-mail address or phone number", ar: "البريد الإلكتروني أو رقم الهاتف" },
  password: { zh: "密码", en: "Password", ar: "كلمة المرور" },
  newPassword: { zh: "新密码", en: "New password", ar: "كلمة المرور الجديدة" },
  confirmPassword: { zh: "确认新密码", en: "New password again", ar: "تأكيد كلمة المرور" },
  companyCode: { zh: "公司代码", en: "Company code", ar: "رمز الشركة" },
  customerNumber: { zh: "客户编号", en: "Customer number", ar: "رقم العميل" },
  presentPassword: { zh: "当前密码", en: "Present password", ar: "كلمة المرور الحالية" },
  newAccount: {
    zh: "新的邮箱或手机号",
    en: "New e-mail address or phone number",
    ar: "بريد إلكتروني أو رقم هاتف جديد",
  },
  code: { zh: "验证码", en: "Verification code", ar: "رمز التحقق" },
} as const satisfies Record<string, LocalText>;

/** The rule of `newPassword`, as it stands beside its field. */
export const passwordRuleText: LocalText = {
  zh: "至少 8 位，须同时包含字母和数字",
  en: "At least 8 characters with letters and digits",
  ar: "8 أحرف على الأقل تجمع بين الحروف والأرقام",
};

/** The button beside the field of a verification code, and where the code went. */
export const codeTexts = {
  send: { zh: "获取验证码", en: "Send code", ar: "إرسال الرمز" },
  again: { zh: "{seconds} 秒后重发", en: "Again in {seconds} s", ar: "إعادة الإرسال بعد {seconds} ث" },
  email: {
    zh: "验证码已发送至 {account}，{minutes} 分钟内有效",
    en: "The code was sent to {account}. It is valid for {minutes} minutes.",
    ar: "أُرسل الرمز إلى {account} وصلاحيته {minutes} دقائق.",
  },
  sms: {
    zh: "验证码已通过短信发送至 {account}，{minutes} 分钟内有效",
    en: "The code was sent to {account} by text message. It is valid for {minutes} minutes.",
    ar: "أُرسل الرمز برسالة نصية إلى {account} وصلاحيته {minutes} دقائق.",
  },
  outbox: {
    zh: "本平台未配置邮件或短信服务，验证码没有发出：请向平台运营方索取，{minutes} 分钟内有效",
    en: "The code was not sent: no mail or SMS provider is set up. Ask the platform's operator for it. It is valid for {minutes} minutes.",
    ar: "لم يُرسل الرمز لعدم إعداد بريد أو رسائل؛ اطلبه من مشغّل المنصة. صلاحيته بالدقائق: {minutes}",
  },
} as const satisfies Record<string, LocalText>;

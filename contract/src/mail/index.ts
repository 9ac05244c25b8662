import { defineRefusals } from "#core";

export * from "./calls.ts";
export * from "./security.ts";

/** Why an e-mail could not be sent. */
export const mailRefusals = defineRefusals("mail", {
  address: {
    status: 422,
    text: {
      zh: "邮箱格式不正确：{address}",
      en: "This is not a valid e-mail address: {address}",
      ar: "صيغة البريد الإلكتروني غير صحيحة: {address}",
    },
  },
  tooManyAddresses: {
    status: 422,
    text: { zh: "最多 {max} 个邮箱", en: "At most {max} e-mail addresses", ar: "الحد الأقصى لعناوين البريد: {max}" },
  },
  recipientRefused: {
    status: 422,
    text: {
      zh: "收件方服务器拒收：{addresses}",
      en: "The mail server does not accept: {addresses}",
      ar: "رفض خادم البريد العناوين: {addresses}",
    },
  },
  unreachable: {
    status: 503,
    text: {
      zh: "邮件服务器暂时无法使用，邮件未发出，请稍后重试",
      en: "The mail server is not available. Nothing was sent; please try again shortly",
      ar: "خادم البريد غير متاح حاليًا ولم تُرسل الرسالة، يرجى المحاولة بعد قليل",
    },
  },
  rejected: {
    status: 422,
    text: {
      zh: "邮件服务器拒收了这封邮件（代码 {reply}），邮件未发出。请检查附件大小和内容",
      en: "The mail server refused this message (code {reply}). Nothing was sent; check its attachments and text",
      ar: "رفض خادم البريد هذه الرسالة (الرمز {reply}) ولم تُرسل، يرجى مراجعة المرفقات والنص",
    },
  },
  dailyLimit: {
    status: 422,
    text: {
      zh: "邮箱账户“{name}”已达到每日上限（{max} 封），邮件未发出",
      en: "The mail account {name} has reached its daily limit of {max}. Nothing was sent",
      ar: "بلغ حساب البريد {name} حده اليومي ({max}) ولم تُرسل الرسالة",
    },
  },
  accountUnusable: {
    status: 422,
    text: {
      zh: "邮箱账户“{name}”保存的密码无法读取，邮件未发出。请在“邮箱配置”中重新输入密码",
      en: "The stored password of the mail account {name} cannot be read. Nothing was sent; enter it again under E-mail accounts",
      ar: "تعذّرت قراءة كلمة مرور حساب البريد {name} ولم تُرسل الرسالة، أعد إدخالها في إعدادات البريد",
    },
  },
  accountRefused: {
    status: 422,
    text: {
      zh: "邮件服务器不接受邮箱账户“{name}”，邮件未发出。请在“邮箱配置”中测试该账户",
      en: "The mail server does not accept the mail account {name}. Nothing was sent; test it under E-mail accounts",
      ar: "لا يقبل خادم البريد الحساب {name} ولم تُرسل الرسالة، اختبره في إعدادات البريد",
    },
  },
  unknown: {
    status: 503,
    text: {
      zh: "邮件服务器已接收邮件，但未确认。邮件可能已经送达，请先向收件人确认，再决定是否重发",
      en: "The mail server took the message but did not confirm it. It may have arrived; ask before sending it again",
      ar: "استلم خادم البريد الرسالة دون أن يؤكد ذلك. قد تكون وصلت، فاسأل المستلم قبل إرسالها مرة أخرى",
    },
  },
});

/** Refusals of every call that sends an e-mail: `refusals: [...mailRefusalList]`. */
export const mailRefusalList = Object.values(mailRefusals);

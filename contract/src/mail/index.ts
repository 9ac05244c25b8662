import { defineRefusals } from "#core";

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
    text: { zh: "最多 {max} 个邮箱", en: "At most {max} e-mail addresses", ar: "{max} عنوان بريد كحد أقصى" },
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
      zh: "邮件服务器暂时无响应，邮件未发出，请稍后重试",
      en: "The mail server does not answer. Nothing was sent; please try again shortly",
      ar: "خادم البريد لا يستجيب ولم تُرسل الرسالة، يرجى المحاولة بعد قليل",
    },
  },
});

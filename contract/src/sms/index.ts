import { defineRefusals } from "#core";

/** Why a text message could not be sent. */
export const smsRefusals = defineRefusals("sms", {
  number: {
    status: 422,
    text: {
      zh: "运营商不接受该号码：{number}",
      en: "The operator does not accept this number: {number}",
      ar: "لا يقبل المشغّل هذا الرقم: {number}",
    },
  },
  tooOften: {
    status: 429,
    text: {
      zh: "短信发送过于频繁，请在 {seconds} 秒后重试",
      en: "Too many messages to this number. Please try again in {seconds} seconds",
      ar: "رسائل كثيرة إلى هذا الرقم، يرجى المحاولة لاحقًا. الثواني المتبقية: {seconds}",
    },
  },
  unreachable: {
    status: 503,
    text: {
      zh: "短信服务暂时不可用，短信未发出，请稍后重试",
      en: "The message service is unavailable. Nothing was sent; please try again shortly",
      ar: "خدمة الرسائل غير متاحة ولم تُرسل الرسالة، يرجى المحاولة بعد قليل",
    },
  },
});

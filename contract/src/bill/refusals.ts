import { defineRefusals } from "#core";

export const billRefusals = defineRefusals("bill", {
  dueBeforeBill: {
    status: 422,
    text: {
      zh: "付款期限不能早于账单日期",
      en: "The due date cannot lie before the bill's date",
      ar: "لا يمكن أن يسبق تاريخ الاستحقاق تاريخ الفاتورة",
    },
  },
  noEmail: {
    status: 422,
    text: {
      zh: "以下账单的客户没有邮箱，请先补充或单独发送：{numbers}",
      en: "The customers of these bills have no e-mail address. Add one, or send them singly: {numbers}",
      ar: "لا يوجد بريد إلكتروني لعملاء هذه الفواتير، أضفه أو أرسلها منفردة: {numbers}",
    },
  },
  someNotSent: {
    status: 422,
    text: {
      zh: "{sent} 份账单已处理，以下账单未发出：{numbers}",
      en: "{sent} bills are done; these were not sent: {numbers}",
      ar: "تمت معالجة {sent} من الفواتير، ولم تُرسل هذه: {numbers}",
    },
  },
});

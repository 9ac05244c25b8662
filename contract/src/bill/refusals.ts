import { defineRefusals } from "#core";

export const billRefusals = defineRefusals("bill", {
  dueBeforeBill: {
    status: 422,
    text: {
      zh: "付款期限不能早于账单日期",
      en: "The due date cannot be before the bill's date",
      ar: "لا يمكن أن يسبق تاريخ الاستحقاق تاريخ الفاتورة",
    },
  },
  voided: {
    status: 409,
    text: { zh: "账单 {invoiceNo} 已作废", en: "Bill {invoiceNo} is voided", ar: "الفاتورة {invoiceNo} ملغاة" },
  },
  writtenOff: {
    status: 422,
    text: {
      zh: "该账单已核销 {amount} {currency}：金额不能低于该数，客户和币种不能更改",
      en: "{amount} {currency} of this bill is written off: it cannot come to less, nor change its customer or currency",
      ar: "تمت تسوية {amount} {currency} من هذه الفاتورة: لا يمكن أن يقل مبلغها عنه، ولا تغيير العميل أو العملة",
    },
  },
  reconciled: {
    status: 409,
    text: {
      zh: "账单 {invoiceNo} 已在对账单 {number} 上，不能更改",
      en: "Bill {invoiceNo} is on check bill {number} and does not change",
      ar: "الفاتورة {invoiceNo} مدرجة في كشف المطابقة {number} ولا يمكن تغييرها",
    },
  },
  onWriteOff: {
    status: 409,
    text: {
      zh: "账单 {invoiceNo} 已在核销单 {number} 上，不能更改",
      en: "Bill {invoiceNo} is on write-off {number} and does not change",
      ar: "الفاتورة {invoiceNo} مدرجة في سجل التسوية {number} ولا يمكن تغييرها",
    },
  },
  onTaxInvoice: {
    status: 409,
    text: {
      zh: "账单 {invoiceNo} 已在开票申请 {number} 上，不能更改",
      en: "Bill {invoiceNo} is on tax invoice application {number} and does not change",
      ar: "الفاتورة {invoiceNo} مدرجة في طلب الفاتورة الضريبية {number} ولا يمكن تغييرها",
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
  someUnknown: {
    status: 422,
    text: {
      zh: "{sent} 份账单已处理；以下账单是否送达无法确认，请与客户核实后再重发：{unknown}",
      en: "{sent} bills are done. Whether these arrived is unknown; ask the customer before you send them again: {unknown}",
      ar: "تمت معالجة {sent} من الفواتير. لا يُعرف هل وصلت هذه، تحقّق من العميل قبل إعادة إرسالها: {unknown}",
    },
  },
  someNotSentSomeUnknown: {
    status: 422,
    text: {
      zh: "{sent} 份账单已处理；以下账单未发出：{numbers}；以下账单是否送达无法确认，请与客户核实后再重发：{unknown}",
      en: "{sent} bills are done; these were not sent: {numbers}. Whether these arrived is unknown; ask the customer before you send them again: {unknown}",
      ar: "تمت معالجة {sent} من الفواتير، ولم تُرسل هذه: {numbers}. ولا يُعرف هل وصلت هذه، تحقّق من العميل قبل إعادة إرسالها: {unknown}",
    },
  },
});

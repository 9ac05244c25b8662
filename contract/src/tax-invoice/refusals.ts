import { defineRefusals } from "#core";

/** Why tax invoices cannot be applied for or issued. */
export const taxInvoiceRefusals = defineRefusals("taxInvoice", {
  empty: {
    status: 422,
    text: { zh: "请勿提交空表单", en: "Please do not submit empty forms", ar: "يرجى عدم إرسال نماذج فارغة" },
  },
  tooMuch: {
    status: 422,
    text: {
      zh: "账单 {invoiceNo} 最多还可开票 {left} {currency}",
      en: "At most {left} {currency} of bill {invoiceNo} is left to invoice",
      ar: "الحد الأقصى المتبقي للإصدار من الفاتورة {invoiceNo} هو {left} {currency}",
    },
  },
  nothingLeft: {
    status: 422,
    text: {
      zh: "账单 {invoiceNo} 已无可开票金额",
      en: "Nothing of bill {invoiceNo} is left to invoice",
      ar: "لا مبلغ متبقٍ للإصدار من الفاتورة {invoiceNo}",
    },
  },
  billVoided: {
    status: 409,
    text: { zh: "账单 {invoiceNo} 已作废", en: "Bill {invoiceNo} is voided", ar: "الفاتورة {invoiceNo} ملغاة" },
  },
  mixedCurrency: {
    status: 422,
    text: {
      zh: "一份开票申请只能有一个币种",
      en: "A tax invoice application has one currency",
      ar: "لطلب الفاتورة الضريبية عملة واحدة",
    },
  },
  mixedCustomer: {
    status: 422,
    text: {
      zh: "一份开票申请只能有一个客户",
      en: "A tax invoice application is for one customer",
      ar: "طلب الفاتورة الضريبية لعميل واحد",
    },
  },
  noTitle: {
    status: 422,
    text: { zh: "发票抬头不存在", en: "There is no such invoice title", ar: "بيانات الفوترة غير موجودة" },
  },
  noItem: {
    status: 422,
    text: {
      zh: "开票项目不存在或已停用",
      en: "There is no such invoice item, or it is disabled",
      ar: "بند الفاتورة غير موجود أو موقوف",
    },
  },
  itemsDiffer: {
    status: 422,
    text: {
      zh: "开票明细合计 {items} {currency}，应等于账单的申请金额 {bills} {currency}",
      en: "The invoice lines come to {items} {currency}; they must equal what is applied for, {bills} {currency}",
      ar: "إجمالي بنود الفاتورة {items} {currency} ويجب أن يساوي المبلغ المطلوب {bills} {currency}",
    },
  },
  invoicesDiffer: {
    status: 422,
    text: {
      zh: "各张发票中“{item}”合计 {invoices} {currency}，应等于申请的 {asked} {currency}",
      en: "The invoices have {invoices} {currency} of “{item}”; applied for was {asked} {currency}",
      ar: "مجموع «{item}» في الفواتير {invoices} {currency} والمطلوب {asked} {currency}",
    },
  },
  emptyInvoice: {
    status: 422,
    text: {
      zh: "每张发票的金额必须大于 0",
      en: "Each invoice must come to more than 0",
      ar: "يجب أن يزيد مبلغ كل فاتورة على 0",
    },
  },
  numberTaken: {
    status: 409,
    text: {
      zh: "发票号码 {number} 已录入",
      en: "Tax invoice no. {number} is entered already",
      ar: "رقم الفاتورة الضريبية {number} مُدخل من قبل",
    },
  },
  notYet: {
    status: 422,
    text: {
      zh: "开票时间不能晚于现在",
      en: "The issue time cannot be in the future",
      ar: "لا يمكن أن يكون وقت الإصدار في المستقبل",
    },
  },
  mostInvoices: {
    status: 422,
    text: {
      zh: "最多可添加 {max} 张发票",
      en: "Maximum of {max} invoices can be added",
      ar: "الحد الأقصى لعدد الفواتير: {max}",
    },
  },
  mostFiles: {
    status: 422,
    text: {
      zh: "最多可上传 {max} 个文件",
      en: "Maximum of {max} files can be uploaded",
      ar: "الحد الأقصى لعدد الملفات: {max}",
    },
  },
  fileNeeded: {
    status: 422,
    text: { zh: "请上传发票文件", en: "Upload the invoice's file", ar: "يرجى رفع ملف الفاتورة" },
  },
  wrongStatus: {
    status: 409,
    text: {
      zh: "开票申请 {number} 的状态已变为“{status}”",
      en: "Application {number} is now “{status}”",
      ar: "حالة الطلب {number} الآن «{status}»",
    },
  },
  notApplicant: {
    status: 403,
    text: {
      zh: "只有申请人可以修改该申请",
      en: "Only the applicant may change this application",
      ar: "تعديل هذا الطلب لمقدّمه فقط",
    },
  },
  notToCancel: {
    status: 403,
    text: {
      zh: "只有申请人或开票人员可以撤销该申请",
      en: "Only the applicant or who issues tax invoices may cancel this application",
      ar: "إلغاء هذا الطلب لمقدّمه أو لمن يصدر الفواتير الضريبية فقط",
    },
  },
  ownApplication: {
    status: 403,
    text: {
      zh: "不能处理自己提交的开票申请，请由其他同事开票",
      en: "You applied for this yourself: a colleague issues it",
      ar: "أنت مقدّم هذا الطلب، والإصدار لزميل آخر",
    },
  },
  refunded: {
    status: 409,
    text: {
      zh: "发票 {number} 已红冲",
      en: "Tax invoice {number} is refunded already",
      ar: "صدر إشعار دائن عن الفاتورة الضريبية {number}",
    },
  },
  isRefund: {
    status: 422,
    text: {
      zh: "红字发票不能再红冲",
      en: "A refund is not refunded again",
      ar: "لا يصدر إشعار دائن عن إشعار دائن",
    },
  },
});

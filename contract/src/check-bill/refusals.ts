import { defineRefusals } from "#core";

/** Why bills and costs cannot be gathered, and why a check bill cannot be changed. */
export const checkBillRefusals = defineRefusals("checkBill", {
  empty: {
    status: 422,
    text: { zh: "请勿提交空表单", en: "Please do not submit empty forms", ar: "يرجى عدم إرسال نماذج فارغة" },
  },
  tooMuch: {
    status: 422,
    text: {
      zh: "输入金额超过可核销金额，请重新输入",
      en: "The input amount exceeds the writable amount, please re-input",
      ar: "المبلغ المُدخل يتجاوز المبلغ القابل للتسوية، يرجى إعادة الإدخال",
    },
  },
  nothingOpen: {
    status: 422,
    text: {
      zh: "{invoiceNo} 没有余额可对账",
      en: "{invoiceNo} has no balance left to reconcile",
      ar: "لا رصيد متبقٍ في {invoiceNo} للمطابقة",
    },
  },
  mixedCurrency: {
    status: 422,
    text: {
      zh: "一份对账单只能有一个币种",
      en: "A check bill has one currency",
      ar: "لكشف المطابقة عملة واحدة",
    },
  },
  mixedParty: {
    status: 422,
    text: {
      zh: "一份对账单只能有一个往来单位",
      en: "A check bill is with one customer or supplier",
      ar: "كشف المطابقة مع عميل واحد أو مورّد واحد",
    },
  },
  wrongKind: {
    status: 422,
    text: {
      zh: "收款对账单只含应收，付款对账单只含应付，对冲对账单须两者都有",
      en: "A receipt takes receivables, a payment payables, and a hedge both",
      ar: "كشف القبض للذمم المدينة، وكشف الصرف للدائنة، والمقاصة للاثنتين معًا",
    },
  },
  notOneFirm: {
    status: 409,
    text: {
      zh: "{customer} 与 {supplier} 尚未关联。请确认是同一家公司后再对冲",
      en: "{customer} and {supplier} are not linked. Confirm that they are one firm to hedge between them",
      ar: "{customer} و{supplier} غير مرتبطين. أكّد أنهما شركة واحدة لإجراء المقاصة بينهما",
    },
  },
  standsOn: {
    status: 409,
    text: {
      zh: "{invoiceNo} 已在对账单 {number} 上",
      en: "{invoiceNo} is on check bill {number} already",
      ar: "{invoiceNo} مدرجة في كشف المطابقة {number}",
    },
  },
  voided: {
    status: 409,
    text: { zh: "对账单 {number} 已作废", en: "Check bill {number} is voided", ar: "كشف المطابقة {number} ملغى" },
  },
  agreed: {
    status: 409,
    text: {
      zh: "对账单 {number} 已经对方确认，请先撤回确认",
      en: "Check bill {number} is agreed. Withdraw the agreement first",
      ar: "تمت الموافقة على كشف المطابقة {number}، اسحب الموافقة أولًا",
    },
  },
  notAgreed: {
    status: 409,
    text: {
      zh: "对账单 {number} 尚未经对方确认",
      en: "Check bill {number} is not agreed",
      ar: "لم تتم الموافقة على كشف المطابقة {number} بعد",
    },
  },
  notYet: {
    status: 422,
    text: {
      zh: "日期不能晚于今天",
      en: "The date cannot be after today",
      ar: "لا يمكن أن يكون التاريخ بعد اليوم",
    },
  },
  shortName: {
    status: 422,
    text: {
      zh: "公司名称至少输入 {min} 个字符",
      en: "Enter at least {min} characters of the company's name",
      ar: "أدخل ما لا يقل عن {min} أحرف من اسم الشركة",
    },
  },
  nothingThen: {
    status: 422,
    text: {
      zh: "{date} 没有未结清的账单或费用",
      en: "Nothing was open on {date}",
      ar: "لم يكن هناك رصيد مفتوح في {date}",
    },
  },
});

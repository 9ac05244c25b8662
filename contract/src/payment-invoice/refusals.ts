import { defineRefusals } from "#core";

/** Why a supplier's invoice is not stored, confirmed or changed. */
export const paymentInvoiceRefusals = defineRefusals("paymentInvoice", {
  sumDiffers: {
    status: 422,
    text: {
      zh: "明细合计 {sum}，与发票金额 {amount} 相差 {difference}。请更正明细，或将差额另列一行并注明原因",
      en: "The lines come to {sum} and the invoice to {amount}: {difference} is left. Correct a line, or enter the difference with a reason",
      ar: "مجموع البنود {sum} ومبلغ الفاتورة {amount}، والفرق {difference}. صحّح أحد البنود أو أدخل الفرق في بند مستقل مع ذكر السبب",
    },
  },
  empty: {
    status: 422,
    text: { zh: "请勿提交空表单", en: "Please do not submit empty forms", ar: "يرجى عدم إرسال نماذج فارغة" },
  },
  zeroDifference: {
    status: 422,
    text: { zh: "差额不能为 0", en: "A difference cannot be 0", ar: "لا يمكن أن يكون الفرق صفرًا" },
  },
  otherSupplier: {
    status: 422,
    text: {
      zh: "费用 {billReferNo} 不属于该供应商",
      en: "Cost {billReferNo} is not this supplier's",
      ar: "التكلفة {billReferNo} لا تخص هذا المورّد",
    },
  },
  otherCurrency: {
    status: 422,
    text: {
      zh: "费用 {billReferNo} 与发票币种不同",
      en: "Cost {billReferNo} is in another currency than the invoice",
      ar: "عملة التكلفة {billReferNo} تختلف عن عملة الفاتورة",
    },
  },
  standsOn: {
    status: 409,
    text: {
      zh: "费用 {billReferNo} 已在供应商发票 {number} 上",
      en: "Cost {billReferNo} is on supplier invoice {number} already",
      ar: "التكلفة {billReferNo} مدرجة في فاتورة المورّد {number}",
    },
  },
  usedBefore: {
    status: 409,
    text: {
      zh: "该供应商已用过此发票号：{number}，日期 {date}。请确认不是同一张发票",
      en: "This supplier has used the number before: {number} of {date}. Confirm that it is another invoice",
      ar: "سبق أن استخدم المورّد هذا الرقم: {number} بتاريخ {date}. أكّد أنها فاتورة أخرى",
    },
  },
  usedWithinYear: {
    status: 409,
    text: {
      zh: "该供应商一年内已用过此发票号：{number}，日期 {date}。登记重号发票需要专门权限",
      en: "This supplier has used the number within a year: {number} of {date}. Storing it again needs a right of its own",
      ar: "استخدم المورّد هذا الرقم خلال سنة: {number} بتاريخ {date}. تسجيله مرة أخرى يتطلب صلاحية خاصة",
    },
  },
  dueBeforeDate: {
    status: 422,
    text: {
      zh: "到期日不能早于发票日期",
      en: "The due date cannot be before the invoice date",
      ar: "لا يمكن أن يسبق تاريخ الاستحقاق تاريخ الفاتورة",
    },
  },
  ownInvoice: {
    status: 403,
    text: {
      zh: "发票由您录入或更改，须由他人确认",
      en: "You entered or changed this invoice: somebody else confirms it",
      ar: "أنت من أدخل هذه الفاتورة أو عدّلها، ويجب أن يؤكدها شخص آخر",
    },
  },
  noCosts: {
    status: 422,
    text: {
      zh: "发票尚未归集任何费用",
      en: "The invoice gathers no cost yet",
      ar: "لا تجمع الفاتورة أي تكلفة بعد",
    },
  },
  differs: {
    status: 409,
    text: {
      zh: "费用 {billReferNo} 应付 {expected}，发票 {amount}。请更正费用，或将差额另列一行并注明原因",
      en: "Cost {billReferNo} is expected at {expected} and invoiced at {amount}. Correct the cost, or put the difference on a line of its own with a reason",
      ar: "التكلفة {billReferNo} متوقعة بمبلغ {expected} ومفوترة بمبلغ {amount}. صحّح التكلفة أو ضع الفرق في بند مستقل مع ذكر السبب",
    },
  },
  costGone: {
    status: 409,
    text: {
      zh: "发票上的一笔费用已不存在，请更改发票",
      en: "A cost of the invoice is no longer there. Change the invoice",
      ar: "لم تعد إحدى تكاليف الفاتورة موجودة، عدّل الفاتورة",
    },
  },
  voided: {
    status: 409,
    text: {
      zh: "供应商发票 {number} 已作废",
      en: "Supplier invoice {number} is voided",
      ar: "فاتورة المورّد {number} ملغاة",
    },
  },
  confirmed: {
    status: 409,
    text: {
      zh: "供应商发票 {number} 已确认，请先撤销确认",
      en: "Supplier invoice {number} is confirmed. Take the confirmation back first",
      ar: "فاتورة المورّد {number} مؤكدة، تراجع عن التأكيد أولًا",
    },
  },
  notConfirmed: {
    status: 409,
    text: {
      zh: "供应商发票 {number} 尚未确认",
      en: "Supplier invoice {number} is not confirmed",
      ar: "لم تؤكَّد فاتورة المورّد {number} بعد",
    },
  },
  paid: {
    status: 409,
    text: {
      zh: "供应商发票 {number} 的费用已在核销单 {writeOff} 上，不能撤销确认",
      en: "Costs of supplier invoice {number} are on write-off {writeOff}: its confirmation stays",
      ar: "تكاليف فاتورة المورّد {number} مدرجة في سجل التسوية {writeOff}، ولا يمكن التراجع عن التأكيد",
    },
  },
});

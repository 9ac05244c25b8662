import { defineRefusals } from "#core";

/** Why a sum cannot be written off, and why a credited record does not change. */
export const writeOffRefusals = defineRefusals("writeOff", {
  noneInCurrency: {
    status: 422,
    text: {
      zh: "该币种没有可核销金额",
      en: "There is no write-off amount in this currency",
      ar: "لا يوجد مبلغ للتسوية بهذه العملة",
    },
  },
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
  tooMuchOfSource: {
    status: 422,
    text: {
      zh: "{source} 仅剩 {left} {currency} 可核销",
      en: "Only {left} {currency} of {source} is left to write off",
      ar: "المتبقي للتسوية من {source} هو {left} {currency} فقط",
    },
  },
  numberFirst: {
    status: 409,
    text: {
      zh: "请先生成核销单号",
      en: "Generate the write-off number first",
      ar: "أنشئ رقم التسوية أولًا",
    },
  },
  uneven: {
    status: 422,
    text: {
      zh: "对冲两边的金额必须相等：应收 {receivable}，应付 {payable}",
      en: "A hedge writes off the same sum on both sides: receivables {receivable}, payables {payable}",
      ar: "تسوّي المقاصة المبلغ نفسه من الجانبين: الذمم المدينة {receivable} والدائنة {payable}",
    },
  },
  wrongLines: {
    status: 422,
    text: {
      zh: "核销单只能包含同一往来单位、同一币种、同一方向的款项",
      en: "A write-off is with one company, in one currency and on its own side",
      ar: "التسوية مع جهة واحدة وبعملة واحدة وفي جانبها",
    },
  },
  noWaiving: {
    status: 403,
    text: {
      zh: "您没有减免的权限",
      en: "You are not allowed to waive amounts",
      ar: "لا تملك صلاحية الإعفاء من المبالغ",
    },
  },
  waiverReason: {
    status: 422,
    text: { zh: "请填写减免原因", en: "Say why it is waived", ar: "اذكر سبب الإعفاء" },
  },
  waiverLimit: {
    status: 422,
    text: {
      zh: "每份账单最多减免 {limit} {currency}",
      en: "At most {limit} {currency} of a bill can be waived",
      ar: "الحد الأقصى للإعفاء من كل فاتورة {limit} {currency}",
    },
  },
  locked: {
    status: 409,
    text: {
      zh: "核销单 {number} 已锁定，请先解锁",
      en: "Write-off {number} is locked. Unlock it first",
      ar: "سجل التسوية {number} مقفل، فك قفله أولًا",
    },
  },
  notLocked: {
    status: 409,
    text: { zh: "核销单 {number} 未锁定", en: "Write-off {number} is not locked", ar: "سجل التسوية {number} غير مقفل" },
  },
  notPending: {
    status: 409,
    text: {
      zh: "核销单 {number} 不是待核销状态",
      en: "Write-off {number} does not wait to be written off",
      ar: "سجل التسوية {number} ليس بانتظار التسوية",
    },
  },
  notStanding: {
    status: 409,
    text: {
      zh: "核销单 {number} 没有可冲销的内容",
      en: "Write-off {number} has nothing to take back",
      ar: "لا يوجد في سجل التسوية {number} ما يمكن عكسه",
    },
  },
});

import { defineRefusals } from "#core";

/** Why money of customers is not entered, posted, claimed or moved. */
export const clientFundRefusals = defineRefusals("clientFund", {
  differs: {
    status: 422,
    text: {
      zh: "汇款金额减去银行手续费与到账金额相差 {difference} {currency}，超过允许的 {limit} {currency}。请核对，确认无误后勾选此项再提交",
      en: "Remitted less bank charges differs from the received amount by {difference} {currency}, more than {limit} {currency}. Check the amounts, then tick this to confirm",
      ar: "الفرق بين المبلغ المحوَّل بعد الرسوم البنكية والمبلغ المستلَم {difference} {currency}، ويتجاوز {limit} {currency}. راجع المبالغ ثم حدّد هذا الخيار للتأكيد",
    },
  },
  noRateToCompare: {
    status: 422,
    text: {
      zh: "缺少收款日汇率，无法比较汇款金额与到账金额。请核对，确认无误后勾选此项再提交",
      en: "There is no exchange rate for the receive date, so remitted and received cannot be compared. Check the amounts, then tick this to confirm",
      ar: "لا يوجد سعر صرف ليوم الاستلام، فلا يمكن مقارنة المبلغ المحوَّل بالمستلَم. راجع المبالغ ثم حدّد هذا الخيار للتأكيد",
    },
  },
  sameAmount: {
    status: 422,
    text: {
      zh: "该客户一个月内（{date}）已录入相同金额 {amount} {currency}。确认是另一笔款项后勾选此项再提交",
      en: "The same amount, {amount} {currency}, was entered for this customer within one month ({date}). Tick this to confirm that it is another payment",
      ar: "سبق إدخال المبلغ نفسه {amount} {currency} لهذا العميل خلال شهر ({date}). حدّد هذا الخيار لتأكيد أنه دفعة أخرى",
    },
  },
  chargesCurrency: {
    status: 422,
    text: {
      zh: "请填写手续费币种",
      en: "Say the currency of the bank charges",
      ar: "اذكر عملة الرسوم البنكية",
    },
  },
  receivedLater: {
    status: 422,
    text: {
      zh: "收款日期不能晚于今天",
      en: "The receive date cannot be later than today",
      ar: "لا يمكن أن يكون تاريخ الاستلام بعد اليوم",
    },
  },
  notUnsettled: {
    status: 409,
    text: {
      zh: "该录入{state}，不能再修改、入账或删除",
      en: "This entry does not wait to be posted any more: {state}",
      ar: "هذا الإدخال لم يعد بانتظار الترحيل: {state}",
    },
  },
  ownEntry: {
    status: 403,
    text: {
      zh: "录入人不能自己入账，请由其他同事处理",
      en: "An entry is posted by somebody else than who entered it",
      ar: "يرحّل الإدخالَ شخصٌ آخر غير من أدخله",
    },
  },
  entryUsed: {
    status: 409,
    text: {
      zh: "{number} 的款项已被使用（{uses}），不能冲销",
      en: "The money of {number} was used ({uses}), so it cannot be reversed",
      ar: "استُخدمت أموال {number} ({uses})، فلا يمكن عكسه",
    },
  },
  entryHeld: {
    status: 409,
    text: {
      zh: "{number} 的款项正被占用（{uses}），不能冲销",
      en: "The money of {number} is held ({uses}), so it cannot be reversed",
      ar: "أموال {number} محجوزة ({uses})، فلا يمكن عكسه",
    },
  },
  reversalWaits: {
    status: 409,
    text: {
      zh: "{number} 已有待确认的冲销申请",
      en: "A reversal of {number} waits to be confirmed already",
      ar: "يوجد بالفعل طلب عكس للقيد {number} بانتظار التأكيد",
    },
  },
  notEnough: {
    status: 422,
    text: {
      zh: "可用余额仅 {available} {currency}",
      en: "Only {available} {currency} is available",
      ar: "المتاح {available} {currency} فقط",
    },
  },
  sameFund: {
    status: 422,
    text: {
      zh: "转入方与转出方是同一资金账户",
      en: "Both sides are the same fund",
      ar: "الطرفان حساب أموال واحد",
    },
  },
  sameCurrency: {
    status: 422,
    text: {
      zh: "请选择另一币种",
      en: "Choose another currency",
      ar: "اختر عملة أخرى",
    },
  },
  exchangeOfNothing: {
    status: 422,
    text: {
      zh: "兑换结果为 0，金额太小",
      en: "The exchange comes to 0: the amount is too small",
      ar: "نتيجة الصرف صفر، فالمبلغ صغير جدًا",
    },
  },
  bothRates: {
    status: 422,
    text: {
      zh: "请同时填写两种货币的汇率",
      en: "Fill in the rates of both currencies",
      ar: "أدخل سعري العملتين معًا",
    },
  },
  rateFar: {
    status: 422,
    text: {
      zh: "该汇率与公司汇率相差超过 {percent}%，请检查是否填反",
      en: "These rates differ from the company's by more than {percent}%. Are they upside down?",
      ar: "يختلف هذان السعران عن سعري الشركة بأكثر من {percent}%. هل أُدخلا معكوسين؟",
    },
  },
  notPending: {
    status: 409,
    text: {
      zh: "{number} 已不在待确认状态",
      en: "{number} does not wait to be confirmed any more",
      ar: "لم يعد {number} بانتظار التأكيد",
    },
  },
  ownMovement: {
    status: 403,
    text: {
      zh: "申请人不能自己确认，请由其他同事处理",
      en: "A movement is confirmed by somebody else than who asked for it",
      ar: "يؤكد الحركةَ شخصٌ آخر غير من طلبها",
    },
  },
  othersMovement: {
    status: 403,
    text: {
      zh: "只有申请人可以撤回",
      en: "Only who asked for it takes it back",
      ar: "لا يسحب الطلبَ إلا من قدّمه",
    },
  },
  notAnAdvance: {
    status: 409,
    text: {
      zh: "{number} 不是待冲抵的垫付",
      en: "{number} is no advance that can be offset",
      ar: "{number} ليس سلفة قابلة للاسترداد",
    },
  },
  moreThanAdvance: {
    status: 422,
    text: {
      zh: "该垫付仅剩 {left} {currency} 未冲抵",
      en: "Only {left} {currency} of this advance is still to be offset",
      ar: "المتبقي للاسترداد من هذه السلفة {left} {currency} فقط",
    },
  },
  claimedFirst: {
    status: 409,
    text: {
      zh: "{number} 已由 {user} 于 {moment} 先行认领",
      en: "{user} claimed {number} first, at {moment}",
      ar: "سبق أن عرّف {user} الإيداع {number} في {moment}",
    },
  },
  notClaimable: {
    status: 409,
    text: {
      zh: "{number} {state}，不能认领",
      en: "{number} cannot be claimed: {state}",
      ar: "لا يمكن تعريف {number}: {state}",
    },
  },
  otherRemitter: {
    status: 422,
    text: {
      zh: "一次只能认领同一汇款人的款项：{one}、{other}",
      en: "Receipts that are claimed together have the same remitter: {one}, {other}",
      ar: "الإيداعات التي تُعرَّف معًا من مُحوِّل واحد: {one}، {other}",
    },
  },
  notClaimed: {
    status: 409,
    text: {
      zh: "{number} 没有待确认的认领",
      en: "{number} has no claim that waits to be confirmed",
      ar: "لا يوجد تعريف بانتظار التأكيد للإيداع {number}",
    },
  },
  ownClaim: {
    status: 403,
    text: {
      zh: "认领人不能自己确认，请由其他同事处理",
      en: "A claim is confirmed by somebody else than who made it",
      ar: "يؤكد التعريفَ شخصٌ آخر غير من قام به",
    },
  },
  othersClaim: {
    status: 403,
    text: {
      zh: "只有认领人可以撤销认领",
      en: "Only who made a claim takes it back",
      ar: "لا يسحب التعريفَ إلا من قام به",
    },
  },
  receiptClosed: {
    status: 409,
    text: {
      zh: "{number} {state}，不能修改或删除",
      en: "{number} cannot be changed or deleted: {state}",
      ar: "لا يمكن تعديل {number} أو حذفه: {state}",
    },
  },
  nothingInPeriod: {
    status: 422,
    text: {
      zh: "该期间没有资金账户",
      en: "There is no fund in this period",
      ar: "لا توجد أموال في هذه الفترة",
    },
  },
});

import { defineRefusals } from "#core";

/** Refusals about job summaries and their sign-offs (catalogue §5, "Job summary"). */
export const jobSummaryRefusals = defineRefusals("jobSummary", {
  both: {
    status: 422,
    text: {
      zh: "主单号和分单号不能同时填写",
      en: "Enter either the master or the house number, not both",
      ar: "لا يمكن إدخال الرقم الرئيسي والرقم الفرعي معًا",
    },
  },
  neither: {
    status: 422,
    text: {
      zh: "请填写主单号或分单号",
      en: "Enter a master or a house number",
      ar: "أدخل الرقم الرئيسي أو الرقم الفرعي",
    },
  },
  order: {
    status: 409,
    text: {
      zh: "须先完成“{step}”会签",
      en: "{step} has to sign first",
      ar: "يجب أن تتم مصادقة {step} أولًا",
    },
  },
  signed: {
    status: 409,
    text: {
      zh: "“{step}”已由 {name} 于 {time} 会签",
      en: "{step} was already signed by {name} on {time}",
      ar: "سبقت مصادقة {step} من قِبل {name} بتاريخ {time}",
    },
  },
  changed: {
    status: 409,
    text: {
      zh: "您打开后费用或汇率已有变动，请核对最新数据后再会签",
      en: "The charges or exchange rates have changed since you opened them. Check the present figures, then sign",
      ar: "تغيّرت الرسوم أو أسعار الصرف بعد فتحك للملخص، راجع الأرقام الحالية ثم صادق",
    },
  },
  nothing: {
    status: 422,
    text: {
      zh: "该作业尚无应收或应付费用，不能会签",
      en: "There are no charges on this job yet, so there is nothing to sign",
      ar: "لا توجد رسوم على هذه العملية بعد، فلا شيء للمصادقة عليه",
    },
  },
  underMain: {
    status: 422,
    text: {
      zh: "该分单属于主单 {number}，请在主单的作业汇总中会签",
      en: "This house belongs to master waybill {number}: sign the whole job there",
      ar: "هذه البوليصة تابعة للبوليصة الرئيسية {number}، تكون المصادقة على العملية كاملة هناك",
    },
  },
  notAll: {
    status: 403,
    text: {
      zh: "您不能查看该作业的全部分单，因此不能会签",
      en: "You do not see all houses of this job, so you cannot sign it",
      ar: "لا يمكنك الاطلاع على جميع بوالص هذه العملية فلا يمكنك المصادقة عليها",
    },
  },
  notLast: {
    status: 409,
    text: {
      zh: "只能撤回最后一个会签，目前为“{step}”",
      en: "Only the last sign-off can be withdrawn, which is {step}",
      ar: "لا يمكن سحب إلا آخر مصادقة، وهي مصادقة {step}",
    },
  },
  notSigned: {
    status: 409,
    text: {
      zh: "“{step}”目前没有有效会签",
      en: "{step} has not signed, or it was withdrawn meanwhile",
      ar: "لا توجد مصادقة قائمة من {step}، أو سُحبت في هذه الأثناء",
    },
  },
  notYours: {
    status: 403,
    text: {
      zh: "该会签由 {name} 完成，只有本人或拥有“{right}”权限的人可以撤回",
      en: "{name} signed this. Only they, or somebody with the right “{right}”, can withdraw it",
      ar: "هذه مصادقة {name}، ولا يسحبها إلا صاحبها أو من لديه صلاحية «{right}»",
    },
  },
});

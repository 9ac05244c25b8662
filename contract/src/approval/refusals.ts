import { defineRefusals } from "#core";

export const approvalRefusals = defineRefusals("approval", {
  noChain: {
    status: 422,
    text: {
      zh: "尚未设置“{chain}”的审批流程，无法提交，请联系管理员在“审批流程”中设置",
      en: "There is no approval chain for “{chain}” yet, so nothing can be submitted. Ask your administrator to set it under “Approval chains”",
      ar: "لا يوجد مسار اعتماد لـ «{chain}» بعد، فلا يمكن تقديم شيء. اطلب من مسؤول النظام ضبطه في «مسارات الاعتماد»",
    },
  },
  onlyYourself: {
    status: 422,
    text: {
      zh: "“{position}”一级只有您本人可以审批，而本人不能审批自己的申请，请联系管理员增加审批人",
      en: "At the level “{position}” only you may decide, and nobody decides on their own request. Ask your administrator to authorise somebody else",
      ar: "في مستوى «{position}» لا أحد غيرك يملك الاعتماد، ولا يبتّ أحد في طلبه. اطلب من مسؤول النظام تفويض شخص آخر",
    },
  },
  own: {
    status: 403,
    text: {
      zh: "{number} 是您自己的申请，不能由您审批",
      en: "{number} is your own request: you do not decide on it",
      ar: "{number} طلبك أنت، فلا تبتّ فيه",
    },
  },
  twice: {
    status: 409,
    text: {
      zh: "您已审批过 {number}，同一人不能审批两次",
      en: "You decided on {number} already: nobody decides twice",
      ar: "سبق أن أبديت قرارك في {number}، ولا يبتّ أحد مرتين",
    },
  },
  notYourTurn: {
    status: 409,
    text: {
      zh: "{number} 还未轮到您审批，当前层级：{position}",
      en: "It is not your turn to decide on {number}. It is at the level “{position}”",
      ar: "لم يحن دورك للبتّ في {number}، وهو الآن عند مستوى «{position}»",
    },
  },
  notYours: {
    status: 403,
    text: {
      zh: "您不是 {number} 当前层级的审批人",
      en: "You are not among those who decide on {number} at this level",
      ar: "لست ممن يبتّون في {number} عند هذا المستوى",
    },
  },
  notPending: {
    status: 409,
    text: {
      zh: "{number} 已不在审批中（{outcome}）",
      en: "{number} does not wait for approval any more ({outcome})",
      ar: "لم يعد {number} بانتظار الاعتماد ({outcome})",
    },
  },
  changed: {
    status: 409,
    text: {
      zh: "{number} 已被更新，请刷新后再审批",
      en: "{number} has changed meanwhile. Look at it again before you decide",
      ar: "تغيّر {number} في هذه الأثناء، راجعه قبل أن تبتّ فيه",
    },
  },
  opinionNeeded: {
    status: 422,
    text: {
      zh: "不同意时请填写审批意见",
      en: "Say why you disagree",
      ar: "اذكر سبب الرفض",
    },
  },
  someoneCan: {
    status: 422,
    text: {
      zh: "{number} 的当前层级还有人可以审批，不能移交",
      en: "Somebody can still decide on {number} at this level, so it is not handed on",
      ar: "ما زال هناك من يستطيع البتّ في {number} عند هذا المستوى، فلا يُحال",
    },
  },
  notAdministrator: {
    status: 403,
    text: {
      zh: "只有公司管理员可以移交审批",
      en: "Only the company's administrator hands a decision on",
      ar: "إحالة الاعتماد لمسؤول النظام في الشركة وحده",
    },
  },
  cannotTake: {
    status: 422,
    text: {
      zh: "{name} 不能接手：已冻结、无审批权限、是申请人，或已审批过",
      en: "{name} cannot take it: frozen, without the right to approve, the applicant, or one who decided already",
      ar: "لا يمكن لـ {name} تولّيه: إما مجمّد أو بلا صلاحية اعتماد أو هو مقدّم الطلب أو سبق أن بتّ فيه",
    },
  },
  levelForAll: {
    status: 422,
    text: {
      zh: "至少有一级不设起审金额，否则小额申请无人审批",
      en: "At least one level must hold for every amount: else nobody decides on small ones",
      ar: "يجب أن يشمل مستوى واحد على الأقل كل المبالغ، وإلا فلن يبتّ أحد في المبالغ الصغيرة",
    },
  },
  personTwice: {
    status: 422,
    text: {
      zh: "{name} 出现在多个层级，而同一人不能审批两次",
      en: "{name} stands at several levels, and nobody decides twice",
      ar: "{name} مذكور في أكثر من مستوى، ولا يبتّ أحد مرتين",
    },
  },
  cannotDecide: {
    status: 422,
    text: {
      zh: "{name} 已冻结或没有“费用审批”的审批权限，请先分配角色",
      en: "{name} is frozen or has no right to approve under “Approvals”. Give them a role with it first",
      ar: "{name} مجمّد أو لا يملك صلاحية الاعتماد في «الاعتمادات»، أسند إليه دورًا بها أولًا",
    },
  },
  substituteSelf: {
    status: 422,
    text: {
      zh: "代理人不能是本人",
      en: "Nobody is their own substitute",
      ar: "لا ينوب أحد عن نفسه",
    },
  },
  substituteDays: {
    status: 422,
    text: {
      zh: "截止日期不能早于起始日期或今天",
      en: "The last day is not before the first, nor before today",
      ar: "لا يسبق آخر يوم أول يوم ولا اليوم الحالي",
    },
  },
  substituteTwice: {
    status: 409,
    text: {
      zh: "该期间内已有代理人",
      en: "There is a substitute in this period already",
      ar: "يوجد نائب في هذه الفترة بالفعل",
    },
  },
  substituteOfOthers: {
    status: 403,
    text: {
      zh: "您只能为自己设置代理人",
      en: "You appoint a substitute for yourself only",
      ar: "لك أن تعيّن نائبًا عن نفسك فقط",
    },
  },
});

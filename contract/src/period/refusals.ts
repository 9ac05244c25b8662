import { defineRefusals } from "#core";

export const periodRefusals = defineRefusals("period", {
  closed: {
    status: 409,
    text: {
      zh: "账期已关至 {date}（含当日），当日及以前的账目不能再改动；更正请以今天的日期另行入账",
      en: "The books are closed up to {date}: nothing dated on or before that day changes or comes in. A correction is an entry of today",
      ar: "الدفاتر مقفلة حتى {date} ضمنًا، فلا يُعدَّل ولا يُضاف أي قيد مؤرخ في ذلك اليوم أو قبله. التصحيح يكون بقيد بتاريخ اليوم",
    },
  },
  notOver: {
    status: 422,
    text: {
      zh: "只能关到昨天：{date} 尚未过完",
      en: "The books are closed up to yesterday at most: {date} is not over yet",
      ar: "يكون الإقفال حتى يوم أمس على الأكثر، فيوم {date} لم ينتهِ بعد",
    },
  },
  notLater: {
    status: 422,
    text: {
      zh: "账期已关至 {date}，请选择更晚的日期；要往前开账请申请反关账",
      en: "The books are closed up to {date} already. Choose a later day; an earlier one is a reopening",
      ar: "الدفاتر مقفلة أصلًا حتى {date}. اختر يومًا بعده، أما ما قبله فيكون بإعادة الفتح",
    },
  },
  notEarlier: {
    status: 422,
    text: {
      zh: "账期关至 {date}，反关账后的日期须早于它",
      en: "The books are closed up to {date}. A reopening leaves them closed up to an earlier day",
      ar: "الدفاتر مقفلة حتى {date}، وإعادة الفتح تبقيها مقفلة حتى يوم قبله",
    },
  },
  nothingClosed: {
    status: 409,
    text: { zh: "目前没有已关的账期", en: "Nothing is closed", ar: "لا توجد فترة مقفلة" },
  },
  changed: {
    status: 409,
    text: {
      zh: "账期刚刚被他人改动，请刷新后再操作",
      en: "Somebody else has just closed or reopened the books. Look at them again first",
      ar: "غيّر مستخدم آخر الإقفال للتو، راجع الصفحة ثم أعد المحاولة",
    },
  },
  askedAlready: {
    status: 409,
    text: {
      zh: "已有一项反关账的申请待确认",
      en: "A reopening has been asked for already and waits",
      ar: "يوجد طلب إعادة فتح ينتظر التأكيد",
    },
  },
  notAsked: {
    status: 409,
    text: {
      zh: "该申请已处理",
      en: "This reopening does not wait any more",
      ar: "لم يعد طلب إعادة الفتح هذا بانتظار التأكيد",
    },
  },
  ownAsking: {
    status: 403,
    text: {
      zh: "反关账由您申请，须由他人确认",
      en: "You asked for this reopening: somebody else decides on it",
      ar: "أنت من طلب إعادة الفتح، فيبتّ فيها شخص آخر",
    },
  },
  notAsker: {
    status: 403,
    text: {
      zh: "只有申请人可以撤回",
      en: "Only the person who asked withdraws it",
      ar: "لا يسحب الطلب إلا من قدّمه",
    },
  },
});

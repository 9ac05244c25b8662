import { defineRefusals } from "#core";

export const exchangeRateRefusals = defineRefusals("exchangeRate", {
  none: {
    status: 422,
    text: {
      zh: "{date} 当日及之前没有 {currency} 的汇率，请先录入",
      en: "There is no exchange rate of {currency} on or before {date}. Please enter one first",
      ar: "لا يوجد سعر صرف لعملة {currency} في {date} أو قبله، يرجى إدخاله أولًا",
    },
  },
  there: {
    status: 409,
    text: {
      zh: "{date} 的 {currency} 汇率已存在，请直接修改",
      en: "{currency} has a rate on {date} already. Edit that one",
      ar: "يوجد سعر صرف لعملة {currency} بتاريخ {date}، يرجى تعديله",
    },
  },
  settlement: {
    status: 422,
    text: {
      zh: "{currency} 是结算币种，汇率恒为 1",
      en: "{currency} is the settlement currency: its rate is always 1",
      ar: "{currency} هي عملة التسوية وسعرها 1 دائمًا",
    },
  },
  date: {
    status: 422,
    text: {
      zh: "日期不能早于 {first}，也不能晚于今天起一年",
      en: "The date must lie between {first} and a year from today",
      ar: "يجب أن يقع التاريخ بين {first} وسنة من اليوم",
    },
  },
  sourceNotSet: {
    status: 422,
    text: {
      zh: "服务器未设置汇率来源，请手工录入汇率",
      en: "No source of exchange rates is set on this server. Please enter the rates by hand",
      ar: "لم يُحدَّد مصدر لأسعار الصرف على هذا الخادم، يرجى إدخال الأسعار يدويًا",
    },
  },
  sourceUnreachable: {
    status: 503,
    text: {
      zh: "暂时无法从欧洲央行获取汇率，未保存任何内容，请稍后重试",
      en: "The European Central Bank's rates cannot be fetched now. Nothing was saved; please try again later",
      ar: "تعذّر جلب أسعار البنك المركزي الأوروبي ولم يُحفظ شيء، يرجى المحاولة لاحقًا",
    },
  },
  sourceUnreadable: {
    status: 503,
    text: {
      zh: "收到的内容不是欧洲央行公布的汇率，未保存任何内容",
      en: "What was received is not the European Central Bank's table of rates. Nothing was saved",
      ar: "المحتوى المستلَم ليس جدول أسعار البنك المركزي الأوروبي ولم يُحفظ شيء",
    },
  },
  settlementNotQuoted: {
    status: 422,
    text: {
      zh: "欧洲央行不公布结算币种 {currency} 的汇率，请手工录入",
      en: "The European Central Bank does not quote {currency}, the settlement currency. Please enter the rates by hand",
      ar: "لا ينشر البنك المركزي الأوروبي سعرًا لعملة التسوية {currency}، يرجى إدخال الأسعار يدويًا",
    },
  },
});

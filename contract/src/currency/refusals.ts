import { defineRefusals } from "#core";

export const currencyRefusals = defineRefusals("currency", {
  there: {
    status: 409,
    text: {
      zh: "已有币种 {currency}，可直接启用",
      en: "{currency} is there already. Enable that one",
      ar: "العملة {currency} موجودة بالفعل، يمكن تفعيلها مباشرة",
    },
  },
  disabled: {
    status: 422,
    text: {
      zh: "币种 {currency} 未启用，请先在币种设置中启用",
      en: "{currency} is not enabled. It can be enabled in the currency settings",
      ar: "العملة {currency} غير مفعّلة، ويمكن تفعيلها في إعدادات العملات",
    },
  },
  settlement: {
    status: 422,
    text: {
      zh: "{currency} 是结算币种，不能停用或删除",
      en: "{currency} is the settlement currency and can be neither disabled nor deleted",
      ar: "{currency} هي عملة التسوية ولا يمكن إيقافها أو حذفها",
    },
  },
  booked: {
    status: 422,
    text: {
      zh: "{currency} 已有账目，不能删除，可将其停用",
      en: "{currency} has bookings and cannot be deleted. Disable it instead",
      ar: "توجد قيود بعملة {currency} ولا يمكن حذفها، يمكن إيقافها بدلًا من ذلك",
    },
  },
  settled: {
    status: 422,
    text: {
      zh: "已有账单、供应商费用或汇率，结算币种不能再更改",
      en: "There is a bill, a supplier cost or an exchange rate: the settlement currency stays",
      ar: "توجد فاتورة أو تكلفة مورّد أو سعر صرف، ولم يعد تغيير عملة التسوية ممكنًا",
    },
  },
});

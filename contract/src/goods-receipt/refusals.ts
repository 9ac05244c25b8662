import { defineRefusals } from "#core";

export const receiptRefusals = defineRefusals("goodsReceipt", {
  noWaybill: {
    status: 422,
    text: {
      zh: "没有运单号 {number}",
      en: "There is no waybill {number}",
      ar: "لا توجد بوليصة بالرقم {number}",
    },
  },
  isMain: {
    status: 422,
    text: {
      zh: "{number} 是主单，请按分单收货",
      en: "{number} is a master waybill: receive its house waybills",
      ar: "{number} بوليصة رئيسية، استلم بوالصها الفرعية",
    },
  },
  voided: {
    status: 409,
    text: {
      zh: "运单 {number} 已作废，不能收货",
      en: "Waybill {number} was voided: goods cannot be received for it",
      ar: "البوليصة {number} ملغاة ولا يمكن استلام بضاعتها",
    },
  },
  piecesDiffer: {
    status: 422,
    text: {
      zh: "{number}：运单 {declared} 件，收货后共 {received} 件，请核对后确认",
      en: "{number}: {declared} pieces declared, {received} with this receipt. Please check and confirm",
      ar: "{number}: العدد المصرح به {declared} ومجموع المستلم {received}، يرجى التحقق ثم التأكيد",
    },
  },
  inFuture: {
    status: 422,
    text: { zh: "收货时间不能晚于现在", en: "The time is in the future", ar: "وقت الاستلام في المستقبل" },
  },
  twice: {
    status: 422,
    text: {
      zh: "运单 {number} 重复",
      en: "Waybill {number} is listed twice",
      ar: "البوليصة {number} مكررة",
    },
  },
  withdrawn: {
    status: 409,
    text: {
      zh: "{person} 已撤销该收货记录",
      en: "{person} has withdrawn this receipt already",
      ar: "سحب {person} هذا الاستلام بالفعل",
    },
  },
});

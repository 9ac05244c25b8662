import { defineRefusals } from "#core";

export const orderRefusals = defineRefusals("order", {
  accepted: {
    status: 409,
    text: {
      zh: "该订单已由 {person} 接单，运单号 {number}",
      en: "{person} has accepted this order already: waybill {number}",
      ar: "قبل {person} هذا الطلب بالفعل: البوليصة {number}",
    },
  },
  acceptedMeanwhile: {
    status: 409,
    text: {
      zh: "订单已被接单（运单号 {number}），不能再修改，请联系您的业务员",
      en: "Your order has been accepted (waybill {number}) and can no longer be changed here. Please contact your forwarder",
      ar: "تم قبول طلبك (البوليصة {number}) ولم يعد تعديله ممكنًا هنا، يرجى التواصل مع شركة الشحن",
    },
  },
  ended: {
    status: 409,
    text: {
      zh: "该订单已被拒单或已撤回，不能再进行此操作",
      en: "This order was turned down or withdrawn",
      ar: "هذا الطلب مرفوض أو مسحوب",
    },
  },
  notEnded: {
    status: 409,
    text: {
      zh: "只有已被拒单的订单可以重新打开",
      en: "Only an order that was turned down can be reopened",
      ar: "لا يمكن إعادة فتح إلا طلب مرفوض",
    },
  },
  customerGone: {
    status: 422,
    text: { zh: "请选择有效客户", en: "Choose a customer on file", ar: "اختر عميلًا مسجلًا" },
  },
  wrongWay: {
    status: 422,
    text: {
      zh: "运输方式不同，请先修改订单再接单",
      en: "The order is for another mode of transport. Change the order first",
      ar: "الطلب لوسيلة نقل أخرى، عدّل الطلب أولًا",
    },
  },
  numberForOne: {
    status: 422,
    text: {
      zh: "一次接多个订单时，运单号由系统生成",
      en: "When several orders are accepted at once, their numbers are built",
      ar: "عند قبول عدة طلبات معًا تُنشأ أرقامها تلقائيًا",
    },
  },
});

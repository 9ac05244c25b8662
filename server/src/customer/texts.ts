import type { LocalText } from "@lading/contract/core";

/** Words of the customers' spreadsheets, their history and their messages. */
export const customerSheetTexts = {
  customers: { zh: "客户资料", en: "Customers", ar: "العملاء" },
  template: { zh: "客户导入模板", en: "Customer import", ar: "قالب استيراد العملاء" },
} as const satisfies Record<string, LocalText>;

/** Texts of the customers' messages; `{…}` are filled with a message's values. */
export const customerMessageTexts = {
  requestAccepted: {
    zh: "您的资料修改申请已通过，新资料已生效",
    en: "Your change of details was accepted and is in force.",
    ar: "تمت الموافقة على طلب تعديل بياناتكم وأصبح ساريًا.",
  },
  requestRefused: {
    zh: "您的资料修改申请未通过：{reason}",
    en: "Your change of details was turned down: {reason}",
    ar: "لم تتم الموافقة على طلب تعديل بياناتكم: {reason}",
  },
  requestMerged: {
    zh: "贵公司在我司有两份客户档案，现已合并。两份档案都有待审核的资料修改申请，本次申请因此作废，另一份继续审核。如仍需修改，请重新提交申请。",
    en: "Your company was on file with us twice, and the two entries are now one. A change of details was waiting under each of them: this one is set aside, the other is being checked. If you still need it, please ask for it again.",
    ar: "كانت شركتكم مسجلة لدينا مرتين وقد دُمج السجلان في سجل واحد. وكان لكل منهما طلب تعديل بيانات قيد المراجعة، فأُلغي هذا الطلب وتستمر مراجعة الطلب الآخر. إذا كنتم لا تزالون بحاجة إلى التعديل فيرجى تقديم الطلب من جديد.",
  },
  orderAccepted: {
    zh: "您的订单 {order} 已接单，运单号 {number}。",
    en: "Your order {order} was accepted; its waybill is {number}.",
    ar: "قُبل طلبكم {order} ورقم بوليصته {number}.",
  },
  orderTurnedDown: {
    zh: "您的订单 {order} 未能接单：{reason}",
    en: "Your order {order} could not be accepted: {reason}",
    ar: "تعذّر قبول طلبكم {order}: {reason}",
  },
  goodsReceived: {
    zh: "您的货物 {number} 已在{place}入库：{pieces} 件，{weight} kg，{volume} m³",
    en: "Goods of your shipment {number} were received in {place}: {pieces} pcs, {weight} kg, {volume} m³",
    ar: "استُلمت بضاعة شحنتكم {number} في {place}: عدد القطع {pieces}، الوزن {weight} كجم، الحجم {volume} م³",
  },
  waybillState: {
    zh: "您的货物 {number} 状态更新：{state}",
    en: "Your shipment {number}: {state}",
    ar: "تحديث شحنتكم {number}: {state}",
  },
} as const satisfies Record<string, LocalText>;

/** The e-mail that carries messages to a customer who chose so. */
export const messageMailTexts = {
  subject: {
    zh: "{company}：货物动态",
    en: "News of your shipments from {company}",
    ar: "مستجدات شحناتكم من {company}",
  },
  text: {
    zh: "您好：\n\n{messages}\n\n登录客户门户可查看详情，也可在消息中心关闭邮件提醒。\n\n{company}",
    en: "Dear customer,\n\n{messages}\n\nYou find the details in the customer portal; its message centre is also where you can end these e-mails.\n\n{company}",
    ar: "عميلنا العزيز،\n\n{messages}\n\nتجدون التفاصيل في بوابة العملاء، ومن مركز الرسائل فيها يمكنكم إيقاف هذه الرسائل البريدية.\n\n{company}",
  },
} as const satisfies Record<string, LocalText>;

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
  waybillState: {
    zh: "您的货物 {number} 状态更新：{state}",
    en: "Your shipment {number}: {state}",
    ar: "تحديث شحنتكم {number}: {state}",
  },
} as const satisfies Record<string, LocalText>;

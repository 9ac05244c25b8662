import type { LocalText } from "#core";

/**
 * How far an entrust order has come (catalogue §4, with what is before acceptance): `unstorage` is accepted, its goods
 * are not all in the warehouse; `complete` is delivered.
 */
export const orderStates = {
  toAccept: { zh: "待接单", en: "To accept", ar: "بانتظار القبول" },
  unstorage: { zh: "未入库", en: "Awaiting goods", ar: "بانتظار البضاعة" },
  storaged: { zh: "已入库", en: "In warehouse", ar: "في المستودع" },
  complete: { zh: "已完成", en: "Complete", ar: "مكتمل" },
  turnedDown: { zh: "已拒单", en: "Turned down", ar: "مرفوض" },
  withdrawn: { zh: "已撤回", en: "Withdrawn", ar: "مسحوب" },
} as const satisfies Record<string, LocalText>;
export type OrderState = keyof typeof orderStates;
export const orderStateNames = [
  "toAccept",
  "unstorage",
  "storaged",
  "complete",
  "turnedDown",
  "withdrawn",
] as const satisfies readonly OrderState[];

/** How the goods leave their country (catalogue §3, "export type"). */
export const exportTypes = {
  generalTrade: { zh: "一般贸易", en: "General trade", ar: "تجارة اعتيادية" },
  crossBorder: { zh: "跨境电商", en: "Cross-border e-commerce", ar: "تجارة إلكترونية عابرة للحدود" },
  temporary: { zh: "暂时出口", en: "Temporary export", ar: "تصدير مؤقت" },
  samples: { zh: "样品", en: "Samples", ar: "عينات" },
  personal: { zh: "个人物品", en: "Personal effects", ar: "أمتعة شخصية" },
} as const satisfies Record<string, LocalText>;
export type ExportType = keyof typeof exportTypes;
export const exportTypeNames = [
  "generalTrade",
  "crossBorder",
  "temporary",
  "samples",
  "personal",
] as const satisfies readonly ExportType[];

/** How the goods come to the forwarder (catalogue §3, "delivery service"). */
export const deliveryServices = {
  toWarehouse: { zh: "送货到仓", en: "Delivered to the warehouse", ar: "توصيل إلى المستودع" },
  pickup: { zh: "上门提货", en: "Collected from the shipper", ar: "استلام من الشاحن" },
} as const satisfies Record<string, LocalText>;
export type DeliveryService = keyof typeof deliveryServices;
export const deliveryServiceNames = ["toWarehouse", "pickup"] as const satisfies readonly DeliveryService[];

/** Names of the actions on an order. */
export const orderActions = {
  place: { zh: "下单", en: "Placed", ar: "تقديم الطلب" },
  edit: { zh: "修改", en: "Changed", ar: "تعديل" },
  accept: { zh: "接单", en: "Accepted", ar: "قبول" },
  turnDown: { zh: "拒单", en: "Turned down", ar: "رفض" },
  withdraw: { zh: "撤回", en: "Withdrawn", ar: "سحب" },
  reopen: { zh: "重新打开", en: "Reopened", ar: "إعادة فتح" },
} as const satisfies Record<string, LocalText>;
export type OrderAction = keyof typeof orderActions;
export const orderActionNames = [
  "place",
  "edit",
  "accept",
  "turnDown",
  "withdraw",
  "reopen",
] as const satisfies readonly OrderAction[];

/** Lines of goods of one order. */
export const mostOrderItems = 100;
/** Orders that are accepted at once. */
export const mostAcceptedAtOnce = 100;

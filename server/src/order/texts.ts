import type { LocalText } from "@lading/contract/core";
import { waybillFieldTexts as field } from "@lading/contract/waybill";

/** Headings of the orders' spreadsheet. */
export const sheetTexts = {
  orders: { zh: "委托订单", en: "Orders", ar: "الطلبات" },
  orderNumber: { zh: "订单号", en: "Order no.", ar: "رقم الطلب" },
  state: { zh: "状态", en: "Status", ar: "الحالة" },
  source: { zh: "来源", en: "Came by", ar: "المصدر" },
  portal: { zh: "客户下单", en: "Portal", ar: "من البوابة" },
  staff: { zh: "代客录入", en: "Recorded", ar: "سجّله موظف" },
  customerNumber: field.customerNumber,
  customerName: field.customerName,
  customerReference: { zh: "客户订单号", en: "Customer's reference", ar: "مرجع العميل" },
  type: { zh: "业务类型", en: "Business type", ar: "نوع الشحن" },
  productName: field.productName,
  consigneeName: field.consigneeName,
  destinationCountry: field.country,
  destinationCity: field.city,
  pieces: field.pieces,
  weight: field.weight,
  volume: field.volume,
  receivedPieces: { zh: "已收件数", en: "Pieces received", ar: "القطع المستلمة" },
  houseNumber: field.houseNumber,
  trackingState: field.stateId,
  acceptedByName: { zh: "接单人", en: "Accepted by", ar: "قبله" },
  acceptedAt: { zh: "接单时间", en: "Accepted at", ar: "وقت القبول" },
  reason: { zh: "拒单原因", en: "Reason", ar: "السبب" },
  createdByName: { zh: "下单人", en: "Placed by", ar: "مقدم الطلب" },
  createdAt: { zh: "下单时间", en: "Placed at", ar: "وقت الطلب" },
} as const satisfies Record<string, LocalText>;

import { commonFieldTexts, type LocalText } from "#core";
import { waybillFieldTexts } from "#waybill";

/** Names of an order's fields: a waybill's, and its own. */
export const orderFieldTexts = {
  ...waybillFieldTexts,
  orderNumber: waybillFieldTexts.orderNumber,
  state: commonFieldTexts.status,
  source: { zh: "来源", en: "Source", ar: "المصدر" },
  customerReference: { zh: "客户订单号", en: "Customer's reference", ar: "مرجع العميل" },
  type: { zh: "业务类型", en: "Business type", ar: "نوع الشحن" },
  destinationCountry: waybillFieldTexts.country,
  destinationCity: waybillFieldTexts.city,
  trackingState: waybillFieldTexts.stateId,
  destination: { zh: "目的地", en: "Destination", ar: "الوجهة" },
  receivedOf: { zh: "件数（已收 / 申报）", en: "Pieces (received / declared)", ar: "القطع (المستلم / المصرح به)" },
  receivedPieces: { zh: "已收件数", en: "Pieces received", ar: "القطع المستلمة" },
  acceptedByName: { zh: "接单人", en: "Accepted by", ar: "قبله" },
  acceptedAt: { zh: "接单时间", en: "Accepted at", ar: "وقت القبول" },
  reason: { zh: "拒单原因", en: "Reason for turning down", ar: "سبب الرفض" },
  createdByName: { zh: "下单人", en: "Placed by", ar: "مقدم الطلب" },
  createdAt: { zh: "下单时间", en: "Placed at", ar: "وقت الطلب" },
  readyDate: { zh: "货好日期", en: "Goods ready on", ar: "تاريخ جاهزية البضاعة" },
  deliveryService: { zh: "交货方式", en: "Cargo handover", ar: "طريقة التسليم" },
  deliveryCity: { zh: "交货城市", en: "Handover city", ar: "مدينة التسليم" },
  exportType: { zh: "出口类型", en: "Export type", ar: "نوع التصدير" },
  itemName: { zh: "产品名称", en: "Product", ar: "المنتج" },
  lineWeight: { zh: "该行毛重（kg）", en: "Gross weight of the line (kg)", ar: "الوزن القائم للسطر (كجم)" },
  unitPrice: { zh: "每件货值", en: "Value per package", ar: "قيمة الطرد" },
  measures: { zh: "尺寸（cm）", en: "Measures (cm)", ar: "الأبعاد (سم)" },
} as const satisfies Record<string, LocalText>;
export type OrderField = keyof typeof orderFieldTexts;

/** Who placed an order: the customer in the portal, or staff for the customer. */
export const orderSourceTexts = {
  portal: { zh: "客户下单", en: "Portal", ar: "من البوابة" },
  staff: { zh: "代客下单", en: "Recorded", ar: "سجّله موظف" },
} as const satisfies Record<string, LocalText>;

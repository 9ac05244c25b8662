import type { LocalText } from "@lading/contract/core";

/** What stands on a shipping label beside the shipment's own words. */
export const labelTexts = {
  destination: { zh: "目的地", en: "Destination", ar: "الوجهة" },
  routing: { zh: "航线", en: "Routing", ar: "المسار" },
  consignee: { zh: "收件人", en: "Consignee", ar: "المرسل إليه" },
  shipper: { zh: "发件人", en: "Shipper", ar: "الشاحن" },
  pieces: { zh: "件数", en: "Pieces", ar: "عدد القطع" },
  piece: { zh: "第几件", en: "Piece", ar: "القطعة" },
  weight: { zh: "毛重", en: "Gross weight", ar: "الوزن الإجمالي" },
  cod: { zh: "代收货款", en: "COD", ar: "الدفع عند الاستلام" },
  shippingDate: { zh: "发货日期", en: "Shipped", ar: "تاريخ الشحن" },
  mainNumber: { zh: "主单号", en: "Main no.", ar: "رقم البوليصة الرئيسية" },
  orderNumber: { zh: "订单号", en: "Order no.", ar: "رقم الطلب" },
  remark: { zh: "备注", en: "Remark", ar: "ملاحظات" },
  track: { zh: "扫码查询", en: "Scan to track", ar: "امسح للتتبع" },
} as const satisfies Record<string, LocalText>;

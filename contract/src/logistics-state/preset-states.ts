import type { LocalText } from "#core";

/** A logistics state that each new company starts with (decisions.md, "Waybills"). */
export interface PresetState {
  readonly preset: string;
  readonly abbreviation: string;
  readonly text: LocalText;
}

/** In the order of a shipment's way; `exception` may happen anywhere. */
export const presetStates = [
  { preset: "orderPlaced", abbreviation: "ORD", text: { zh: "已下单", en: "Order placed", ar: "تم إنشاء الطلب" } },
  {
    preset: "received",
    abbreviation: "RCV",
    text: { zh: "仓库已收货", en: "Received at warehouse", ar: "استُلمت في المستودع" },
  },
  {
    preset: "exportCustoms",
    abbreviation: "EXP",
    text: { zh: "出口报关", en: "Export customs", ar: "التخليص الجمركي للتصدير" },
  },
  { preset: "departed", abbreviation: "DEP", text: { zh: "已离港", en: "Departed", ar: "غادرت" } },
  { preset: "inTransit", abbreviation: "TRN", text: { zh: "运输途中", en: "In transit", ar: "في الطريق" } },
  { preset: "arrived", abbreviation: "ARR", text: { zh: "已到港", en: "Arrived", ar: "وصلت" } },
  {
    preset: "importCustoms",
    abbreviation: "IMP",
    text: { zh: "进口清关", en: "Import customs", ar: "التخليص الجمركي للاستيراد" },
  },
  { preset: "outForDelivery", abbreviation: "OFD", text: { zh: "派送中", en: "Out for delivery", ar: "خرجت للتوصيل" } },
  { preset: "delivered", abbreviation: "DLV", text: { zh: "已签收", en: "Delivered", ar: "تم التسليم" } },
  { preset: "exception", abbreviation: "EXC", text: { zh: "异常", en: "Exception", ar: "تعثّرت الشحنة" } },
] as const satisfies readonly PresetState[];

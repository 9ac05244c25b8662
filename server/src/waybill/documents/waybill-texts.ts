import type { LocalText } from "@lading/contract/core";
import type { WaybillType } from "@lading/contract/waybill";

/** Titles of waybills by type, for a house and for a master. */
export const titles: Readonly<Record<WaybillType, { house: LocalText; main: LocalText }>> = {
  1: {
    house: { zh: "空运单", en: "Air Waybill", ar: "بوليصة شحن جوي" },
    main: { zh: "空运主单", en: "Master Air Waybill", ar: "بوليصة شحن جوي رئيسية" },
  },
  2: {
    house: { zh: "海运单", en: "Sea Waybill", ar: "بوليصة شحن بحري" },
    main: { zh: "海运主单", en: "Master Sea Waybill", ar: "بوليصة شحن بحري رئيسية" },
  },
  3: {
    house: { zh: "空运到门运单", en: "Air Waybill · Door Delivery", ar: "بوليصة شحن جوي حتى الباب" },
    main: { zh: "空运到门主单", en: "Master Air Waybill · Door Delivery", ar: "بوليصة شحن جوي رئيسية حتى الباب" },
  },
  4: {
    house: { zh: "海运到门运单", en: "Sea Waybill · Door Delivery", ar: "بوليصة شحن بحري حتى الباب" },
    main: { zh: "海运到门主单", en: "Master Sea Waybill · Door Delivery", ar: "بوليصة شحن بحري رئيسية حتى الباب" },
  },
  5: {
    house: { zh: "快递运单", en: "Express Waybill", ar: "بوليصة شحن سريع" },
    main: { zh: "快递主单", en: "Master Express Waybill", ar: "بوليصة شحن سريع رئيسية" },
  },
};

/** Texts of an A4 waybill, beside the fields' own names. */
export const waybillTexts = {
  notNegotiable: { zh: "不可转让", en: "Not negotiable", ar: "غير قابلة للتداول" },
  destination: { zh: "目的地", en: "Destination", ar: "الوجهة" },
  loadingAirport: { zh: "起运机场", en: "Airport of departure", ar: "مطار المغادرة" },
  destinationAirport: { zh: "目的机场", en: "Airport of destination", ar: "مطار الوصول" },
  details: { zh: "运输信息", en: "Shipment details", ar: "بيانات الشحنة" },
  goods: { zh: "货物描述", en: "Description of goods", ar: "وصف البضاعة" },
  line: { zh: "序号", en: "No.", ar: "م" },
  dimensions: { zh: "单箱尺寸（cm）", en: "L × W × H (cm)", ar: "الأبعاد (سم)" },
  total: { zh: "合计", en: "Total", ar: "الإجمالي" },
  cod: { zh: "代收货款", en: "Cash on delivery", ar: "الدفع عند الاستلام" },
  declaredValue: { zh: "申报货值", en: "Declared value", ar: "القيمة المصرح بها" },
  shipperSignature: { zh: "发货人签章", en: "Shipper's signature", ar: "توقيع الشاحن" },
  carrierSignature: { zh: "承运人 / 代理签章", en: "For the carrier or its agent", ar: "عن الناقل أو وكيله" },
  consigneeSignature: {
    zh: "收货人签收（货物完好）",
    en: "Received in good order",
    ar: "استُلمت البضاعة بحالة سليمة",
  },
  nameAndDate: { zh: "姓名、日期", en: "Name and date", ar: "الاسم والتاريخ" },
  track: { zh: "扫码查询", en: "Scan to track", ar: "امسح للتتبّع" },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
} as const satisfies Record<string, LocalText>;

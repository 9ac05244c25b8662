import type { LocalText } from "#core";

/** A charge item that each new company starts with. */
export interface PresetChargeItem {
  readonly preset: string;
  readonly text: LocalText;
}

/** Usual charges of a forwarder: the freight, its surcharges, papers, customs, the ground, and the rest. */
export const presetChargeItems = [
  { preset: "airFreight", text: { zh: "空运费", en: "Air freight", ar: "أجور الشحن الجوي" } },
  { preset: "oceanFreight", text: { zh: "海运费", en: "Ocean freight", ar: "أجور الشحن البحري" } },
  { preset: "expressFreight", text: { zh: "快递运费", en: "Express freight", ar: "أجور الشحن السريع" } },
  { preset: "trucking", text: { zh: "拖车费", en: "Trucking", ar: "أجور النقل البري" } },
  { preset: "fuelSurcharge", text: { zh: "燃油附加费", en: "Fuel surcharge", ar: "رسم الوقود الإضافي" } },
  {
    preset: "bunkerAdjustment",
    text: {
      zh: "海运燃油附加费（BAF）",
      en: "Bunker adjustment factor (BAF)",
      ar: "رسم تعديل وقود السفن (BAF)",
    },
  },
  { preset: "securitySurcharge", text: { zh: "安全附加费", en: "Security surcharge", ar: "رسم الأمن الإضافي" } },
  {
    preset: "peakSeason",
    text: { zh: "旺季附加费（PSS）", en: "Peak season surcharge (PSS)", ar: "رسم موسم الذروة (PSS)" },
  },
  { preset: "remoteArea", text: { zh: "偏远地区附加费", en: "Remote area surcharge", ar: "رسم المناطق النائية" } },
  {
    preset: "terminalHandling",
    text: { zh: "码头操作费（THC）", en: "Terminal handling charge (THC)", ar: "رسوم مناولة المحطة (THC)" },
  },
  { preset: "handling", text: { zh: "操作费", en: "Handling fee", ar: "أجور الخدمة" } },
  { preset: "documentation", text: { zh: "文件费", en: "Documentation fee", ar: "رسوم المستندات" } },
  { preset: "airWaybill", text: { zh: "航空运单费", en: "Air waybill fee", ar: "رسم بوليصة الشحن الجوي" } },
  { preset: "billOfLading", text: { zh: "提单费", en: "Bill of lading fee", ar: "رسم بوليصة الشحن البحري" } },
  { preset: "telexRelease", text: { zh: "电放费", en: "Telex release fee", ar: "رسم الإفراج بالتلكس" } },
  { preset: "deliveryOrder", text: { zh: "换单费", en: "Delivery order fee (D/O)", ar: "رسم إذن التسليم" } },
  {
    preset: "exportCustoms",
    text: { zh: "出口报关费", en: "Export customs clearance", ar: "أتعاب التخليص الجمركي للتصدير" },
  },
  {
    preset: "importCustoms",
    text: { zh: "进口清关费", en: "Import customs clearance", ar: "أتعاب التخليص الجمركي للاستيراد" },
  },
  { preset: "inspection", text: { zh: "查验费", en: "Customs inspection fee", ar: "رسوم المعاينة الجمركية" } },
  { preset: "customsDuty", text: { zh: "关税", en: "Customs duty", ar: "الرسوم الجمركية" } },
  { preset: "importVat", text: { zh: "进口增值税", en: "Import VAT", ar: "ضريبة القيمة المضافة على الواردات" } },
  { preset: "pickUp", text: { zh: "提货费", en: "Pick-up fee", ar: "رسوم الاستلام من الشاحن" } },
  { preset: "delivery", text: { zh: "派送费", en: "Delivery fee", ar: "رسوم التوصيل" } },
  { preset: "storage", text: { zh: "仓储费", en: "Storage fee", ar: "رسوم التخزين" } },
  {
    preset: "demurrage",
    text: { zh: "滞港滞箱费", en: "Demurrage and detention", ar: "غرامات التأخير والاحتجاز" },
  },
  { preset: "packing", text: { zh: "包装费", en: "Packing fee", ar: "رسوم التغليف" } },
  { preset: "insurance", text: { zh: "货运保险费", en: "Cargo insurance", ar: "التأمين على البضائع" } },
  { preset: "cashOnDelivery", text: { zh: "代收货款手续费", en: "COD fee", ar: "رسم الدفع عند الاستلام" } },
  { preset: "bankCharges", text: { zh: "银行手续费", en: "Bank charges", ar: "الرسوم البنكية" } },
  { preset: "other", text: { zh: "其他费用", en: "Other charges", ar: "رسوم أخرى" } },
] as const satisfies readonly PresetChargeItem[];

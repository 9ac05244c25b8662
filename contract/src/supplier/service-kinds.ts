import type { LocalText } from "#core";

/** The four tabs of the supplier service information (catalogue §2). */
export const serviceTexts = {
  transport: { zh: "运输", en: "Transport", ar: "النقل الدولي" },
  motor: { zh: "汽车运输", en: "Motor transport", ar: "النقل بالشاحنات" },
  warehousing: { zh: "仓储", en: "Warehousing", ar: "التخزين" },
  valueAdded: { zh: "增值服务", en: "Value-added support", ar: "خدمات القيمة المضافة" },
} as const satisfies Record<string, LocalText>;
export type SupplierServiceKind = keyof typeof serviceTexts;
export const supplierServices = [
  "transport",
  "motor",
  "warehousing",
  "valueAdded",
] as const satisfies readonly SupplierServiceKind[];

/** The ways of transport, as the five types of waybills. */
export const transportModeTexts = {
  air: { zh: "空运", en: "Air", ar: "جوي" },
  sea: { zh: "海运", en: "Sea", ar: "بحري" },
  airDoor: { zh: "空运到门", en: "Air to door", ar: "جوي حتى الباب" },
  seaDoor: { zh: "海运到门", en: "Sea to door", ar: "بحري حتى الباب" },
  express: { zh: "快递", en: "Express", ar: "شحن سريع" },
} as const satisfies Record<string, LocalText>;
export type TransportMode = keyof typeof transportModeTexts;
export const transportModes = [
  "air",
  "sea",
  "airDoor",
  "seaDoor",
  "express",
] as const satisfies readonly TransportMode[];

/** Which list the ports of a way are of: IATA's airports or UN/LOCODE's seaports. */
export function portKindOf(mode: TransportMode): "air" | "sea" {
  return mode === "sea" || mode === "seaDoor" ? "sea" : "air";
}

/** In tons (catalogue §9). */
export const vehicleWeights = ["3", "5", "8", "10", "12", "18"] as const;

/** Units of a price. */
export const serviceUnitTexts = {
  kilogram: { zh: "公斤", en: "kg", ar: "كجم" },
  cubicMetre: { zh: "立方米", en: "m³", ar: "م³" },
  container20: { zh: "20尺柜", en: "20' container", ar: "حاوية 20 قدمًا" },
  container40: { zh: "40尺柜", en: "40' container", ar: "حاوية 40 قدمًا" },
  container40HQ: { zh: "40尺高柜", en: "40' HQ container", ar: "حاوية 40 قدمًا عالية" },
  shipment: { zh: "票", en: "shipment", ar: "شحنة" },
  document: { zh: "单", en: "document", ar: "مستند" },
  trip: { zh: "趟", en: "trip", ar: "رحلة" },
  kilometre: { zh: "公里", en: "km", ar: "كم" },
  day: { zh: "天", en: "day", ar: "يوم" },
  hour: { zh: "小时", en: "hour", ar: "ساعة" },
  piece: { zh: "件", en: "piece", ar: "قطعة" },
} as const satisfies Record<string, LocalText>;
export type ServiceUnit = keyof typeof serviceUnitTexts;
export const serviceUnits = [
  "kilogram",
  "cubicMetre",
  "container20",
  "container40",
  "container40HQ",
  "shipment",
  "document",
  "trip",
  "kilometre",
  "day",
  "hour",
  "piece",
] as const satisfies readonly ServiceUnit[];

/** The units of each tab; a warehouse's are cubic metre and kilogram (catalogue §9). */
export const unitsOf = {
  transport: ["kilogram", "cubicMetre", "container20", "container40", "container40HQ", "shipment"],
  motor: ["trip", "kilometre", "kilogram", "day"],
  warehousing: ["cubicMetre", "kilogram"],
  valueAdded: ["shipment", "piece", "kilogram", "cubicMetre", "hour", "document"],
} as const satisfies Record<SupplierServiceKind, readonly ServiceUnit[]>;

/** How long a warehouse's price is for. */
export const storagePeriodTexts = {
  day: { zh: "每天", en: "per day", ar: "في اليوم" },
  week: { zh: "每周", en: "per week", ar: "في الأسبوع" },
  month: { zh: "每月", en: "per month", ar: "في الشهر" },
  once: { zh: "一次性", en: "once", ar: "مرة واحدة" },
} as const satisfies Record<string, LocalText>;
export type StoragePeriod = keyof typeof storagePeriodTexts;
export const storagePeriods = ["day", "week", "month", "once"] as const satisfies readonly StoragePeriod[];

export const valueAddedTexts = {
  customsClearance: { zh: "清关报关", en: "Customs clearance", ar: "تخليص جمركي" },
  inspection: { zh: "商检验货", en: "Inspection", ar: "معاينة وفحص" },
  certificate: { zh: "证书与认证", en: "Certificates", ar: "شهادات ومطابقة" },
  fumigation: { zh: "熏蒸", en: "Fumigation", ar: "تبخير" },
  packing: { zh: "包装", en: "Packing", ar: "تغليف" },
  palletizing: { zh: "打托", en: "Palletizing", ar: "تجميع على طبليات" },
  labelling: { zh: "贴标", en: "Labelling", ar: "لصق الملصقات" },
  insurance: { zh: "保险", en: "Insurance", ar: "تأمين" },
  cashOnDelivery: { zh: "代收货款", en: "Cash on delivery", ar: "الدفع عند الاستلام" },
  returns: { zh: "退货处理", en: "Returns", ar: "معالجة المرتجعات" },
  other: { zh: "其他", en: "Other", ar: "أخرى" },
} as const satisfies Record<string, LocalText>;
export type ValueAddedKind = keyof typeof valueAddedTexts;
export const valueAddedKinds = [
  "customsClearance",
  "inspection",
  "certificate",
  "fumigation",
  "packing",
  "palletizing",
  "labelling",
  "insurance",
  "cashOnDelivery",
  "returns",
  "other",
] as const satisfies readonly ValueAddedKind[];

/** Whose a service is: one of the company's suppliers, the company itself, or another company that offers it on Lading. */
export const serviceSourceTexts = {
  supplier: { zh: "自有供应商", en: "Our supplier", ar: "مورّد لدينا" },
  own: { zh: "本公司", en: "Our own", ar: "خدمة شركتنا" },
  lading: { zh: "Lading 平台发布", en: "Offered on Lading", ar: "معروض على Lading" },
} as const satisfies Record<string, LocalText>;
export type ServiceSource = keyof typeof serviceSourceTexts;
export const serviceSources = ["supplier", "own", "lading"] as const satisfies readonly ServiceSource[];

/** Whom an overseas agent's shipment is spoken of with. */
export const agentFunctionTexts = {
  operations: { zh: "操作", en: "Operations", ar: "العمليات" },
  documents: { zh: "单证", en: "Documentation", ar: "المستندات" },
  customs: { zh: "清关", en: "Customs", ar: "التخليص الجمركي" },
  delivery: { zh: "派送", en: "Delivery", ar: "التوصيل" },
  finance: { zh: "财务", en: "Accounts", ar: "المالية" },
  sales: { zh: "商务", en: "Commercial", ar: "التجاري" },
  emergency: { zh: "紧急联系", en: "Out of hours", ar: "خارج أوقات الدوام" },
} as const satisfies Record<string, LocalText>;
export type AgentFunction = keyof typeof agentFunctionTexts;
export const agentFunctions = [
  "operations",
  "documents",
  "customs",
  "delivery",
  "finance",
  "sales",
  "emergency",
] as const satisfies readonly AgentFunction[];
/** Contacts of one entry of operation information. */
export const mostOperationContacts = 10;

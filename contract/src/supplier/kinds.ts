import type { LocalText } from "#core";

/** Kinds of suppliers. An `overseasAgent` stands among the overseas agents as well. */
export const supplierKindTexts = {
  overseasAgent: { zh: "海外代理", en: "Overseas agent", ar: "وكيل خارجي" },
  airline: { zh: "航空公司", en: "Airline", ar: "شركة طيران" },
  shippingLine: { zh: "船公司", en: "Shipping line", ar: "خط ملاحي" },
  coLoader: { zh: "同行/订舱代理", en: "Co-loader", ar: "وكيل تجميع" },
  customsBroker: { zh: "报关行", en: "Customs broker", ar: "مخلّص جمركي" },
  haulier: { zh: "车队", en: "Haulier", ar: "ناقل بري" },
  warehouseOperator: { zh: "仓储服务商", en: "Warehouse operator", ar: "مشغّل مستودعات" },
  courier: { zh: "快递公司", en: "Courier", ar: "شركة توصيل سريع" },
  insurer: { zh: "保险公司", en: "Insurer", ar: "شركة تأمين" },
  other: { zh: "其他", en: "Other", ar: "أخرى" },
} as const satisfies Record<string, LocalText>;
export type SupplierKind = keyof typeof supplierKindTexts;
export const supplierKinds = [
  "overseasAgent",
  "airline",
  "shippingLine",
  "coLoader",
  "customsBroker",
  "haulier",
  "warehouseOperator",
  "courier",
  "insurer",
  "other",
] as const satisfies readonly SupplierKind[];

/** Main businesses of a supplier; several are usual. */
export const mainBusinessTexts = {
  airFreight: { zh: "空运", en: "Air freight", ar: "شحن جوي" },
  seaFreight: { zh: "海运", en: "Sea freight", ar: "شحن بحري" },
  railFreight: { zh: "铁路", en: "Rail freight", ar: "شحن بالسكك الحديدية" },
  express: { zh: "快递", en: "Express", ar: "شحن سريع" },
  trucking: { zh: "拖车/陆运", en: "Trucking", ar: "نقل بري" },
  warehousing: { zh: "仓储", en: "Warehousing", ar: "تخزين" },
  customsClearance: { zh: "清关报关", en: "Customs clearance", ar: "تخليص جمركي" },
  delivery: { zh: "目的地派送", en: "Delivery at destination", ar: "توصيل في بلد الوجهة" },
  insurance: { zh: "货运保险", en: "Cargo insurance", ar: "تأمين البضائع" },
  packing: { zh: "包装打托", en: "Packing", ar: "تغليف" },
  dangerousGoods: { zh: "危险品", en: "Dangerous goods", ar: "بضائع خطرة" },
  coldChain: { zh: "冷链", en: "Cold chain", ar: "سلسلة تبريد" },
  projectCargo: { zh: "工程项目货", en: "Project cargo", ar: "شحنات المشاريع" },
  eCommerce: { zh: "电商物流", en: "E-commerce logistics", ar: "لوجستيات التجارة الإلكترونية" },
} as const satisfies Record<string, LocalText>;
export type MainBusiness = keyof typeof mainBusinessTexts;
export const mainBusinesses = [
  "airFreight",
  "seaFreight",
  "railFreight",
  "express",
  "trucking",
  "warehousing",
  "customsClearance",
  "delivery",
  "insurance",
  "packing",
  "dangerousGoods",
  "coldChain",
  "projectCargo",
  "eCommerce",
] as const satisfies readonly MainBusiness[];

/** As many as a customer has (catalogue §9). */
export const mostSupplierContacts = 10;
export const mostSupplierAccounts = 10;
/** Rows of an imported spreadsheet. */
export const mostImportedSuppliers = 2_000;

/** Actions in a supplier's history. */
export const supplierActions = [
  "add",
  "import",
  "adopt",
  "edit",
  "state",
  "delete",
  "serviceAdd",
  "serviceEdit",
  "serviceDelete",
  "operationAdd",
  "operationEdit",
  "operationDelete",
] as const;

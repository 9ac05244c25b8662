import type { LocalText } from "#core";

/** The five types (catalogue §3, "Waybill"): number on the wire, letter in a built number, name. */
export const waybillTypes = {
  1: { letter: "A", text: { zh: "空运", en: "Air", ar: "شحن جوي" } },
  2: { letter: "S", text: { zh: "海运", en: "Sea", ar: "شحن بحري" } },
  3: { letter: "D", text: { zh: "空运到门", en: "Air to door", ar: "جوي حتى الباب" } },
  4: { letter: "T", text: { zh: "海运到门", en: "Sea to door", ar: "بحري حتى الباب" } },
  5: { letter: "E", text: { zh: "快递", en: "Express", ar: "شحن سريع" } },
} as const satisfies Record<number, { letter: string; text: LocalText }>;
export type WaybillType = keyof typeof waybillTypes;
/** The types in the order of their numbers, for schemas and choices. */
export const waybillTypeNumbers = [1, 2, 3, 4, 5] as const satisfies readonly WaybillType[];

/** Air and air to door carry an IATA main number; sea and sea to door a shipping line's. */
export const isAir = (type: number): boolean => type === 1 || type === 3;
export const isSea = (type: number): boolean => type === 2 || type === 4;

/** Marks a voided waybill wherever it is shown. */
export const voidedMark: LocalText = { zh: "已作废", en: "Voided", ar: "ملغاة" };

/** Payment status of a waybill (decisions.md, "Waybills"). */
export const paymentStatuses = {
  unbilled: { zh: "未出账", en: "Unbilled", ar: "لم تُفوتر" },
  unpaid: { zh: "未付款", en: "Unpaid", ar: "غير مدفوعة" },
  partlyPaid: { zh: "部分付款", en: "Partly paid", ar: "مدفوعة جزئيًا" },
  paid: { zh: "已付款", en: "Paid", ar: "مدفوعة" },
} as const satisfies Record<string, LocalText>;
export type PaymentStatus = keyof typeof paymentStatuses;
export const paymentStatusNames = [
  "unbilled",
  "unpaid",
  "partlyPaid",
  "paid",
] as const satisfies readonly PaymentStatus[];

/** Status of cash on delivery (decisions.md, "Waybills"). */
export const codStatuses = {
  none: { zh: "无代收", en: "None", ar: "لا يوجد" },
  toCollect: { zh: "待代收", en: "To collect", ar: "بانتظار التحصيل" },
  collected: { zh: "已代收", en: "Collected", ar: "تم التحصيل" },
  remitted: { zh: "已返款", en: "Remitted", ar: "مورَّد للعميل" },
} as const satisfies Record<string, LocalText>;
export type CodStatus = keyof typeof codStatuses;
export const codStatusNames = ["none", "toCollect", "collected", "remitted"] as const satisfies readonly CodStatus[];

/** How cash on delivery is taken. */
export const codChannels = {
  cash: { zh: "现金", en: "Cash", ar: "نقدًا" },
  card: { zh: "刷卡", en: "Card", ar: "بطاقة" },
  transfer: { zh: "银行转账", en: "Bank transfer", ar: "تحويل بنكي" },
  wallet: { zh: "电子钱包", en: "E-wallet", ar: "محفظة إلكترونية" },
} as const satisfies Record<string, LocalText>;
export type CodChannel = keyof typeof codChannels;
export const codChannelNames = ["cash", "card", "transfer", "wallet"] as const satisfies readonly CodChannel[];

/** Kinds of packages counted as boxes. */
export const boxUnits = {
  carton: { zh: "箱", en: "Carton", ar: "كرتون" },
  pallet: { zh: "托盘", en: "Pallet", ar: "طبلية" },
  bag: { zh: "袋", en: "Bag", ar: "كيس" },
  drum: { zh: "桶", en: "Drum", ar: "برميل" },
  crate: { zh: "木箱", en: "Crate", ar: "صندوق خشبي" },
  roll: { zh: "卷", en: "Roll", ar: "لفة" },
  piece: { zh: "件", en: "Piece", ar: "قطعة" },
} as const satisfies Record<string, LocalText>;
export type BoxUnit = keyof typeof boxUnits;
export const boxUnitNames = [
  "carton",
  "pallet",
  "bag",
  "drum",
  "crate",
  "roll",
  "piece",
] as const satisfies readonly BoxUnit[];

/** Incoterms 2020 (ICC). */
export const tradeTerms = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;

/** Who pays the freight. */
export const freightTerms = {
  prepaid: { zh: "运费预付", en: "Prepaid", ar: "مدفوعة مقدمًا" },
  collect: { zh: "运费到付", en: "Collect", ar: "تُدفع عند الوصول" },
} as const satisfies Record<string, LocalText>;
export type FreightTerms = keyof typeof freightTerms;
export const freightTermNames = ["prepaid", "collect"] as const satisfies readonly FreightTerms[];

/** Cabinet classes (catalogue §9) with the container types of each, by ISO 6346 size and type code. */
export const cabinetClasses = {
  "20": {
    text: { zh: "20'", en: "20'", ar: "‎20'" },
    types: { "22G1": "20' GP", "22R1": "20' RF", "22U1": "20' OT", "22P1": "20' FR", "22T1": "20' TK" },
  },
  "40": {
    text: { zh: "40'", en: "40'", ar: "‎40'" },
    types: { "42G1": "40' GP", "42R1": "40' RF", "42U1": "40' OT", "42P1": "40' FR", "42T1": "40' TK" },
  },
  "40HQ": {
    text: { zh: "40'HQ", en: "40'HQ", ar: "‎40'HQ" },
    types: { "45G1": "40' HC", "45R1": "40' RH", "45U1": "40' HC OT" },
  },
  others: {
    text: { zh: "其他", en: "Others", ar: "أخرى" },
    types: { L5G1: "45' HC", M5G1: "53' HC", LCL: "LCL", BULK: "Break bulk", RORO: "Ro-Ro" },
  },
} as const satisfies Record<string, { text: LocalText; types: Record<string, string> }>;
export type CabinetClass = keyof typeof cabinetClasses;
export const cabinetClassIds = ["20", "40", "40HQ", "others"] as const satisfies readonly CabinetClass[];

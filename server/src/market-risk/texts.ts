import type { ListAttribute, ScreeningOutcome } from "@lading/contract/market-risk";
import type { PartyKind } from "@lading/contract/party";
import { commonFieldTexts, type LocalText } from "@lading/contract/core";

/** Headings of the queries' spreadsheet, and words in it. */
export const screeningTexts = {
  title: { zh: "反洗钱查询", en: "Sanctions screening", ar: "فحص قوائم العقوبات" },
  searchDate: { zh: "查询时间", en: "Searched at", ar: "وقت البحث" },
  searchedBy: { zh: "查询人", en: "Searched by", ar: "أجرى البحث" },
  searchBy: { zh: "查询方式", en: "Search by", ar: "البحث بواسطة" },
  name: commonFieldTexts.name,
  identityNumber: { zh: "证件号码", en: "Identity number", ar: "رقم الهوية" },
  bic: { zh: "BIC 代码", en: "BIC", ar: "رمز BIC" },
  address: commonFieldTexts.address,
  country: commonFieldTexts.country,
  outcome: { zh: "查询结果", en: "Outcome", ar: "نتيجة البحث" },
  hitCount: { zh: "命中数", en: "Number of hits", ar: "عدد المطابقات" },
  listAttribute: { zh: "判定", en: "Verdict", ar: "القرار" },
  decidedBy: { zh: "判定人", en: "Decided by", ar: "صاحب القرار" },
  decidedAt: { zh: "判定时间", en: "Decided at", ar: "وقت القرار" },
  narrative: { zh: "说明", en: "Narrative", ar: "البيان" },
  swiftMessage: { zh: "SWIFT 报文", en: "SWIFT message", ar: "رسالة SWIFT" },
  businessNumber: { zh: "业务编号", en: "Business number", ar: "رقم المعاملة" },
  warningNumber: { zh: "预警编号", en: "Warning number", ar: "رقم التنبيه" },
  caseId: { zh: "案件编号", en: "Case ID", ar: "رقم القضية" },
} as const satisfies Record<string, LocalText>;

export const outcomeTexts = {
  none: { zh: "无命中", en: "No hit", ar: "لا مطابقة" },
  hits: { zh: "有命中", en: "Hits", ar: "توجد مطابقات" },
  cannotScreen: { zh: "无法筛查", en: "Cannot be screened", ar: "يتعذر الفحص" },
} as const satisfies Record<ScreeningOutcome, LocalText>;

export const attributeTexts = {
  normal: { zh: "正常", en: "Normal", ar: "سليم" },
  sanctions: { zh: "制裁", en: "Sanctioned", ar: "خاضع للعقوبات" },
  open: { zh: "待判定", en: "Open", ar: "بانتظار القرار" },
} as const satisfies Record<ListAttribute | "open", LocalText>;

/** Headings of the work list's spreadsheet; what it shares with the queries' is called the same. */
export const hitTexts = {
  title: { zh: "往来方命中", en: "Hits among our parties", ar: "مطابقات أطرافنا" },
  party: { zh: "往来方", en: "Party", ar: "الطرف" },
  knownAs: { zh: "身份", en: "Known as", ar: "الصفة" },
  outcome: screeningTexts.outcome,
  entry: { zh: "名单条目", en: "Entry", ar: "الإدخال" },
  list: { zh: "名单", en: "List", ar: "القائمة" },
  listDate: { zh: "名单日期", en: "Date of the list", ar: "تاريخ القائمة" },
  reference: { zh: "条目编号", en: "Entry reference", ar: "مرجع الإدخال" },
  score: { zh: "相似度", en: "Alike", ar: "التشابه" },
  foundAt: { zh: "发现时间", en: "Found at", ar: "وقت الاكتشاف" },
  listAttribute: screeningTexts.listAttribute,
  decidedBy: screeningTexts.decidedBy,
  decidedAt: screeningTexts.decidedAt,
  reason: commonFieldTexts.reason,
  businessNumber: screeningTexts.businessNumber,
  warningNumber: screeningTexts.warningNumber,
  caseId: screeningTexts.caseId,
} as const satisfies Record<string, LocalText>;

export const partyKindTexts = {
  customer: { zh: "客户", en: "Customer", ar: "العميل" },
  director: { zh: "客户法人/负责人", en: "Customer’s director", ar: "مدير العميل" },
  supplier: { zh: "供应商", en: "Supplier", ar: "المورّد" },
  consignee: { zh: "收货人", en: "Consignee", ar: "المرسل إليه" },
  shipper: { zh: "发货人", en: "Shipper", ar: "المرسل" },
  notifyParty: { zh: "通知方", en: "Notify party", ar: "جهة الإشعار" },
} as const satisfies Record<PartyKind, LocalText>;

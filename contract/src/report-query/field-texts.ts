import { billTitle, billFieldTexts } from "#bill";
import { chargeFieldTexts } from "#charge-item";
import { checkBillFieldTexts } from "#check-bill";
import { commonFieldTexts, type LocalText } from "#core";
import { profitTitle } from "#profit";
import { costTitle } from "#supplier-cost";
import { writeOffTitles } from "#write-off";

/** Title of the page, and what one of its records is called (catalogue §7, "report query conditions"). */
export const reportQueryTitles = {
  one: { zh: "查询条件", en: "report query", ar: "استعلام تقرير" },
  all: { zh: "综合查询", en: "Report queries", ar: "استعلام التقارير" },
} as const satisfies Record<string, LocalText>;

/** The data that a report may be over. */
export const reportSources = ["bill", "cost", "writeOff", "profit"] as const;
export type ReportSource = (typeof reportSources)[number];

export const reportSourceTexts = {
  bill: billTitle,
  cost: costTitle,
  writeOff: writeOffTitles.all,
  profit: profitTitle,
} as const satisfies Record<ReportSource, LocalText>;

/** Ways of comparing a field, as the lists' filters have them. */
export const reportOperators = ["contains", "is", "isNot", "from", "to", "within", "empty", "filled"] as const;
export type ReportOperator = (typeof reportOperators)[number];

export const reportOperatorTexts = {
  contains: { zh: "包含", en: "Contains", ar: "يحتوي على" },
  is: { zh: "等于", en: "Is", ar: "يساوي" },
  isNot: { zh: "不等于", en: "Is not", ar: "لا يساوي" },
  from: { zh: "从", en: "From", ar: "من" },
  to: { zh: "至", en: "To", ar: "إلى" },
  within: { zh: "在最近", en: "Within", ar: "خلال" },
  empty: { zh: "为空", en: "Is empty", ar: "فارغ" },
  filled: { zh: "不为空", en: "Is filled in", ar: "غير فارغ" },
} as const satisfies Record<ReportOperator, LocalText>;

/** Quick ranges of dates up to today (catalogue §9). */
export const quickRanges = ["week", "month", "threeMonths", "halfYear", "year"] as const;
export type QuickRange = (typeof quickRanges)[number];

/** By what dates are grouped. */
export const reportPeriods = ["day", "month", "year"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const reportPeriodTexts = {
  day: { zh: "按日", en: "By day", ar: "حسب اليوم" },
  month: { zh: "按月", en: "By month", ar: "حسب الشهر" },
  year: { zh: "按年", en: "By year", ar: "حسب السنة" },
} as const satisfies Record<ReportPeriod, LocalText>;

/** Names of the fields of a kept report query. */
export const reportQueryFieldTexts = {
  name: commonFieldTexts.name,
  source: { zh: "数据来源", en: "Report on", ar: "بيانات التقرير" },
  shared: { zh: "全公司共享", en: "Shared in the company", ar: "مشترك في الشركة" },
  columns: { zh: "显示列", en: "Shown columns", ar: "الأعمدة المعروضة" },
  conditions: { zh: "条件", en: "Conditions", ar: "الشروط" },
  groups: { zh: "分组", en: "Grouped by", ar: "مجمّعة حسب" },
  sums: { zh: "汇总", en: "Sums", ar: "المجاميع" },
  inSettlement: { zh: "折算为结算币种", en: "In the settlement currency", ar: "بعملة التسوية" },
  definition: { zh: "查询内容", en: "Definition", ar: "تعريف الاستعلام" },
  createdByName: checkBillFieldTexts.createdByName,
  rowCount: checkBillFieldTexts.count,
  rowCurrency: commonFieldTexts.currency,
} as const satisfies Record<string, LocalText>;

/** Names of fields that only reports have. */
export const reportFieldTexts = {
  chargeItem: chargeFieldTexts.chargeItem,
  quantity: chargeFieldTexts.qty,
  issuedBy: billFieldTexts.createdByName,
  issuedOn: billFieldTexts.createDate,
  written: { zh: "已核销金额", en: "Amount written off", ar: "المبلغ المسوّى" },
  entry: { zh: "损益项目", en: "Profit entry", ar: "بند الربح" },
} as const satisfies Record<string, LocalText>;

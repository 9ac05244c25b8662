import { billFieldTexts, resultTexts } from "#bill";
import { chargeFieldTexts } from "#charge-item";
import { commonFieldTexts, type LocalText } from "#core";
import { costFieldTexts } from "#supplier-cost";

/** Names of a job's columns and figures, on its page, in its spreadsheet and on paper. */
export const jobFieldTexts = {
  ...resultTexts,
  margin: { zh: "利润率", en: "Margin", ar: "هامش الربح" },
  receivable: { zh: "应收余额", en: "Receivable balance", ar: "رصيد الذمم المدينة" },
  payable: { zh: "应付余额", en: "Payable balance", ar: "رصيد الذمم الدائنة" },
  subtotal: { zh: "小计", en: "Subtotal", ar: "المجموع الفرعي" },
  totals: { zh: "合计", en: "Totals", ar: "الإجماليات" },
  debitNote: { zh: "账单号", en: "Debit note no.", ar: "رقم إشعار المدين" },
  billReferNo: costFieldTexts.billReferNo,
  date: commonFieldTexts.date,
  customer: billFieldTexts.customerName,
  supplier: costFieldTexts.customerName,
  ...chargeFieldTexts,
  signOffs: { zh: "会签", en: "Sign-offs", ar: "المصادقات" },
} as const satisfies Record<string, LocalText>;

/** Title of a job's page, its spreadsheet and its PDF. */
export const jobTitle: LocalText = { zh: "作业汇总", en: "Job summary", ar: "ملخص العملية" };

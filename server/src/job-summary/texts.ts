import { checkBillFieldTexts } from "@lading/contract/check-bill";
import type { LocalText } from "@lading/contract/core";
import { jobFieldTexts, jobStepTexts } from "@lading/contract/job-summary";
import { waybillFieldTexts } from "@lading/contract/waybill";

/** Values of sign-offs in the log of their waybill. */
export const jobValues = { jobSignOff: jobStepTexts };

/** Texts of a job's spreadsheet and PDF. */
export const jobTexts = {
  ...jobFieldTexts,
  section: { zh: "类别", en: "Section", ar: "القسم" },
  waybill: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  number: {
    zh: "账单号 / 供应商账单号",
    en: "Debit note / supplier invoice no.",
    ar: "رقم إشعار المدين / فاتورة المورّد",
  },
  party: checkBillFieldTexts.partyName,
  balance: checkBillFieldTexts.balance,
  rateMissing: {
    zh: "缺少 {date} 的 {currency} 汇率",
    en: "No {currency} rate for {date}",
    ar: "لا يوجد سعر {currency} بتاريخ {date}",
  },
  notSigned: { zh: "未会签", en: "Not signed", ar: "لم تتم المصادقة" },
  printed: { zh: "打印时间 {time}", en: "Printed {time}", ar: "طُبع في {time}" },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
} as const satisfies Record<string, LocalText>;

/** Names of the waybill's facts at the head of the PDF. */
export const factTexts = {
  ...waybillFieldTexts,
  houses: { zh: "分单数", en: "Number of houses", ar: "عدد البوالص الفرعية" },
  transport: { zh: "航班 / 船名航次", en: "Flight / vessel", ar: "الرحلة / السفينة" },
} as const satisfies Record<string, LocalText>;
